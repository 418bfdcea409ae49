import type { ApiClass, ApiLanguage, ApiMember } from '#api-reference/apiFacts.ts';
import { csharpSignatures } from './csharpSignatures.ts';
import { eventSignatures } from './eventSignatures.ts';
import { javaSignatures } from './javaSignatures.ts';
import { jsSignatures } from './jsSignatures.ts';
import { pythonSignatures } from './pythonSignatures.ts';
import type { TypePart } from './typePart.ts';

const OF_LANGUAGE = {
  js: jsSignatures,
  python: pythonSignatures,
  java: javaSignatures,
  csharp: csharpSignatures,
};

/** Every way to call a member in a language, each in parts so that classes can be linked. */
export function signaturesOf(
  owner: ApiClass,
  member: ApiMember,
  language: ApiLanguage,
): TypePart[][] {
  if (member.kind === 'event') return eventSignatures(owner, member, language);
  return OF_LANGUAGE[language](owner, member);
}
