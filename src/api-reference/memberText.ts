import type { ApiClass, ApiLanguage, ApiMember } from './apiFacts.ts';
import { lowerFirstWord, memberName, snakeCase, upperFirst } from './spelling.ts';
import { isProperty } from './types/isProperty.ts';

/** How a member reads in prose: `page.goto()`, `Page.navigate()`, `expect(locator).to_be_visible()`. */
export function memberText(owner: ApiClass, member: ApiMember, language: ApiLanguage): string {
  const name = memberName(member, language);
  if (member.kind === 'event') return eventText(owner, name, language);
  if (member.name === '(call)') return `${ownerText(owner, language)}()`;
  return `${ownerText(owner, language)}.${name}${isProperty(member, language) ? '' : '()'}`;
}

function eventText(owner: ApiClass, name: string, language: ApiLanguage): string {
  const object = ownerText(owner, language);
  switch (language) {
    case 'js':
      return `${object}.on('${name.toLowerCase()}')`;
    case 'python':
      return `${object}.on("${name.replaceAll('_', '')}")`;
    case 'java':
      return `${object}.on${upperFirst(name)}()`;
    case 'csharp':
      return `${object}.${name}`;
  }
}

/** What stands in parentheses after `expect`: `LocatorAssertions` → `locator`. */
const ASSERTED: Record<string, string> = {
  APIResponseAssertions: 'response',
  GenericAssertions: 'value',
  LocatorAssertions: 'locator',
  PageAssertions: 'page',
  SnapshotAssertions: 'value',
};

function ownerText(owner: ApiClass, language: ApiLanguage): string {
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
