import { type ApiLanguage, LANGUAGES } from '#api-reference/facts.ts';
import { type Availability, existsIn } from '../apiFacts.ts';

interface Thing {
  langs?: Availability;
}

/** The languages that have a thing, of those that have what it belongs to. */
export function languagesOf(
  thing: Thing,
  within: readonly ApiLanguage[] = LANGUAGES,
): ApiLanguage[] {
  return within.filter((language) => existsIn(thing, language));
}

/** Whether only Node.js has it. */
export function isNodeOnly(languages: readonly ApiLanguage[]): boolean {
  return languages.join() === 'js';
}

/** Says of a thing which languages have it, whatever others have what it belongs to. */
export function withOnly<T extends Thing>(thing: T, only: ApiLanguage[]): T {
  return { ...thing, langs: { ...thing.langs, only } };
}

/** Takes a thing from a language; undefined if no other one has it. */
export function withoutLanguage<T extends Thing>(
  thing: T,
  within: readonly ApiLanguage[],
  language: ApiLanguage,
): T | undefined {
  const only = languagesOf(thing, within).filter((one) => one !== language);
  return only.length > 0 ? withOnly(thing, only) : undefined;
}

/** Gives a thing to another language as well. */
export function withLanguage<T extends Thing>(thing: T, language: ApiLanguage): T {
  const has = [...languagesOf(thing), language];
  return withOnly(
    thing,
    LANGUAGES.filter((one) => has.includes(one)),
  );
}

/** Gives a thing a type, or a name of its object, in one language. */
export function withOwn<T extends Thing>(
  thing: T,
  field: 'types' | 'objects',
  language: ApiLanguage,
  value: string,
): T {
  const own = { ...thing.langs?.[field], [language]: value };
  return { ...thing, langs: { ...thing.langs, [field]: own } };
}

/** The form that others keep, if there are any, and the own form of one language. */
export function splitOff<T extends Thing>(
  thing: T,
  { language, within, own }: { language: ApiLanguage; within: readonly ApiLanguage[]; own: T },
): T[] {
  const others = withoutLanguage(thing, within, language);
  return others ? [others, withOnly(own, [language])] : [own];
}
