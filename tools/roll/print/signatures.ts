import type { ApiLanguage, Printed } from '#api-reference/facts.ts';
import type { ApiClass, ApiMember } from '../apiFacts.ts';
import type { DeclaredMember } from '../declarations/declaredClass.ts';
import { csharpSignatures } from './csharp.ts';
import { javaSignatures, printJavaType } from './java.ts';
import { jsSignatures, printJsType } from './js.ts';
import { pythonSignatures, printPythonType } from './python.ts';
import { lowerFirstWord, memberName, upperFirst, memberText } from './names.ts';
import { returnedType } from './parameters.ts';
import { printCsharpType } from './csharpTypes.ts';
import type { TypeContext } from './parameters.ts';
import type { TypeTree } from './parseType.ts';

type Print = (owner: ApiClass, member: ApiMember, declared?: DeclaredMember) => Printed[];

const OF_LANGUAGE: Record<ApiLanguage, Print> = {
  js: jsSignatures,
  python: pythonSignatures,
  java: javaSignatures,
  csharp: csharpSignatures,
};

/**
 * Every way to call a member in a language; some overloads of Node.js are only in what is `declared`.
 */
export function signaturesOf(
  owner: ApiClass,
  member: ApiMember,
  language: ApiLanguage,
  declared?: DeclaredMember,
): Printed[] {
  if (member.kind === 'event') return eventSignatures(owner, member, language);
  return OF_LANGUAGE[language](owner, member, declared);
}

/** How one listens to an event: `page.on('popup', data => {})`. */
function eventSignatures(owner: ApiClass, member: ApiMember, language: ApiLanguage): Printed[] {
  const text = memberText(owner, member, language);
  const open = text.replace(/\)$/, '');
  switch (language) {
    case 'js':
      return [`${open}, data => {})`];
    case 'python':
      return [`${open}, handler)`];
    case 'java':
      return ['on', 'off'].map((verb) => javaListener(owner, member, verb));
    case 'csharp':
      return [`${text} += async (_, ${payloadName(member)}) => {}`];
  }
}

/** `void onPopup(Consumer<Page> handler)` */
function javaListener(owner: ApiClass, member: ApiMember, verb: string): Printed {
  const payload = returnedType(member, 'java');
  const name = verb + upperFirst(memberName(member, 'java'));
  if (!payload) return `void ${name}(Runnable handler)`;
  const type = printJavaType(payload, { owner, member, position: 'return' });
  return `void ${name}(Consumer<${type}> handler)`;
}

function payloadName(member: ApiMember): string {
  const payload = returnedType(member, 'csharp');
  const isClass = payload?.kind === 'name' && /^[A-Z]/.test(payload.name);
  return isClass ? lowerFirstWord(payload.name) : 'data';
}

/** Prints a type as the package of a language writes it; backticks mark classes, which can be linked. */
export function printType(tree: TypeTree, language: ApiLanguage, context: TypeContext): Printed {
  switch (language) {
    case 'js':
      return printJsType(tree);
    case 'python':
      return printPythonType(tree, context);
    case 'java':
      return printJavaType(tree, context);
    case 'csharp':
      return printCsharpType(tree, context);
  }
}
