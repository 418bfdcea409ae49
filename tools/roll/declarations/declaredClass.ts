import type { DocComment } from '#api-reference/comments/parseComment.ts';

/** A property of an object that is passed in or handed out. */
export interface DeclaredOption {
  name: string;
  /** As written, save that an object whose properties are in `options` reads `Object`. */
  type: string;
  isOptional: boolean;
  text: string;
  deprecated?: string;
  /** The properties of the objects in its type: of a union, an array or a named type, too. */
  options: DeclaredOption[];
}

/** A parameter of a function. */
export interface DeclaredParameter {
  name: string;
  type: string;
  isOptional: boolean;
  /** It takes all arguments that follow: `...name`. */
  isRest: boolean;
  text: string;
  options: DeclaredOption[];
}

/** One way to call a method, or what a property or an event holds. */
export interface DeclaredSignature {
  parameters: DeclaredParameter[];
  returns: string;
  /** The properties of the objects in the type that is returned. */
  returnOptions: DeclaredOption[];
  /** The comment of this overload. */
  doc: DocComment;
  line: number;
}

/** A method with its overloads, a property or an event of a class. */
export interface DeclaredMember {
  kind: 'method' | 'property' | 'event';
  /** As JavaScript spells it: `goto`, `describe.only`, `(call)`, `frameattached`. */
  name: string;
  isOptional: boolean;
  /** The first comment of its overloads. */
  doc: DocComment;
  /** Overloads in order; a property has one without parameters, an event one with the listener's. */
  signatures: DeclaredSignature[];
  /** What a property holds, the first overload returns or a listener receives. */
  type: string;
  /** The properties of the objects in the type of a property or an event. */
  options: DeclaredOption[];
  file: string;
  line: number;
}

/** A class of the facts as the declarations have it. */
export interface DeclaredClass {
  /** The name that the facts use: `Test`, although `TestType` is declared. */
  name: string;
  doc: DocComment;
  /** By name; events by `event:` and name. */
  members: ReadonlyMap<string, DeclaredMember>;
  file: string;
  line: number;
}

/** Events may be called like a method: `close` is both. */
export function memberKey({ kind, name }: Pick<DeclaredMember, 'kind' | 'name'>): string {
  return kind === 'event' ? `event:${name}` : name;
}
