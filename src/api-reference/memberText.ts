import type { ApiClass, ApiLanguage, ApiMember } from './apiFacts.ts';
import { eventName, lowerFirstWord, memberName, snakeCase, upperFirst } from './spelling.ts';
import { isProperty } from './types/isProperty.ts';

/** How a member reads in prose: `page.goto()`, `Page.navigate()`, `expect(locator).to_be_visible()`. */
export function memberText(owner: ApiClass, member: ApiMember, language: ApiLanguage): string {
  if (member.name === '(call)') return `${ownerText(owner, language)}()`;
  const isOwnName = isFunction(owner, member) || isStaticMatcher(owner, member);
  const name = memberOnPage(owner, member, language);
  return isOwnName ? name : `${ownerText(owner, language)}.${name}`;
}

/** The same without its object: `goto()`, `url`, `on('popup')`, `expect.any()`. */
export function memberOnPage(owner: ApiClass, member: ApiMember, language: ApiLanguage): string {
  if (member.kind === 'event') return listenText(eventName(member, language), language);
  const name = memberName(member, language);
  const prefix = isStaticMatcher(owner, member) ? 'expect.' : '';
  return `${prefix}${name}${isProperty(member, language) ? '' : '()'}`;
}

function listenText(name: string, language: ApiLanguage): string {
  switch (language) {
    case 'js':
      return `on('${name}')`;
    case 'python':
      return `on("${name}")`;
    case 'java':
      return `${name}()`;
    case 'csharp':
      return name;
  }
}

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
export function ownerText(owner: ApiClass, language: ApiLanguage): string {
  const asserted = ASSERTED[owner.name];
  switch (language) {
    case 'js':
      return asserted ? `expect(${asserted})` : lowerFirstWord(owner.name);
    case 'python':
      return asserted ? `expect(${asserted})` : snakeCase(owner.name);
    case 'java':
      return asserted ? `assertThat(${asserted})` : owner.name;
    case 'csharp':
      return asserted ? `Expect(${upperFirst(asserted)})` : owner.name;
  }
}
