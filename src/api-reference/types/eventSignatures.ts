import type { ApiClass, ApiLanguage, ApiMember } from '#api-reference/apiFacts.ts';
import { lowerFirstWord, memberName, upperFirst } from '#api-reference/spelling.ts';
import { memberText } from '#api-reference/memberText.ts';
import { returnedType } from './typeContext.ts';
import { printJavaType } from './printJavaType.ts';
import type { TypePart } from './typePart.ts';
import { parts } from './typePart.ts';

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
      return [[`${open}, data => {})`]];
    case 'python':
      return [[`${open}, handler)`]];
    case 'java':
      return ['on', 'off'].map((verb) => javaListener(owner, member, verb));
    case 'csharp':
      return [[`${text} += async (_, ${payloadName(member)}) => {}`]];
  }
}

/** `void onPopup(Consumer<Page> handler)` */
function javaListener(owner: ApiClass, member: ApiMember, verb: string): TypePart[] {
  const payload = returnedType(member, 'java');
  const name = verb + upperFirst(memberName(member, 'java'));
  if (!payload) return [`void ${name}(Runnable handler)`];
  const type = printJavaType(payload, { owner, member, position: 'return' });
  return parts`void ${name}(Consumer<${type}> handler)`;
}

function payloadName(member: ApiMember): string {
  const payload = returnedType(member, 'csharp');
  const isClass = payload?.kind === 'name' && /^[A-Z]/.test(payload.name);
  return isClass ? lowerFirstWord(payload.name) : 'data';
}
