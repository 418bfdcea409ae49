import type { ApiLanguage, Printed } from '#api-reference/facts.ts';
import type { ApiClass, ApiMember } from '../apiFacts.ts';
import type { DeclaredMember } from '../declarations/declaredClass.ts';
import { csharpSignatures } from './csharp.ts';
import { javaSignatures, printJavaType } from './java.ts';
import { jsSignatures, printJsType } from './js.ts';
import { pythonSignatures, printPythonType } from './python.ts';
import { lowerFirstWord, memberName, upperFirst, memberText } from './names.ts';
import { type TypeContext, returnedType } from './parameters.ts';
import { printCsharpType } from './csharpTypes.ts';
import type { TypeTree } from './parseType.ts';

interface Printer {
  signatures: (owner: ApiClass, member: ApiMember, declared?: DeclaredMember) => Printed[];
  type: (tree: TypeTree, context: TypeContext) => Printed;
}

const PRINTERS: Record<ApiLanguage, Printer> = {
  js: { signatures: jsSignatures, type: printJsType },
  python: { signatures: pythonSignatures, type: printPythonType },
  java: { signatures: javaSignatures, type: printJavaType },
  csharp: { signatures: csharpSignatures, type: printCsharpType },
};

/** Prints a type as the package of a language writes it; backticks mark classes, which can be linked. */
export function printType(tree: TypeTree, language: ApiLanguage, context: TypeContext): Printed {
  return PRINTERS[language].type(tree, context);
}

/** Every way to call a member in a language; some overloads of Node.js are only in what is `declared`. */
export function signaturesOf(
  owner: ApiClass,
  member: ApiMember,
  language: ApiLanguage,
  declared?: DeclaredMember,
): Printed[] {
  if (member.kind === 'event') return eventSignatures(owner, member, language);
  return PRINTERS[language].signatures(owner, member, declared);
}

/** How one listens to an event: `page.on('popup', data => {})`. */
function eventSignatures(owner: ApiClass, member: ApiMember, language: ApiLanguage): Printed[] {
  const text = memberText(owner, member, language);
  if (language === 'js') return [text.replace(/\)$/, ', data => {})')];
  if (language === 'python') return [text.replace(/\)$/, ', handler)')];
  const payload = returnedType(member, language);
  if (language === 'csharp') {
    const isClass = payload?.kind === 'name' && /^[A-Z]/.test(payload.name);
    const name = isClass ? lowerFirstWord(payload.name) : 'data';
    return [`${text} += async (_, ${name}) => {}`];
  }
  const context = { owner, member, position: 'return' } as const;
  const type = payload ? `Consumer<${printJavaType(payload, context)}>` : 'Runnable';
  // `void onPopup(Consumer<Page> handler)`
  return ['on', 'off'].map(
    (verb) => `void ${verb}${upperFirst(memberName(member, 'java'))}(${type} handler)`,
  );
}
