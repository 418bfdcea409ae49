import type { InlineCode, Nodes } from 'mdast';
import { type ApiVersion, findClass } from '#api-reference/apiVersion.ts';
import type {
  ApiLanguage,
  ClassFacts,
  EnumFacts,
  MemberFacts,
  ParameterFacts,
} from '#api-reference/facts.ts';
import { parametersOf, spelledName } from '#api-reference/facts.ts';
import { visit } from '#tree/visit.ts';

type Texts = ReadonlyMap<string, string>;

const tables = new WeakMap<object, Texts>();

/** The table of a class or of all classes, made once. */
function tableOf(of: object, make: () => readonly (readonly [string, string])[]): Texts {
  const table = tables.get(of) ?? new Map(make());
  tables.set(of, table);
  return table;
}

/** `page.waitForTimeout()` → `page.wait_for_timeout()`, for everything that both languages have. */
function memberTexts(api: ApiVersion, classes: readonly ClassFacts[]): Texts {
  return tableOf(classes, () =>
    classes.flatMap((owner) => {
      const shared = sharedMembers(api, owner);
      return [
        // Texts name options of other members, too: `hasTouch` → `has_touch`.
        ...shared.flatMap(({ member }) => (member.options ?? []).map(spelling)),
        [owner.node, owner.object] as const,
        ...shared.flatMap(({ member, node }) => spellings(node.text, member.text)),
      ].filter(([name]) => isName(name));
    }),
  );
}

/** A word such as `name` has other meanings, too; one with a capital or a dot inside is a name. */
function isName(code: string): boolean {
  return /[a-z][A-Z]|\w\./.test(code);
}

/** `frameElement()` → `frame_element()`, for the methods of one class. */
function methodNames(api: ApiVersion, owner: ClassFacts): Texts {
  return tableOf(owner, () =>
    sharedMembers(api, owner)
      .filter(({ node }) => node.kind === 'method')
      .map(({ member, node }) => [
        withoutObject(node, owner.node),
        withoutObject(member, owner.object),
      ]),
  );
}

/** `page.goto()` → `goto()`. */
export function withoutObject({ text }: MemberFacts, object: string): string {
  return text.startsWith(`${object}.`) ? text.slice(object.length + 1) : text;
}

/** The members that Node.js has in the same form. */
function sharedMembers(api: ApiVersion, owner: ClassFacts) {
  const there = findClass(api, 'js', owner.name)?.members ?? [];
  return owner.members.flatMap((member) => {
    const node = member.own ? undefined : there.find(({ anchor }) => anchor === member.anchor);
    return node ? [{ member, node }] : [];
  });
}

/** Comments write calls with and without parentheses. */
function spellings(from: string, to: string): [string, string][] {
  const bare = (call: string) => call.replace(/\(\)$/, '');
  return [
    [bare(from), bare(to)],
    [from, to],
  ];
}

/** What inline code means in the texts of a class, or of one of its members. */
export function codeWords(
  { api, language, owner }: { api: ApiVersion; language: ApiLanguage; owner: ClassFacts },
  member?: MemberFacts,
): CodeWords {
  const all = memberTexts(api, api.languages[language]);
  const own = methodNames(api, owner);
  const parameters = member ? parametersOf(member) : [];
  const names = new Map(parameters.flatMap(spellingsIn));
  return {
    values: new Map(parameters.flatMap(({ enums }) => spelledValues(enums))),
    nameOf: (code) => names.get(code) ?? own.get(code) ?? all.get(code),
  };
}

/** A parameter of a member, and its fields. */
function spellingsIn(parameter: ParameterFacts): [string, string][] {
  const own = spelling(parameter);
  return [...(parameter.fields ?? []).flatMap(spellingsIn), ...(isName(own[0]) ? [own] : [])];
}

function spelling(parameter: ParameterFacts): [string, string] {
  return [parameter.node ?? parameter.name, spelledName(parameter)];
}

/** How texts name values: `png` is `ScreenshotType.PNG` in Java, `"png"` in Python. */
function spelledValues(enums: readonly EnumFacts[] = []): [string, string][] {
  return enums.flatMap(({ name, values, constants }) =>
    values.map((value, index): [string, string] => [
      value,
      constants ? `${name}.${constants[index]}` : `"${value}"`,
    ]),
  );
}

/** The words of a member, and those of one parameter before them. */
export function withValuesOf(words: CodeWords, { enums }: ParameterFacts): CodeWords {
  const own = spelledValues(enums);
  return own.length > 0 ? { ...words, values: new Map([...words.values, ...own]) } : words;
}

/** What inline code of a text can mean where it stands. */
export interface CodeWords {
  /** The constants of enumerations, by the value in JavaScript. */
  values: ReadonlyMap<string, string>;
  /** A name of JavaScript in the language: `pageFunction` → `expression`. */
  nameOf: (code: string) => string | undefined;
}

export const NO_WORDS: CodeWords = { values: new Map(), nameOf: () => undefined };

/** Values that other languages spell in another way. */
const LITERALS: Partial<Record<ApiLanguage, Record<string, string>>> = {
  python: { null: 'None', undefined: 'None', true: 'True', false: 'False' },
  java: { undefined: 'null' },
  csharp: { undefined: 'null' },
};

/** Inline code of a text in the spelling of a language. */
export function translateCode(code: string, language: ApiLanguage, words: CodeWords): string {
  if (language === 'js') return code;
  const quoted = /^(['"])(.*)\1$/.exec(code)?.[2];
  const value = words.values.get(quoted ?? code);
  if (value !== undefined) return value;
  if (quoted !== undefined) return `"${quoted}"`;
  return LITERALS[language]?.[code] ?? words.nameOf(code) ?? code;
}

/** The `load` event of a page has the name of a value, but is none. */
export function isNameOfEvent({ value }: InlineCode, next: Nodes | undefined): boolean {
  return /^\w+$/.test(value) && next?.type === 'text' && next.value.startsWith(' event');
}

/** Translates the inline code in a tree; the tree is changed. */
export function translateCodeIn(tree: Nodes, language: ApiLanguage, words: CodeWords): void {
  visit(tree, 'inlineCode', (node, index = 0, parent) => {
    if (isNameOfEvent(node, parent?.children[index + 1])) return;
    node.value = translateCode(node.value, language, words);
  });
}
