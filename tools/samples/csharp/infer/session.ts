import type { Node } from 'web-tree-sitter';
import type { CsharpApi } from '../api/csharpApi.ts';
import type { CsharpType } from '../api/csharpType.ts';
import type { Scope } from './scope.ts';

/** What the parts of one check share. */
export interface Session {
  /** The types of the framework and those that the sample declares. */
  types: CsharpApi;
  /** The names of the types that the sample declares itself. */
  own: ReadonlySet<string>;
  /** The namespaces that the sample imports; `undefined` for a snippet, which needs none. */
  usings: ReadonlySet<string> | undefined;
  report: (node: Node, message: string) => void;
  /** Counts a use of a member whose owner is known, or is not. */
  count: (isInferred: boolean) => void;
  /** The type of an expression, which is checked on the way; `expected` is what its place asks for. */
  infer: (node: Node, scope: Scope, expected?: CsharpType) => CsharpType | undefined;
  /** Checks a statement or a declaration. */
  visit: (node: Node, scope: Scope) => void;
}

/** The named children of a node without comments. */
export function partsOf(node: Node): Node[] {
  return node.namedChildren.filter((child) => child.type !== 'comment');
}

export function inferAll(session: Session, nodes: readonly Node[], scope: Scope): void {
  for (const node of nodes) session.infer(node, scope);
}
