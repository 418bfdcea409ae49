import { splitCall, splitOutside } from '../assert/statements.ts';

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

/** A type and the types that it consists of; what a function takes and returns is not among them. */
export function everyPart(tree: TypeTree): TypeTree[] {
  if (tree.kind === 'union') return [tree, ...tree.members.flatMap(everyPart)];
  return tree.kind === 'generic' ? [tree, ...tree.parameters.flatMap(everyPart)] : [tree];
}

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

const known = new Map<string, TypeTree>();

/** Takes a type expression of the facts apart: `[Array]<[string]>`, `[null]|[Response]`. */
export function parseType(text: string): TypeTree {
  // A few hundred expressions, each asked for thousands of times. What cannot be read stands as it is: no package
  // declares that, so that the roll says so.
  const tree = known.get(text) ?? readUnion(text) ?? { kind: 'name', name: text };
  known.set(text, tree);
  return tree;
}

function readUnion(text: string): TypeTree | undefined {
  const members = readAll(splitOutside(text, '|'), readTerm);
  if (!members || members.length < 2) return members?.[0];
  if (members.every((member) => member.kind === 'literal'))
    return { kind: 'enum', name: undefined, values: members.map(({ value }) => value) };
  return { kind: 'union', members };
}

function readTerm(text: string): TypeTree | undefined {
  const [, literal] = /^"([^"]*)"$/.exec(text) ?? [];
  if (literal !== undefined) return { kind: 'literal', value: literal };
  if (/^\w+$/.test(text))
    return text === 'function' ? { kind: text } : { kind: 'name', name: text };
  const [, whole] = /^\[(.*)\]$/s.exec(text) ?? [];
  const bare = whole === undefined ? undefined : readUnion(whole);
  if (bare) return bare;
  // Native C# notation, as in `[JsonElement?]`.
  const [, present] = /^(\w+|\[\w+\])\?$/.exec(text) ?? [];
  if (present !== undefined) return readUnion(`null|${present}`);
  const [, name = '', list] = /^(\w+|\[\w+\])<(.*)>$/s.exec(text) ?? [];
  return list === undefined ? readFunction(text) : readGeneric(name.replace(/\W/g, ''), list);
}

function readGeneric(name: string, list: string): TypeTree | undefined {
  const parameters = readAll(splitOutside(list, ','), readUnion);
  const [only, second] = parameters ?? [];
  if (only?.kind === 'enum' && !only.name && !second) return { ...only, name };
  if (only?.kind === 'literal' && !second) return { kind: 'enum', name, values: [only.value] };
  return parameters && { kind: 'generic', name, parameters };
}

/** `[function]([URL]):[boolean]`. */
function readFunction(text: string): TypeTree | undefined {
  const { head, list, tail } = splitCall(text);
  const parameters = readAll(list, readUnion);
  if (!/^(?:function|\[function\])$/.test(head) || !parameters) return undefined;
  if (tail === '') return { kind: 'function', parameters };
  const returns = tail.startsWith(':') ? readTerm(tail.slice(1).trim()) : undefined;
  return returns && { kind: 'function', parameters, returns };
}

function readAll(
  texts: readonly string[],
  read: (text: string) => TypeTree | undefined,
): TypeTree[] | undefined {
  const trees = texts.map(read);
  return trees.every((tree) => tree !== undefined) ? trees : undefined;
}
