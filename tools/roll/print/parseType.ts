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

interface ReadType {
  tree: TypeTree;
  /** Why it cannot be read; the whole text then stands for a name. */
  fault?: string;
}

const known = new Map<string, ReadType>();

/** Takes a type expression of the facts apart: `[Array]<[string]>`, `[null]|[Response]`. */
export function parseType(text: string): TypeTree {
  return readType(text).tree;
}

/** What is wrong with a type expression; `undefined` where it can be read. */
export function faultOfType(text: string): string | undefined {
  return readType(text).fault;
}

function readType(text: string): ReadType {
  // A few hundred expressions, each asked for thousands of times.
  const result = known.get(text) ?? tryType(text);
  known.set(text, result);
  return result;
}

/** A page is made of many types: one that cannot be read must not hide the problems of the others. */
function tryType(text: string): ReadType {
  try {
    const reader = new TypeReader(text);
    const tree = reader.readUnion();
    reader.expectEnd();
    return { tree };
  } catch (error) {
    if (!(error instanceof TypeFault)) throw error;
    return { tree: { kind: 'name', name: text }, fault: error.message };
  }
}

class TypeFault extends Error {}

class TypeReader {
  private readonly tokens: TypeToken[];
  private position = 0;

  constructor(text: string) {
    this.tokens = tokenizeType(text) ?? this.fail('It has a character that no type has.');
  }

  readUnion(): TypeTree {
    const members = [this.readTerm()];
    while (this.takeSign('|')) members.push(this.readTerm());
    const [first] = members;
    if (members.every((member) => member.kind === 'literal') && members.length > 1)
      return { kind: 'enum', name: undefined, values: members.map(({ value }) => value) };
    return first && members.length === 1 ? first : { kind: 'union', members };
  }

  expectEnd(): void {
    const token = this.tokens[this.position];
    if (token) this.fail(`"${token.text}" stands where it should end.`);
  }

  private readTerm(): TypeTree {
    if (this.takeSign('[')) {
      const inner = this.readUnion();
      this.expectSign(']');
      return inner.kind === 'name' || inner.kind === 'function' ? this.readRest(inner) : inner;
    }
    const token = this.tokens[this.position++];
    if (token?.kind === 'literal') return { kind: 'literal', value: token.text };
    if (token?.kind !== 'name') return this.fail('A name is missing.');
    const { text: name } = token;
    return this.readRest(name === 'function' ? { kind: 'function' } : { kind: 'name', name });
  }

  private readRest(tree: TypeTree): TypeTree {
    if (tree.kind === 'function') return this.takeSign('(') ? this.readFunction() : tree;
    if (tree.kind === 'name' && this.takeSign('<')) return this.readGeneric(tree.name);
    // Native C# notation, as in `[JsonElement?]`.
    if (!this.takeSign('?')) return tree;
    return { kind: 'union', members: [{ kind: 'name', name: 'null' }, tree] };
  }

  private readGeneric(name: string): TypeTree {
    const parameters = this.readList('>');
    const [only] = parameters;
    if (parameters.length === 1 && only?.kind === 'enum' && !only.name) return { ...only, name };
    if (parameters.length === 1 && only?.kind === 'literal')
      return { kind: 'enum', name, values: [only.value] };
    return { kind: 'generic', name, parameters };
  }

  private readFunction(): TypeTree {
    const parameters = this.takeSign(')') ? [] : this.readList(')');
    if (!this.takeSign(':')) return { kind: 'function', parameters };
    return { kind: 'function', parameters, returns: this.readTerm() };
  }

  private readList(end: string): TypeTree[] {
    const list = [this.readUnion()];
    while (this.takeSign(',')) list.push(this.readUnion());
    this.expectSign(end);
    return list;
  }

  private expectSign(sign: string): void {
    if (!this.takeSign(sign)) this.fail(`"${sign}" is missing.`);
  }

  private takeSign(sign: string): boolean {
    const token = this.tokens[this.position];
    if (token?.kind !== 'sign' || token.text !== sign) return false;
    this.position++;
    return true;
  }

  private fail(why: string): never {
    throw new TypeFault(why);
  }
}

/** A piece of a type expression. */
type TypeToken =
  | { kind: 'name'; text: string }
  | { kind: 'literal'; text: string }
  | { kind: 'sign'; text: string };

const TOKEN = /\s*(?:"(?<literal>[^"]*)"|(?<name>\w+)|(?<sign>[[\]<>()|,:?]))\s*/gy;

/** Cuts a type expression into tokens; `undefined` where a character belongs to none. */
function tokenizeType(text: string): TypeToken[] | undefined {
  const tokens: TypeToken[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    end = match.index + match[0].length;
    const { literal, name, sign } = match.groups ?? {};
    if (literal !== undefined) tokens.push({ kind: 'literal', text: literal });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
  }
  return end === text.length ? tokens : undefined;
}
