import type { ApiClass, ApiLanguage, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { existsIn } from '#api-reference/apiFacts.ts';
import { memberOnPage, memberText, ownerText } from '#api-reference/memberText.ts';
import type { ParameterList } from '#api-reference/parameterLists.ts';
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
      [
        ...optionNames(owner, language),
        [ownerText(owner, 'js'), ownerText(owner, language)] as const,
        ...sharedMembers(owner, language).flatMap((member) =>
          spellings(memberText(owner, member, 'js'), memberText(owner, member, language)),
        ),
      ].filter(([name]) => isName(name)),
    ),
  ));
}

/** `hasTouch` → `has_touch`: texts name options of other members, too. */
function optionNames(owner: ApiClass, language: ApiLanguage): [string, string][] {
  return sharedMembers(owner, language).flatMap((member) =>
    parameterLists(owner, member, language).option.parameters.map((option): [string, string] => [
      nodeName(option),
      nameAt(option, language, 'option'),
    ]),
  );
}

/** A word such as `name` has other meanings, too; one with a capital or a dot inside is a name. */
function isName(code: string): boolean {
  return /[a-z][A-Z]|\w\./.test(code);
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
  const names = new Map(lists.flatMap((list) => namesIn(list, language)));
  const values = lists.flatMap((list) =>
    list.parameters.flatMap((one) => spelledValues(parameterType(one, language), language)),
  );
  return {
    values: new Map(values),
    nameOf: (code) => names.get(code) ?? own.get(code) ?? all.get(code),
  };
}

/** The parameters of a member, and their fields. */
function namesIn(
  { parameters, position }: Pick<ParameterList, 'parameters' | 'position'>,
  language: ApiLanguage,
): [string, string][] {
  return parameters.flatMap((parameter) => [
    ...namesIn({ parameters: parameter.properties ?? [], position: 'field' }, language),
    ...(isName(nodeName(parameter))
      ? [[nodeName(parameter), nameAt(parameter, language, position)] as [string, string]]
      : []),
  ]);
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
