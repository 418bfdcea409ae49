import type { SyntaxNode } from '@lezer/common';
import { orRefusal, Refusal, type CodeStatement, type Target } from './code.ts';
import { childrenOf, partsOf, placeOf } from './nodes.ts';
import { checkSyntax, parse } from './parse.ts';
import { createReader, type Reader } from './readExpression.ts';
import type { Language } from '../worker/languages.ts';

/** Reads each statement of a language. Comments and imports are skipped; text that isn’t of the language is refused. */
export function readCode(text: string, language: Language): (CodeStatement | Refusal)[] {
  const top = parse(text, language);
  checkSyntax(top, text, language);
  return statementsIn(top, createReader(text, language));
}

/** Functions around the statements of a test: what is in them is read. */
const FUNCTIONS = new Set([
  'FunctionDefinition',
  'ClassDefinition',
  'ClassDeclaration',
  'ClassBody',
]);
const BODIES = new Set(['Block', 'Body', 'MethodDeclaration', ...FUNCTIONS]);

function statementsIn(node: SyntaxNode, reader: Reader): (CodeStatement | Refusal)[] {
  return partsOf(node).flatMap((child) => {
    const body = bodyOf(child, reader.text);
    if (body) return body.flatMap((each) => statementsIn(each, reader));
    return orRefusal(() => statementOf(child, reader));
  });
}

/** What a test or function contains; undefined for a plain statement. */
function bodyOf(node: SyntaxNode, text: string): SyntaxNode[] | undefined {
  // Only says how the test runs.
  if (node.name === 'DecoratedStatement' && text.startsWith('@pytest.mark.asyncio', node.from))
    return node.getChildren('FunctionDefinition').flatMap((each) => bodyOf(each, text) ?? []);
  if (FUNCTIONS.has(node.name) || node.name === 'MethodDeclaration') {
    const bodies = childrenOf(node).filter(({ name }) => BODIES.has(name));
    return bodies.flatMap((body) => bodyOf(body, text) ?? [body]);
  }
  if (node.name !== 'ExpressionStatement') return undefined;
  const call = node.getChild('CallExpression');
  if (!/^test\b/.test(text.slice(call?.from, call?.to))) return undefined;
  const blocks = call?.getChild('ArgList')?.getChild('ArrowFunction')?.getChildren('Block');
  return blocks?.length ? blocks : undefined;
}

function statementOf(node: SyntaxNode, { text, read }: Reader): CodeStatement {
  const words = (each: SyntaxNode | null | undefined) => text.slice(each?.from, each?.to);
  const holder = node.getChild('VariableDeclarator') ?? node;
  const definition = holder.getChild('VariableDefinition') ?? holder.getChild('Definition');
  const last = partsOf(holder).findLast(({ name }) => name !== 'TypeDef');
  const assigned = (left: SyntaxNode | null | undefined, isNew: boolean): Target | undefined => {
    const [, field] = /^(?:this|self)\.(\w+)$/.exec(words(left)) ?? [];
    if (field !== undefined) return { name: field, isNew: false, isField: true };
    return /^(VariableName|Identifier)$/.test(left?.name ?? '')
      ? { name: words(left), isNew }
      : undefined;
  };
  switch (node.name) {
    case 'ExpressionStatement': {
      if (!last) break;
      if (!/^Assignment/.test(last.name)) return { ...placeOf(node), value: read(last) };
      const [left, right] = [last.firstChild, last.lastChild];
      const target = assigned(left, false);
      if (!target || !right || words(left?.nextSibling) !== '=') break;
      return { ...placeOf(node), target, value: read(right) };
    }
    case 'VariableDeclaration':
    case 'LocalVariableDeclaration':
    case 'Declaration': {
      if (!definition || !last || holder.getChildren(definition.name).length > 1) break;
      const target = { name: words(definition), isNew: true };
      return { ...placeOf(node), target, value: read(last) };
    }
    case 'AssignStatement': {
      const target = assigned(partsOf(node)[0], true);
      if (!target || !last || node.getChildren('AssignOp').length !== 1) break;
      return { ...placeOf(node), target, value: read(last) };
    }
  }
  const [first = ''] = words(node).split(/[\s(]/);
  throw new Refusal(
    node.from,
    `The lab reads calls and declarations of one variable, not what starts with "${first}" here.`,
  );
}
