import type { ApiLanguage } from '#api-reference/apiFacts.ts';
import { existsIn } from '#api-reference/apiFacts.ts';

export const LANGUAGES: readonly ApiLanguage[] = ['js', 'python', 'java', 'csharp'];

type Langs = NonNullable<Parameters<typeof existsIn>[0]['langs']>;

/** The languages that have a thing, of those that have what it belongs to. */
export function languagesOf(
  thing: { langs?: Langs },
  within: readonly ApiLanguage[] = LANGUAGES,
): ApiLanguage[] {
  return within.filter((language) => existsIn(thing, language));
}

/** Whether only Node.js has it. */
export function isNodeOnly(languages: readonly ApiLanguage[]): boolean {
  return languages.length === 1 && languages[0] === 'js';
}

/** Takes a thing from Node.js; undefined if no other language has it. */
export function withoutNode<T extends { langs?: Langs }>(
  thing: T,
  within: readonly ApiLanguage[],
): T | undefined {
  const only = languagesOf(thing, within).filter((language) => language !== 'js');
  return only.length > 0 ? { ...thing, langs: { ...thing.langs, only } } : undefined;
}

/** Gives a thing of other languages to Node.js as well. */
export function withNode<T extends { langs?: Langs }>(thing: T): T {
  const only = ['js' as const, ...languagesOf(thing)];
  return { ...thing, langs: { ...thing.langs, only } };
}
