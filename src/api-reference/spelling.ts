import type { ApiClass, ApiLanguage, ApiMember, ApiParameter } from './apiFacts.ts';

/** `waitForURL` → `wait_for_url`, `APIRequestContext` → `api_request_context`. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}

/** `Page` → `page`, `CDPSession` → `cdpSession`. */
export function lowerFirstWord(name: string): string {
  return name.replace(/^([A-Z]+(?=[A-Z][a-z])|[A-Z]+$|[A-Z])/, (first) => first.toLowerCase());
}

function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The bare name of a member: `goto`, `wait_for_url`, `navigate`, `GotoAsync`. */
export function memberName(member: ApiMember, language: ApiLanguage): string {
  const name = member.langs?.aliases?.[language] ?? member.name.replace(/#\d+$/, '');
  if (language === 'python') return snakeCase(name);
  if (language !== 'csharp') return name;
  const isAsync = member.kind === 'method' && member.async === true && !name.endsWith('Async');
  return upperFirst(name) + (isAsync ? 'Async' : '');
}

export function parameterName(parameter: ApiParameter, language: ApiLanguage): string {
  const name = parameter.langs?.aliases?.[language] ?? parameter.name;
  if (language === 'python') return snakeCase(name);
  return language === 'csharp' ? upperFirst(name) : name;
}

/** How a member reads in prose: `page.goto()`, `Page.navigate()`, `expect(locator).to_be_visible()`. */
export function memberText(owner: ApiClass, member: ApiMember, language: ApiLanguage): string {
  const name = memberName(member, language);
  if (member.kind === 'event') return eventText(owner, name, language);
  if (member.name === '(call)') return `${ownerText(owner, language)}()`;
  const isCalled = member.kind === 'method' || language === 'java';
  return `${ownerText(owner, language)}.${name}${isCalled ? '()' : ''}`;
}

function eventText(owner: ApiClass, name: string, language: ApiLanguage): string {
  const object = ownerText(owner, language);
  switch (language) {
    case 'js':
      return `${object}.on('${name}')`;
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
