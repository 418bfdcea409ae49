import type { ApiClass, ApiLanguage, ApiMember } from '#api-reference/apiFacts.ts';
import { lowerFirstWord } from '#api-reference/spelling.ts';
import { memberText } from '#api-reference/memberText.ts';
import { returnedType } from './typeContext.ts';
import type { TypePart } from './typePart.ts';

/** How one listens to an event: `page.on('popup', data => {})`. */
export function eventSignatures(
  owner: ApiClass,
  member: ApiMember,
  language: ApiLanguage,
): TypePart[][] {
  const text = memberText(owner, member, language);
  const open = text.replace(/\)$/, '');
  switch (language) {
    case 'js':
      return [[`${open.replace(/\w+'$/, (name) => name.toLowerCase())}, data => {})`]];
    case 'python':
      return [[`${open}, handler)`]];
    case 'java':
      return [[`${open}handler)`], [`${open.replace('.on', '.off')}handler)`]];
    case 'csharp':
      return [[`${text} += async (_, ${payloadName(member)}) => {}`]];
  }
}

function payloadName(member: ApiMember): string {
  const payload = returnedType(member, 'csharp');
  const isClass = payload?.kind === 'name' && /^[A-Z]/.test(payload.name);
  return isClass ? lowerFirstWord(payload.name) : 'data';
}
