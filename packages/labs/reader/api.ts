import { table as packed } from 'virtual:reader/api';
import { nearest } from '../../../src/model/nearest.ts';
import { LANGUAGES, type Language } from '../worker/languages.ts';

/** An argument, an option, or a field of an object. */
export interface ApiParameter {
  /** As Node.js calls it. */
  name: string;
  /** As the language writes it, if otherwise: `setName`. */
  spelled?: string;
  type?: string;
  /** The properties that stand for it in .NET: `Name`, `NameRegex`. */
  forms?: Record<string, string>;
  isOptional?: boolean;
  enumName?: string;
  fields?: ApiParameter[];
}

export interface ApiMember {
  spelled: string;
  isProperty?: boolean;
  /** Node.js only: it returns a promise. */
  isAsync?: boolean;
  args?: ApiParameter[];
  options?: ApiParameter[];
  optionsClass?: string;
  /** The class of what it returns, if it is one of the API: `Locator`. Node.js only. */
  returns?: string;
  /** All of what it returns, as the language prints it. */
  type?: string;
}

/** The members of a class, by their names in Node.js. */
export type ApiClass = Record<string, ApiMember>;

/** Values as Node.js spells them, and the constants of other languages, in the same order. */
export interface ApiEnum {
  values: string[];
  java?: string[];
  csharp?: string[];
}

/** What each language has, by class; all have the same classes. */
export type ApiTable = Record<Language, Record<string, ApiClass>> & {
  enums: Record<string, ApiEnum>;
};

// readerModules.ts makes it.
const table = packed as ApiTable;

/** A member of a class in one language; undefined if the language doesn’t have it. */
export function memberOf(
  language: Language,
  className: string,
  name: string,
): ApiMember | undefined {
  const members = table[language][className];
  return members && Object.hasOwn(members, name) ? members[name] : undefined;
}

/** For each language and class: the names in Node.js by spelling. */
const NAMES = new Map(
  LANGUAGES.map((language) => [
    language,
    new Map(
      Object.entries(table[language]).map(([className, members]) => [
        className,
        new Map(Object.entries(members).map(([name, { spelled }]) => [spelled, name])),
      ]),
    ),
  ]),
);

/** The name in Node.js of a member that a language spells this way. */
export function memberNamed(
  language: Language,
  className: string,
  spelled: string,
): string | undefined {
  return NAMES.get(language)?.get(className)?.get(spelled);
}

export function classNames(): string[] {
  return Object.keys(table.javascript);
}

/** ` Did you mean "first"?`, or nothing. */
export function suggestMember(language: Language, className: string, spelled: string): string {
  return suggest(
    spelled,
    Object.values(table[language][className] ?? {}).map((each) => each.spelled),
  );
}

export function suggest(value: string, candidates: readonly string[]): string {
  const found = nearest(value, candidates);
  return found === undefined ? '' : ` Did you mean "${found}"?`;
}

/** The values and constants of an enumeration. */
export function enumOf(name: string | undefined): ApiEnum | undefined {
  return name === undefined ? undefined : table.enums[name];
}

/** What a language calls a parameter, with all its forms. */
export function spellings({ name, spelled = name, forms }: ApiParameter): string[] {
  return forms ? Object.keys(forms) : [spelled];
}

/** `recordVideo`, `dir` → `recordVideoDir` */
export function joinedName(owner: string, field: string): string {
  return owner + field.charAt(0).toUpperCase() + field.slice(1);
}

/** An argument or option by its name in Node.js. */
export function parameterOf(member: ApiMember | undefined, name: string): ApiParameter | undefined {
  return [...(member?.args ?? []), ...(member?.options ?? [])].find((each) => each.name === name);
}
