import type { ApiClass, ApiLanguage, ApiMember } from '#api-reference/apiFacts.ts';
import { memberName } from '#api-reference/spelling.ts';
import { optionsOf } from './typeContext.ts';

/** The class of a member's options: `Page.NavigateOptions`, `PageGotoOptions`; others have none. */
export function optionsName(
  owner: ApiClass,
  member: ApiMember,
  language: ApiLanguage,
): string | undefined {
  if (!optionsOf(member, language).length) return undefined;
  const name = memberName(member, language);
  if (language === 'java')
    return `${owner.name}.${name.charAt(0).toUpperCase()}${name.slice(1)}Options`;
  if (language === 'csharp') return csharpOptionsName(owner, name.replace(/Async$/, ''));
  return undefined;
}

/** The class of the options of a .NET method, named without `Async`. */
export function csharpOptionsName(owner: ApiClass, method: string): string {
  // One class serves every HTTP verb; only `DisposeAsync` and `StorageStateAsync` have their own.
  const isRequest = /^(Delete|Fetch|Get|Head|Patch|Post|Put)$/.test(method);
  if (owner.name === 'APIRequestContext' && isRequest) return 'APIRequestContextOptions';
  return `${owner.name}${method}Options`;
}
