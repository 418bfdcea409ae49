import type { Place, Target } from './code.ts';

/** A value as any language can write it. Names of members, parameters and constants are those of Node.js. */
export type Value = Place &
  (
    | { type: 'string'; value: string }
    | { type: 'template'; parts: readonly (string | Value)[] }
    | { type: 'pattern'; source: string; flags: string }
    | { type: 'number'; text: string }
    | { type: 'boolean'; value: boolean }
    | { type: 'null' }
    | { type: 'list'; items: readonly Value[] }
    | { type: 'object'; entries: readonly Field[] }
    | { type: 'chain'; chain: Chain }
  );

/** A part of an object, or an argument or option of a call. */
export interface Field {
  name: string;
  value: Value;
}

/** A variable or assertion, and what is called on it. */
export interface Chain extends Place {
  root: Root;
  calls: readonly Call[];
  /** The class of what the last call returns, or of the root; undefined if it is none of the API. */
  className: string | undefined;
}

export type Root =
  | {
      type: 'variable';
      /** The name without `this` or `self`; empty for a locator without a page before it. */
      name: string;
      isField: boolean;
      /** Declared by a statement before it. */
      isDeclared: boolean;
      className: string | undefined;
    }
  | {
      type: 'expect';
      subject: Value;
      isNot: boolean;
      isSoft: boolean;
      message: Value | undefined;
      className: string;
    };

export interface Call extends Place {
  className: string;
  member: string;
  /** Arguments and options by name, in the order in which they were written. */
  given: readonly Field[];
}

export interface Statement extends Place {
  target?: Target;
  value: Value;
  /** Whether it waits: `await`. */
  isAwaited: boolean;
}
