import type { DocComment } from '#api-reference/comments/parseComment.ts';
import { bareName } from '#api-reference/facts.ts';
import { type ApiClass, type ApiMember, type NamedMember, existsIn } from '../apiFacts.ts';
import { returnsObject } from '../print/parameters.ts';

/** A parameter of a function, or a property of an object that is passed in or handed out. */
export interface DeclaredOption {
  name: string;
  /** As written, save that an object whose properties are in `options` reads `Object`. */
  type: string;
  isOptional: boolean;
  /** It takes all arguments that follow: `...name`. */
  isRest?: true;
  text: string;
  deprecated?: string;
  /** The properties of the objects in its type: of a union, an array or a named type, too. */
  options: DeclaredOption[];
}

/** One way to call a method, or what a property holds or an event passes on. */
export interface DeclaredSignature {
  parameters: DeclaredOption[];
  returns: string;
  /** The properties of the objects in the type that is returned. */
  returnOptions: DeclaredOption[];
  /** The comment of this overload. */
  doc: DocComment;
}

/** A method with its overloads, a property or an event of a class. */
export interface DeclaredMember {
  kind: 'method' | 'property' | 'event';
  /** As JavaScript spells it: `goto`, `describe.only`, `(call)`, `frameattached`. */
  name: string;
  isOptional: boolean;
  /** The first comment of its overloads. */
  doc: DocComment;
  /** Overloads in order. */
  signatures: DeclaredSignature[];
  /** What a property holds, the first overload returns or a listener receives. */
  type: string;
  /** The properties of the objects in the type of a property or an event. */
  options: DeclaredOption[];
}

/** A class of the facts as the declarations have it. */
export interface DeclaredClass {
  /** The name that the facts use: `Test`, although `TestType` is declared. */
  name: string;
  doc: DocComment;
  /** By name; events by `event:` and name. */
  members: ReadonlyMap<string, DeclaredMember>;
}

export type DeclaredClasses = ReadonlyMap<string, DeclaredClass>;

/** Events may be called like a method: `close` is both. */
export function memberKey({ kind, name }: NamedMember): string {
  return kind === 'event' ? `event:${name}` : name;
}

/** What the declarations say about a member of the facts; of a numbered one, that overload only. */
export function declaredMember(
  classes: DeclaredClasses,
  factsClass: ApiClass,
  factsMember: ApiMember,
): DeclaredMember | undefined {
  const member = classes.get(factsClass.name)?.members.get(declaredKey(factsMember));
  const number = overloadNumber(factsClass, factsMember);
  if (!member || number === undefined) return member;
  const signature = member.signatures[number - 1];
  if (!signature) return undefined;
  return { ...member, doc: signature.doc, signatures: [signature], type: signature.returns };
}

/** Under which key the declarations keep a member of the facts: `$eval`, `event:frameattached`. */
export function declaredKey(member: ApiMember): string {
  const name = member.langs?.aliases?.js ?? bareName(member);
  // The facts write events in camel case, JavaScript in lower case.
  return member.kind === 'event' ? memberKey({ ...member, name: name.toLowerCase() }) : name;
}

/** From 1; undefined where the facts describe all overloads in one. */
function overloadNumber(factsClass: ApiClass, member: ApiMember): number | undefined {
  const isNumbered = factsClass.members.some(
    (other) =>
      existsIn(other, 'js') &&
      other.name !== bareName(other) &&
      bareName(other) === bareName(member),
  );
  return isNumbered ? Number(/#(\d+)$/.exec(member.name)?.[1] ?? 1) : undefined;
}

/** The fields of the object that a member returns, holds or passes on, each name once. */
export function returnedFields({ kind, options, signatures }: DeclaredMember): DeclaredOption[] {
  if (kind !== 'method') return options;
  const fields = signatures.flatMap(({ returnOptions }) => returnOptions);
  return fields.filter(({ name }, index) => index === fields.findIndex((one) => one.name === name));
}

/** Those that belong to a member of the facts: types that have a name there hide what they consist of. */
export function listedFields(declared: DeclaredMember, member: ApiMember): DeclaredOption[] {
  return member.kind === 'method' && !returnsObject(member, 'js') ? [] : returnedFields(declared);
}
