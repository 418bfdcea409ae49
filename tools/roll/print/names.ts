import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiClass, ApiMember, ApiParameter, NamedMember } from '../apiFacts.ts';
import { argumentsOf, optionsOf, returnedType } from './parameters.ts';
import { isNull } from './parseType.ts';

/** `waitForURL` → `wait_for_url`, `APIRequestContext` → `api_request_context`. */
function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}

/** `Page` → `page`, `CDPSession` → `cdpSession`. */
export function lowerFirstWord(name: string): string {
  return name.replace(/^([A-Z]+(?=[A-Z][a-z])|[A-Z]+$|[A-Z])/, (first) => first.toLowerCase());
}

export function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The name of a class; .NET throws an exception of its own where others have one of Playwright. */
export function className(name: string, language: ApiLanguage): string {
  return language === 'csharp' && name === 'TimeoutError' ? 'TimeoutException' : name;
}

/** The bare name of a member: `goto`, `wait_for_url`, `navigate`, `GotoAsync`. */
export function memberName(member: ApiMember, language: ApiLanguage): string {
  const name = member.langs?.aliases?.[language] ?? member.name.replace(/#\d+$/, '');
  if (language === 'python') return snakeCase(name);
  if (language !== 'csharp') return name;
  const isAsync = member.kind === 'method' && member.async === true && !name.endsWith('Async');
  return upperFirst(name) + (isAsync ? 'Async' : '');
}

/** The name by which one listens to an event: `requestfinished`, `onRequestFinished`, `RequestFinished`. */
export function eventName(member: ApiMember, language: ApiLanguage): string {
  const name = memberName(member, language);
  if (language === 'csharp') return name;
  return language === 'java' ? `on${upperFirst(name)}` : name.replaceAll('_', '').toLowerCase();
}

/** Where a parameter stands: languages spell arguments, options and fields of objects differently. */
export type ParameterPosition = 'argument' | 'option' | 'field';

/** How a parameter is written where it stands: `timeout`, `setTimeout` in Java, `Timeout` in .NET. */
export function nameAt(
  parameter: ApiParameter,
  language: ApiLanguage,
  position: ParameterPosition,
): string {
  if (position === 'argument') return argumentName(parameter, language);
  if (position === 'field' && language !== 'csharp')
    // Keys of dictionaries in Python are those of JavaScript.
    return parameter.langs?.aliases?.[language] ?? parameter.name;
  const name = parameterName(parameter, language);
  return language === 'java' ? `set${upperFirst(name)}` : name;
}

export function parameterName(parameter: ApiParameter, language: ApiLanguage): string {
  const name = argumentName(parameter, language);
  return language === 'csharp' ? upperFirst(name) : name;
}

/** The name of an argument; in .NET it is written in another way than that of an option. */
export function argumentName(parameter: ApiParameter, language: ApiLanguage): string {
  const name = parameter.langs?.aliases?.[language] ?? parameter.name;
  return language === 'python' ? snakeCase(name) : name;
}

/** How a member reads in prose: `page.goto()`, `Page.navigate()`, `expect(locator).to_be_visible()`. */
export function memberText(owner: ApiClass, member: ApiMember, language: ApiLanguage): string {
  if (member.name === '(call)') return `${ownerText(owner, language)}()`;
  const isOwnName = isFunction(owner, member) || isStaticMatcher(owner, member);
  const name = memberOnPage(owner, member, language);
  return isOwnName ? name : `${ownerText(owner, language)}.${name}`;
}

/** The same without its object: `goto()`, `url`, `on('popup')`, `expect.any()`. */
export function memberOnPage(owner: ApiClass, member: ApiMember, language: ApiLanguage): string {
  if (member.kind === 'event') return LISTENED[language].replace('$', eventName(member, language));
  const name = memberName(member, language);
  const prefix = isStaticMatcher(owner, member) ? 'expect.' : '';
  return `${prefix}${name}${isProperty(member, language) ? '' : '()'}`;
}

const LISTENED: Record<ApiLanguage, string> = {
  js: "on('$')",
  python: 'on("$")',
  java: '$()',
  csharp: '$',
};

/** `expect` belongs to no object; the facts list it under the class that Java imports it from. */
function isFunction(owner: ApiClass, { name }: ApiMember): boolean {
  return owner.name === 'PlaywrightAssertions' && name.startsWith('expect');
}

/** `expect.any()` and its like stand for a value; what is called on one begins with `to`. */
function isStaticMatcher(owner: ApiClass, { kind, name }: ApiMember): boolean {
  return owner.name === 'GenericAssertions' && kind === 'method' && !name.startsWith('to');
}

/** What stands in parentheses after `expect`: `LocatorAssertions` → `locator`. */
const ASSERTED: Record<string, string> = {
  APIResponseAssertions: 'response',
  GenericAssertions: 'value',
  LocatorAssertions: 'locator',
  PageAssertions: 'page',
  SnapshotAssertions: 'value',
};

/** The object that members are called on: `page`, `browser_context`, `expect(locator)`. */
export function ownerText({ name }: ApiClass, language: ApiLanguage): string {
  const asserted = ASSERTED[name];
  if (asserted && language === 'csharp') return `Expect(${upperFirst(asserted)})`;
  if (asserted) return `${language === 'java' ? 'assertThat' : 'expect'}(${asserted})`;
  if (language === 'js') return lowerFirstWord(name);
  return language === 'python' ? snakeCase(name) : name;
}

/** Names that stay methods although they only get something. */
const STAY_METHODS: Partial<Record<ApiLanguage, RegExp>> = {
  python: /^(is|as|connect)_/,
  csharp: /^(Get|As|Connect|CreateFormData|PostDataJSON)/,
};

/** What a member is in a language: what Node.js calls can be a property elsewhere, and Java has methods only. */
export function kindIn(member: ApiMember, language: ApiLanguage): ApiMember['kind'] {
  if (member.kind === 'event') return 'event';
  return isProperty(member, language) ? 'property' : 'method';
}

/** Whether a member is read without parentheses: `page.url` in Python, `Page.Url` in .NET. */
export function isProperty(member: ApiMember, language: ApiLanguage): boolean {
  if (member.kind === 'event' || language === 'java') return false;
  if (member.kind === 'property') return true;
  const staysMethod = STAY_METHODS[language];
  if (!staysMethod || member.async || staysMethod.test(memberName(member, language))) return false;
  const returned = returnedType(member, language);
  const takesNothing = !argumentsOf(member, language).length && !optionsOf(member, language).length;
  return takesNothing && returned !== undefined && !isNull(returned);
}

const known = new Map<string, string>();

/** `waitForURL` → `wait-for-url`, `waitForEvent2` → `wait-for-event-2`, `(call)` → `call`. */
export function kebabCase(name: string): string {
  const found = known.get(name);
  if (found !== undefined) return found;
  const kebab = snakeCase(name)
    .replace(/[()]/g, '')
    .replace(/(?<=[a-z])(?=\d)/g, '-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  // A few hundred names, each asked for thousands of times.
  known.set(name, kebab);
  return kebab;
}

/** The anchor of a member, as everywhere on the web: `page-goto`, `page-event-popup`. */
export function memberAnchor(owner: { name: string }, { kind, name }: NamedMember): string {
  return `${kebabCase(owner.name)}${kind === 'event' ? '-event' : ''}-${kebabCase(name)}`;
}
