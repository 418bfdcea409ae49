import type { Node, Parser } from 'web-tree-sitter';
import type { CsharpApi, CsharpClass } from './api/csharpApi.ts';
import { snippetNames } from './api/csharpNames.ts';
import { inferExpression } from './infer/inferExpression.ts';
import { Scope } from './infer/scope.ts';
import type { Session } from './infer/session.ts';
import { ownClasses } from './infer/visitClass.ts';
import { visitStatement } from './infer/visitStatement.ts';
import type { LineFinding } from '../tree/syntaxErrors.ts';
import { syntaxErrors } from '../tree/syntaxErrors.ts';

const FRAMEWORK = 'Microsoft.Playwright';
const NAMESPACES = ['', '.MSTest', '.NUnit', '.TestAdapter', '.Xunit', '.Xunit.v3'].map(
  (ending) => FRAMEWORK + ending,
);

export interface CsharpResult {
  findings: LineFinding[];
  /** Uses of members whose owner could be found out, and those where it could not. */
  inferred: number;
  unknown: number;
}

/**
 * Checks a C# sample against the types of a version: syntax first, then every name. `siblings` are
 * classes that other samples of the page declare.
 */
export function checkCsharp(
  parser: Parser,
  api: CsharpApi,
  code: string,
  siblings: readonly CsharpClass[] = [],
): CsharpResult {
  const root = parser.parse(code)?.rootNode;
  const findings: LineFinding[] = root ? syntaxErrors(root) : [];
  const result = { findings, inferred: 0, unknown: 0 };
  if (!root || findings.length) return result;
  const classes = ownClasses(root);
  const usings = usingsOf(root);
  const isWhole = [...usings].some((name) => name.startsWith(FRAMEWORK));
  const scope = new Scope();
  if (!isWhole) for (const [name, type] of snippetNames()) scope.declare(name, type);
  const session: Session = {
    types: new Map([...api, ...[...siblings, ...classes].map((one) => [one.name, one] as const)]),
    own: new Set([...siblings, ...classes].map(({ name }) => name)),
    usings: isWhole ? usings : undefined,
    report: (node, message) => findings.push({ line: node.startPosition.row + 1, message }),
    count: (isInferred) => (isInferred ? result.inferred++ : result.unknown++),
    infer: (node, inner, expected) => inferExpression(session, node, inner, expected),
    visit: (node, inner) => visitStatement(session, node, inner),
  };
  for (const name of usings)
    if (name.startsWith(FRAMEWORK) && !NAMESPACES.includes(name))
      findings.push({ line: lineOf(code, name), message: `There is no namespace "${name}".` });
  session.visit(root, scope);
  return result;
}

/** The classes that a sample declares. */
export function declaredClasses(parser: Parser, code: string): CsharpClass[] {
  const root = parser.parse(code)?.rootNode;
  return root ? ownClasses(root) : [];
}

function lineOf(code: string, name: string): number {
  return code.slice(0, code.indexOf(`${name};`)).split('\n').length;
}

function usingsOf(root: Node): Set<string> {
  return new Set(
    root
      .descendantsOfType('using_directive')
      .map((node) => node.text.replace(/^.*?using\s+|;$/g, '')),
  );
}
