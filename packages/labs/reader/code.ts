import { errorText } from '../../../src/model/errorText.ts';

/** Offsets in the text that was read. */
export interface Place {
  from: number;
  to: number;
}

/** `name: 'Book'` of JavaScript, `name="Book"`, `.setName("Book")`, `Name = "Book"`. */
export interface Entry extends Place {
  name: string;
  /** Setters of Java may have several: `.setPosition(5, 5)`. */
  values: readonly Code[];
}

/** An expression, the same for all languages; names are still those of one. */
export type Code = Place &
  /** Java has a class for paths: `Paths.get("ada.png")`. */
  (
    | { type: 'string'; value: string; isPath?: true }
    /** A text with expressions in it: `Hello, ${name}`. */
    | { type: 'template'; parts: readonly (string | Code)[] }
    | { type: 'pattern'; source: string; flags: string }
    | { type: 'number'; text: string }
    | { type: 'boolean'; value: boolean }
    | { type: 'null' }
    | { type: 'list'; items: readonly Code[] }
    /** What a language writes as a dictionary or a new object: `{ x: 5 }`, `new Position(5, 5)`. */
    | { type: 'object'; className: string; args: readonly Code[]; entries: readonly Entry[] }
    | { type: 'name'; name: string }
    | { type: 'member'; object: Code; name: string; at: number }
    | { type: 'call'; callee: Code; args: readonly Code[]; named: readonly Entry[] }
    | { type: 'await'; value: Code }
    /** What no other kind covers; `what` names it for readers. */
    | { type: 'other'; what: string }
  );

/** What a value is assigned to: `this.email` is a field. */
export interface Target {
  name: string;
  isNew: boolean;
  isField?: boolean;
}

/** `const dialog = page.getByRole('dialog');`, or an expression alone. */
export interface CodeStatement extends Place {
  target?: Target;
  value: Code;
}

/** Why a text can't be read or written in another language, and where. */
export class Refusal extends Error {
  readonly at: number;
  /** It isn’t even code of the language. */
  readonly isSyntax: boolean;

  constructor(at: number, reason: string, { isSyntax = false } = {}) {
    super(reason);
    this.at = at;
    this.isSyntax = isSyntax;
  }
}

/** A regular expression, or a refusal with what is wrong with it. */
export function toPattern(source: string, flags: string, at: number): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    throw new Refusal(at, `${errorText(error)}.`);
  }
}

/** What a function returns, or why it refuses; other errors are mistakes in the code. */
export function orRefusal<Result>(read: () => Result): Result | Refusal {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The part of a chain before a bracket: a name, and its arguments. */
export interface Step {
  name: string;
  at: number;
  to: number;
  args?: readonly Code[];
  named: readonly Entry[];
}

/** A chain from left to right. */
export function flatten(code: Code): { root: Step; steps: Step[] } {
  if (code.type === 'name')
    return { root: { name: code.name, at: code.from, to: code.to, named: [] }, steps: [] };
  if (code.type === 'await') return flatten(code.value);
  if (code.type === 'member') {
    const { root, steps } = flatten(code.object);
    return { root, steps: [...steps, { name: code.name, at: code.at, to: code.to, named: [] }] };
  }
  if (code.type === 'call') {
    const { root, steps } = flatten(code.callee);
    const called = { args: code.args, named: code.named, to: code.to };
    const last = steps.at(-1);
    return last
      ? { root, steps: [...steps.slice(0, -1), { ...last, ...called }] }
      : { root: { ...root, ...called }, steps };
  }
  throw new Refusal(code.from, 'The lab can’t read a call on this.');
}
