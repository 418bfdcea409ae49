/** A type expression of the facts, taken apart. */
export type TypeTree =
  | { kind: 'name'; name: string }
  /** `[Array]<[string]>`, `[Object]<[string], [float]>`. */
  | { kind: 'generic'; name: string; parameters: TypeTree[] }
  /** `[LoadState]<"load"|"commit">`; without a name in `["pipe"|"ignore"]`. */
  | { kind: 'enum'; name: string | undefined; values: string[] }
  | { kind: 'literal'; value: string }
  | { kind: 'union'; members: TypeTree[] }
  /** Without parameters where the facts only say `[function]`. */
  | { kind: 'function'; parameters?: TypeTree[]; returns?: TypeTree };

export function isNull(tree: TypeTree): boolean {
  return tree.kind === 'name' && ['null', 'undefined', 'void'].includes(tree.name);
}

/** Splits `null` off a type: `[null]|[Response]` → `[Response]`, nullable. */
export function withoutNull(tree: TypeTree): { tree: TypeTree; isNullable: boolean } {
  if (tree.kind !== 'union') return { tree, isNullable: false };
  const members = tree.members.filter((member) => !isNull(member));
  const [first] = members;
  const isNullable = members.length < tree.members.length;
  const rest: TypeTree = members.length === 1 && first ? first : { kind: 'union', members };
  return { tree: rest, isNullable };
}
