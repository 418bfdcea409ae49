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

/** The bare name of a member: `goto`, `wait_for_url`, `navigate`, `GotoAsync`. */
export function memberName(member: ApiMember, language: ApiLanguage): string {
  const name = member.langs?.aliases?.[language] ?? member.name.replace(/#\d+$/, '');
  if (language === 'python') return snakeCase(name);
  if (language !== 'csharp') return name;
  const isAsync = member.kind === 'method' && member.async === true && !name.endsWith('Async');
  return upperFirst(name) + (isAsync ? 'Async' : '');
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
