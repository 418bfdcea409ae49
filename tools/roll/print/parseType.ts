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

const known = new Map<string, TypeTree>();

/** Takes a type expression of the facts apart: `[Array]<[string]>`, `[null]|[Response]`. */
export function parseType(text: string): TypeTree {
  // A few hundred expressions, each asked for thousands of times.
  const tree = known.get(text) ?? readType(text);
  known.set(text, tree);
  return tree;
}

/** What cannot be read stands as it is: no package declares that, so that the roll says so. */
function readType(text: string): TypeTree {
  try {
    const reader = new TypeReader(text);
    const tree = reader.readUnion();
    return reader.isAtEnd() ? tree : { kind: 'name', name: text };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { kind: 'name', name: text };
  }
}

class TypeReader {
  private readonly tokens: TypeToken[];
  private position = 0;

  constructor(text: string) {
    this.tokens = tokenizeType(text);
  }

  readUnion(): TypeTree {
    const members = [this.readTerm()];
    while (this.takeSign('|')) members.push(this.readTerm());
    const [first] = members;
    if (members.every((member) => member.kind === 'literal') && members.length > 1)
      return { kind: 'enum', name: undefined, values: members.map(({ value }) => value) };
    return first && members.length === 1 ? first : { kind: 'union', members };
  }

  isAtEnd(): boolean {
    return this.position === this.tokens.length;
  }

  private readTerm(): TypeTree {
    if (this.takeSign('[')) {
      const inner = this.readUnion();
      this.expectSign(']');
      return inner.kind === 'name' || inner.kind === 'function' ? this.readRest(inner) : inner;
    }
    const token = this.tokens[this.position++];
    if (token?.kind === 'literal') return { kind: 'literal', value: token.text };
    if (token?.kind !== 'name') throw new SyntaxError('a name is missing');
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
    if (!this.takeSign(sign)) throw new SyntaxError(`"${sign}" is missing`);
  }

  private takeSign(sign: string): boolean {
    const token = this.tokens[this.position];
    if (token?.kind !== 'sign' || token.text !== sign) return false;
    this.position++;
    return true;
  }
}

/** A piece of a type expression. */
interface TypeToken {
  kind: 'name' | 'literal' | 'sign';
  text: string;
}

const TOKEN = /\s*(?:"(?<literal>[^"]*)"|(?<name>\w+)|(?<sign>[[\]<>()|,:?])|\S)\s*/g;

/** Cuts a type expression into tokens; a character that belongs to none is a sign that nothing expects. */
function tokenizeType(text: string): TypeToken[] {
  return [...text.matchAll(TOKEN)].map(({ 0: other, groups = {} }) => {
    const { literal, name, sign = other } = groups;
    if (literal !== undefined) return { kind: 'literal', text: literal };
    return name === undefined ? { kind: 'sign', text: sign } : { kind: 'name', text: name };
  });
}
