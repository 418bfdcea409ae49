import type { ExpectedMember } from '../expected/expected.ts';
import type { JavaTruth } from '../truth/truth.ts';

/** The Java methods that a section must show; nothing where the package has no such class. */
export function javaSignatures(
  { name, kind }: ExpectedMember,
  owner: string,
  truth: JavaTruth,
): string[] {
  const methods = truth.methods[owner] ?? [];
  const names = kind === 'event' ? [name, name.replace(/^on/, 'off')] : [name];
  return methods.filter((method) => names.some((one) => method.includes(` ${one}(`)));
}

/** `static` and the class that options belong to may be shown. */
export function plainJava(signature: string): string {
  return signature.replace(/^static /, '').replace(/\b[A-Z]\w*\.(?=[A-Z]\w*Options\b)/g, '');
}
