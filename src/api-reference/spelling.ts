import type { ApiLanguage, ApiMember, ApiParameter } from './apiFacts.ts';

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

export function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
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
  switch (language) {
    case 'js':
    case 'python':
      return name.replaceAll('_', '').toLowerCase();
    case 'java':
      return `on${upperFirst(name)}`;
    case 'csharp':
      return name;
  }
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
