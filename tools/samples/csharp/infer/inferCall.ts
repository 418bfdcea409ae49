import type { Node } from 'web-tree-sitter';
import type { CsharpMethod } from '../api/csharpApi.ts';
import type { CsharpType } from '../api/csharpType.ts';
import { awaited, OTHER, parseCsharpType, printCsharp, typeNamed } from '../api/csharpType.ts';
import type { Found } from './findMember.ts';
import { findMember, listResult } from './findMember.ts';
import { chooseOverload } from './chooseOverload.ts';
import { elementOf } from './isAssignable.ts';
import type { Scope } from './scope.ts';
import type { Session } from './session.ts';
import { partsOf } from './session.ts';

/** One argument of a call; what depends on its place has no type yet. */
export interface Argument {
  node: Node;
  name: string | undefined;
  type: CsharpType | undefined;
}

/** What these are depends on what the method asks for. */
const BY_PLACE = [
  'lambda_expression',
  'implicit_object_creation_expression',
  'collection_expression',
];

/** The type of a call, whose member and arguments are checked. */
export function inferCall(session: Session, node: Node, scope: Scope): CsharpType | undefined {
  const called = node.childForFieldName('function');
  const list = node.childForFieldName('arguments');
  if (!called || !list) return undefined;
  const { found, name } = findCalled(session, called, scope);
  const args = partsOf(list).map((argument) => readArgument(session, argument, scope));
  switch (found.kind) {
    case 'methods':
      return callMethod(session, found.methods, { name, args, scope });
    case 'list':
      return callOnList(session, found.owner, { name, args, scope });
    case 'value':
      finish(session, args, scope);
      if (found.type?.name === 'MethodGroup') return found.type.parameters[0] ?? OTHER;
      if (!called.text.startsWith('Task.'))
        for (const argument of args) reportTask(session, argument);
      return resultOf(session, found, name);
  }
}

/** Methods of the platform want a result, not the task that will give it. */
function reportTask(session: Session, { node, type }: Argument): void {
  if (type && awaited(type))
    session.report(node, `"await" is missing: the argument is ${printCsharp(type)}.`);
}

interface Call {
  name: Node;
  args: Argument[];
  scope: Scope;
}

function findCalled(session: Session, called: Node, scope: Scope): { found: Found; name: Node } {
  if (
    called.type === 'member_access_expression' ||
    called.type === 'conditional_access_expression'
  ) {
    const owner = called.childForFieldName('expression') ?? called.childForFieldName('condition');
    const binding = called.namedChildren.find(({ type }) => type === 'member_binding_expression');
    const name = called.childForFieldName('name') ?? binding?.childForFieldName('name') ?? called;
    if (owner?.type === 'this') return findCalled(session, name, scope);
    const type = owner ? session.infer(owner, scope) : undefined;
    return { found: findMember(session, type, name), name };
  }
  const text = called.type === 'generic_name' ? called.namedChild(0)?.text : called.text;
  const inherited = session.types.get('TestBase')?.methods.get(text ?? '');
  if (inherited && !scope.has(text ?? '')) {
    session.count(true);
    return { found: { kind: 'methods', methods: inherited }, name: called };
  }
  if (text === 'nameof') return { found: { kind: 'value', type: OTHER }, name: called };
  return { found: { kind: 'value', type: session.infer(called, scope) }, name: called };
}

function resultOf(session: Session, { kind, ...found }: Found, name: Node): CsharpType | undefined {
  const type = kind === 'value' && 'type' in found ? found.type : undefined;
  const isDelegate = type && /^(Func|Action|EventHandler)$/.test(type.name);
  if (isDelegate) return type.name === 'Func' ? type.parameters.at(-1) : OTHER;
  if (type?.name && (session.types.has(type.name) || type.name === 'string'))
    session.report(name, `"${name.text}" is no method: write it without parentheses.`);
  return type && OTHER;
}

function callMethod(
  session: Session,
  methods: readonly CsharpMethod[],
  { name, args, scope }: Call,
): CsharpType | undefined {
  const typeArguments =
    name.type === 'generic_name'
      ? (name.namedChild(1)?.namedChildren ?? []).map(({ text }) => parseCsharpType(text))
      : [];
  const choice = chooseOverload(session, methods, {
    name,
    args,
    isGeneric: typeArguments.length > 0,
  });
  finish(session, args, scope, choice?.types);
  const results = new Set(methods.map(({ returns }) => printCsharp(returns)));
  if ((!choice || choice.isGuess) && results.size > 1) return OTHER;
  const returns = (choice?.method ?? methods[0])?.returns;
  const [given = OTHER] = typeArguments;
  return returns && withTypeArgument(returns, given);
}

function callOnList(session: Session, owner: CsharpType, { name, args, scope }: Call): CsharpType {
  const [element] = [elementOf(owner)];
  const lambda = typeNamed('Func', ...(element ? [element] : []), OTHER);
  const types = finish(
    session,
    args,
    scope,
    args.map(() => lambda),
  );
  const mapped = types.find((type) => type?.name === 'Lambda')?.parameters[0];
  return listResult(
    owner,
    name.type === 'generic_name' ? (name.namedChild(0)?.text ?? '') : name.text,
    mapped,
  );
}

function readArgument(session: Session, argument: Node, scope: Scope): Argument {
  const node = partsOf(argument).at(-1) ?? argument;
  const name = argument.childForFieldName('name')?.text;
  const waits = BY_PLACE.includes(node.type);
  return { node, name, type: waits ? undefined : session.infer(node, scope) };
}

/** Checks the arguments that had to wait until it was known what they are for. */
function finish(
  session: Session,
  args: readonly Argument[],
  scope: Scope,
  expected: readonly (CsharpType | undefined)[] = [],
): (CsharpType | undefined)[] {
  return args.map(({ node, type }, index) =>
    BY_PLACE.includes(node.type) ? session.infer(node, scope, expected[index]) : type,
  );
}

function withTypeArgument(type: CsharpType, given: CsharpType): CsharpType {
  if (type.name === 'T') return given;
  return { ...type, parameters: type.parameters.map((part) => withTypeArgument(part, given)) };
}
