import type { ApiClass, ApiLanguage, ApiMember } from '#api-reference/apiFacts.ts';
import type { DeclaredMember } from '#api-reference/declarations/declaredClass.ts';
import { csharpSignatures } from './csharpSignatures.ts';
import { eventSignatures } from './eventSignatures.ts';
import { javaSignatures } from './javaSignatures.ts';
import { jsSignatures } from './jsSignatures.ts';
import { pythonSignatures } from './pythonSignatures.ts';
import type { TypePart } from './typePart.ts';

type Print = (owner: ApiClass, member: ApiMember, declared?: DeclaredMember) => TypePart[][];

const OF_LANGUAGE: Record<ApiLanguage, Print> = {
  js: jsSignatures,
  python: pythonSignatures,
  java: javaSignatures,
  csharp: csharpSignatures,
};

/**
 * Every way to call a member in a language, each in parts so that classes can be linked. Some overloads of
 * Node.js are only in what is `declared`.
 */
export function signaturesOf(
  owner: ApiClass,
  member: ApiMember,
  language: ApiLanguage,
  declared?: DeclaredMember,
): TypePart[][] {
  if (member.kind === 'event') return eventSignatures(owner, member, language);
  return OF_LANGUAGE[language](owner, member, declared);
}
