import type { EditionId } from '#model/edition.ts';

/** The languages of the API; each is what one edition is written in. */
export type ApiLanguage = 'js' | 'python' | 'java' | 'csharp';

export const LANGUAGES: readonly ApiLanguage[] = ['js', 'python', 'java', 'csharp'];

export const LANGUAGE_OF_EDITION: Record<EditionId, ApiLanguage> = {
  nodejs: 'js',
  python: 'python',
  java: 'java',
  dotnet: 'csharp',
};

/** Printed code: names of API classes that the language has stand between backticks, because they are links. */
export type Printed = string;

/** Printed code without marks. */
export function plainCode(printed: Printed = ''): string {
  return printed.replaceAll('`', '');
}

/** Refers to a comment of the installed declarations; see `comments/parseComment.ts`. */
export type CommentKey = string;

interface Standing {
  since?: string;
  deprecated?: true;
  /** No package has confirmed it: it follows from other languages. */
  derived?: true;
  /** Node.js does not have it in this form. */
  own?: true;
}

/** An enumeration in a type. */
export interface EnumFacts {
  name: string;
  /** As JavaScript spells them: `no-preference`. */
  values: string[];
  /** The constants of Java and .NET, in the same order. */
  constants?: string[];
}

/** An argument, an option, or a field of an object, in one language. */
export interface ParameterFacts extends Standing {
  /** As `content/api` names it. */
  name: string;
  /** As code writes it where it stands, if otherwise: `setTimeout`. */
  spelled?: string;
  /** As Node.js calls it, if otherwise. */
  node?: string;
  /** Names in other languages that readers would not take for the same one. */
  also?: string[];
  /** The end of its anchor, after that of what it belongs to and a dash: `option-timeout`. */
  id: string;
  type?: Printed;
  /** Instead of a type: the properties that stand for it in .NET, or its arguments, with their types. */
  forms?: Record<string, Printed>;
  /** It takes all arguments that follow. */
  rest?: true;
  optional?: true;
  enums?: EnumFacts[];
  comment?: CommentKey;
  deprecation?: CommentKey;
  fields?: ParameterFacts[];
}

export interface MemberFacts extends Standing {
  /** As `content/api` names it: in Node.js spelling; overloads carry a number, such as `toContain#1`. */
  name: string;
  /** What it is in this language: what Node.js calls can be a property elsewhere. */
  kind: 'method' | 'property' | 'event';
  anchor: string;
  /** A second anchor, by the name that the language gives it. */
  alias?: string;
  /** Its bare name: `goto`, `GotoAsync`. */
  spelled: string;
  /** The name by which one listens to an event, if otherwise. */
  listened?: string;
  also?: string[];
  /** On the page of its class; overloads say which one they are. */
  heading: string;
  /** In prose: `page.goto()`, `expect(locator).to_be_visible()`. */
  text: string;
  discouraged?: true;
  comment?: CommentKey;
  /** The comment is that of this member, which it is the opposite of. */
  oppositeOf?: string;
  /** Empty where the declarations only say that it is deprecated. */
  deprecation?: CommentKey;
  /** Every way to call it. */
  signatures: Printed[];
  args?: ParameterFacts[];
  options?: ParameterFacts[];
  /** The class of its options, in languages that have one. */
  optionsClass?: string;
  /** What it returns, holds or passes on; absent for nothing. */
  returns?: { type: Printed; enums?: EnumFacts[] };
  /** The fields of that, where it is an object. */
  fields?: ParameterFacts[];
}

export interface ClassFacts extends Standing {
  name: string;
  /** The name in this language, if otherwise. */
  spelled?: string;
  /** What members are called on: `page`, `browser_context`, `expect(locator)`. */
  object: string;
  /** The same in Node.js. */
  node: string;
  comment?: CommentKey;
  /** What it has from another class: the anchors there, and its own. */
  inherited?: { from: string; members: { of: string; anchor: string }[] };
  members: MemberFacts[];
}

/** What all languages of a version share. */
export interface ReleaseFacts {
  /** The release that the facts are of, and whose comments they refer to: `1.56.1`. */
  release: string;
  /** The release that the facts of a language are from, where that is not the documented one: `1.62`. */
  sources?: Partial<Record<ApiLanguage, string>>;
  /** The names of all classes, in order. */
  classes: string[];
}

/** The last part of the URL of a class: `BrowserContext` → `class-browsercontext`. */
export function classSlug(name: string): string {
  return `class-${name.toLowerCase()}`;
}

/** `toContain#1` → `toContain`: overloads share a name. */
export function bareName({ name }: { name: string }): string {
  return name.replace(/#\d+$/, '');
}

/** As content names it: `Page.goto`, `Page#popup`. */
export function apiName(owner: ClassFacts, member: MemberFacts): string {
  return `${owner.name}${member.kind === 'event' ? '#' : '.'}${bareName(member)}`;
}

/** What a member takes and hands out, one list below the other. */
export function parametersOf(member: MemberFacts): ParameterFacts[] {
  return [...(member.args ?? []), ...(member.options ?? []), ...(member.fields ?? [])];
}

/** A parameter of a member, or a field of one. */
export interface PlacedParameter {
  parameter: ParameterFacts;
  anchor: string;
  /** From the member down: `proxy.server`. */
  path: string;
}

/** Parameters where they stand: in a member, or in another parameter. */
export function placed(
  parameters: readonly ParameterFacts[] = [],
  whole: { anchor: string; path?: string },
): PlacedParameter[] {
  return parameters.map((parameter) => ({
    parameter,
    anchor: `${whole.anchor}-${parameter.id}`,
    path: [whole.path, parameter.name].filter(Boolean).join('.'),
  }));
}

/** Everything that a member takes and hands out, each before what is in it. */
export function everyParameter(member: MemberFacts): PlacedParameter[] {
  const withFields = (part: PlacedParameter): PlacedParameter[] => [
    part,
    ...placed(part.parameter.fields, part).flatMap(withFields),
  ];
  return placed(parametersOf(member), member).flatMap(withFields);
}

/** Of a parameter or a class. */
export function spelledName({
  name,
  spelled = name,
}: Pick<ParameterFacts, 'name' | 'spelled'>): string {
  return spelled;
}
