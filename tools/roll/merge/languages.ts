import type { ApiLanguage } from '#api-reference/facts.ts';
import { LANGUAGES } from '#api-reference/facts.ts';
import { existsIn } from '../apiFacts.ts';

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

/** Takes a thing from a language; undefined if no other one has it. */
export function withoutLanguage<T extends { langs?: Langs }>(
  thing: T,
  within: readonly ApiLanguage[],
  language: ApiLanguage,
): T | undefined {
  const only = languagesOf(thing, within).filter((one) => one !== language);
  return only.length > 0 ? { ...thing, langs: { ...thing.langs, only } } : undefined;
}

/** Gives a thing to another language as well. */
export function withLanguage<T extends { langs?: Langs }>(thing: T, language: ApiLanguage): T {
  const has = languagesOf(thing);
  const only = LANGUAGES.filter((one) => one === language || has.includes(one));
  return { ...thing, langs: { ...thing.langs, only } };
}

/** The form that others keep, if there are any, and the own form of one language. */
export function splitOff<T extends { langs?: Langs }>(
  thing: T,
  { language, within, own }: { language: ApiLanguage; within: readonly ApiLanguage[]; own: T },
): T[] {
  const others = withoutLanguage(thing, within, language);
  return others ? [others, { ...own, langs: { ...own.langs, only: [language] } }] : [own];
}
