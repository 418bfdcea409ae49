import type { ApiLanguage, ApiMember } from '#api-reference/apiFacts.ts';
import { memberName } from '#api-reference/spelling.ts';
import { argumentsOf, optionsOf, returnedType } from './typeContext.ts';
import { isNull } from './typeTree.ts';

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
  if (member.kind === 'event') return false;
  if (language === 'java') return false;
  if (member.kind === 'property') return true;
  const staysMethod = STAY_METHODS[language];
  if (!staysMethod || member.async || staysMethod.test(memberName(member, language))) return false;
  const returned = returnedType(member, language);
  const takesNothing = !argumentsOf(member, language).length && !optionsOf(member, language).length;
  return takesNothing && returned !== undefined && !isNull(returned);
}
