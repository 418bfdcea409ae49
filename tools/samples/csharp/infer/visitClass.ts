import type { Node } from 'web-tree-sitter';
import type { CsharpClass } from '../api/csharpApi.ts';
import { awaited, parseCsharpType, typeNamed } from '../api/csharpType.ts';
import { checkTypeName } from './checkTypeName.ts';
import { inheritedNames } from '../api/csharpNames.ts';
import { Scope } from './scope.ts';
import type { Session } from './session.ts';
import { partsOf } from './session.ts';

const TYPES = [
  'class_declaration',
  'record_declaration',
  'struct_declaration',
  'interface_declaration',
];

/** The classes that a sample declares, with the types of their members. */
export function ownClasses(root: Node): CsharpClass[] {
  return root.descendantsOfType(TYPES).map((node) => {
    const made = emptyClass(node.childForFieldName('name')?.text ?? '');
    for (const { name, type, isMethod } of membersOf(node))
      if (isMethod) made.properties.set(name, typeNamed('MethodGroup', type));
      else made.properties.set(name, type);
    return made;
  });
}

/** Checks a class: its members see each other and what the class inherits. */
export function visitClass(session: Session, node: Node, scope: Scope): void {
  const inner = new Scope(scope);
  const bases = node.namedChildren.find(({ type }) => type === 'base_list');
  const [base] = bases ? partsOf(bases) : [];
  if (base) for (const [name, type] of inheritedNames(base.text)) inner.declare(name, type);
  declareParameters(session, node, inner);
  for (const { name, type, isMethod } of membersOf(node))
    inner.declare(name, isMethod ? typeNamed('MethodGroup', type) : type);
  const body = node.childForFieldName('body');
  if (body) session.visit(body, inner);
}

/** Checks a method, a constructor, a property or a field. */
export function visitMember(session: Session, node: Node, scope: Scope): void {
  const written = node.childForFieldName('returns') ?? node.childForFieldName('type');
  if (written) checkTypeName(session, written);
  const type = written ? parseCsharpType(written.text) : undefined;
  const isAsync = node.namedChildren.some(
    (child) => child.type === 'modifier' && child.text === 'async',
  );
  const inner = new Scope(scope, (type && isAsync ? awaited(type) : type) ?? typeNamed('void'));
  declareParameters(session, node, inner);
  for (const part of partsOf(node)) {
    if (/^(block|variable_declaration|accessor_list)$/.test(part.type)) session.visit(part, inner);
    if (part.type === 'arrow_expression_clause' || part.id === node.childForFieldName('value')?.id)
      for (const value of part.type === 'arrow_expression_clause' ? partsOf(part) : [part])
        session.infer(value, inner, inner.returns);
  }
}

function declareParameters(session: Session, node: Node, scope: Scope): void {
  const list = node.namedChildren.find(({ type }) => type === 'parameter_list');
  for (const parameter of list?.namedChildren.filter(({ type }) => type === 'parameter') ?? []) {
    const written = parameter.childForFieldName('type');
    if (written) checkTypeName(session, written);
    const name = parameter.childForFieldName('name')?.text ?? '';
    scope.declare(name, written ? parseCsharpType(written.text) : undefined);
  }
}

interface OwnMember {
  name: string;
  type: ReturnType<typeof parseCsharpType>;
  isMethod: boolean;
}

function membersOf(node: Node): OwnMember[] {
  return (node.childForFieldName('body')?.namedChildren ?? []).flatMap((member): OwnMember[] => {
    const variables = member.namedChildren.find(({ type }) => type === 'variable_declaration');
    const written =
      member.childForFieldName('returns') ??
      member.childForFieldName('type') ??
      variables?.childForFieldName('type');
    if (!written) return [];
    const type = parseCsharpType(written.text);
    const isMethod = member.type === 'method_declaration';
    const declarators = variables?.namedChildren.filter(
      (child) => child.type === 'variable_declarator',
    );
    return (declarators ?? [member]).flatMap((declared) => {
      const name = declared.childForFieldName('name')?.text;
      return name ? [{ name, type, isMethod }] : [];
    });
  });
}

function emptyClass(name: string): CsharpClass {
  return { name, properties: new Map(), methods: new Map(), events: new Map() };
}
