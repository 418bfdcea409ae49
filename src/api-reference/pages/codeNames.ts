import type { ApiClass, ApiLanguage, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { existsIn } from '#api-reference/apiFacts.ts';
import { memberOnPage, memberText } from '#api-reference/memberText.ts';
import { parameterLists } from '#api-reference/parameterLists.ts';
import { nameAt } from '#api-reference/spelling.ts';
import { spelledValues } from '#api-reference/types/enumConstants.ts';
import { parameterType } from '#api-reference/types/typeContext.ts';
import type { ApiVersion } from './apiVersion.ts';
import { classesOf, membersOf } from './apiVersion.ts';
import type { CodeWords } from './translateCode.ts';

const tables = new WeakMap<ApiVersion, Partial<Record<ApiLanguage, Map<string, string>>>>();

/** `page.waitForTimeout()` → `page.wait_for_timeout()`, for everything that both languages have. */
function memberTexts(api: ApiVersion, language: ApiLanguage): ReadonlyMap<string, string> {
  const known = tables.get(api) ?? {};
  tables.set(api, known);
  return (known[language] ??= new Map(
    classesOf(api, language).flatMap((owner) =>
      sharedMembers(owner, language).flatMap((member) => [
        ...spellings(memberText(owner, member, 'js'), memberText(owner, member, language)),
      ]),
    ),
  ));
}

const methods = new WeakMap<ApiClass, Partial<Record<ApiLanguage, Map<string, string>>>>();

/** `frameElement()` → `frame_element()`, for the methods of one class. */
function methodNames(owner: ApiClass, language: ApiLanguage): ReadonlyMap<string, string> {
  const known = methods.get(owner) ?? {};
  methods.set(owner, known);
  return (known[language] ??= new Map(
    sharedMembers(owner, language)
      .filter(({ kind }) => kind === 'method')
      .map((one) => [memberOnPage(owner, one, 'js'), memberOnPage(owner, one, language)]),
  ));
}

function sharedMembers(owner: ApiClass, language: ApiLanguage): ApiMember[] {
  return membersOf(owner, language).filter((member) => existsIn(member, 'js'));
}

/** Comments write calls with and without parentheses. */
function spellings(from: string, to: string): [string, string][] {
  return from.endsWith('()')
    ? [
        [from, to],
        [from.slice(0, -2), to.replace(/\(\)$/, '')],
      ]
    : [[from, to]];
}

/** What inline code means in the texts of a class or, with `member`, of one of its members. */
export function codeWords(
  api: ApiVersion,
  language: ApiLanguage,
  place: { owner: ApiClass; member?: ApiMember },
): CodeWords {
  const { owner, member } = place;
  const all = memberTexts(api, language);
  const own = methodNames(owner, language);
  const lists = member ? Object.values(parameterLists(owner, member, language)) : [];
  const parameters = lists.flatMap(({ position, parameters }) =>
    parameters.map(
      (parameter) => [nodeName(parameter), nameAt(parameter, language, position)] as const,
    ),
  );
  // A word such as `name` has other meanings, too; one with a capital inside is a name.
  const names = new Map(parameters.filter(([name]) => /[a-z][A-Z]/.test(name)));
  const values = lists.flatMap((list) =>
    list.parameters.flatMap((one) => spelledValues(parameterType(one, language), language)),
  );
  return {
    values: new Map(values),
    nameOf: (code) => names.get(code) ?? own.get(code) ?? all.get(code),
  };
}

function nodeName({ name, langs }: ApiParameter): string {
  return langs?.aliases?.js ?? name;
}

/** The words of a member, and those of one parameter before them. */
export function withValuesOf(
  words: CodeWords,
  parameter: ApiParameter,
  language: ApiLanguage,
): CodeWords {
  const own = spelledValues(parameterType(parameter, language), language);
  return own.length > 0 ? { ...words, values: new Map([...words.values, ...own]) } : words;
}
