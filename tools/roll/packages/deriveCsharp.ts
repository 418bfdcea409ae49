import { type ApiLanguage, LANGUAGES } from '#api-reference/facts.ts';
import type { ApiFacts, ApiMember, Availability } from '../apiFacts.ts';
import { languagesOf, withLanguage, withOnly, withoutLanguage } from '../merge/languages.ts';

interface Thing {
  name: string;
  langs?: Availability;
}

type Whole = Thing & Pick<ApiMember, 'args' | 'properties'>;

/** What described facts say of a thing, and the languages that have what it belongs to there. */
interface Known<T extends Thing> {
  thing: T | undefined;
  within: readonly ApiLanguage[];
}

/**
 * No package of .NET can be read here. What has come since the facts that describe it, it is taken to have if Java or
 * Python have it, and is marked as derived; what all others have lost, it is taken to have lost.
 */
export function deriveCsharp(facts: ApiFacts, described: ApiFacts): ApiFacts {
  const classes = facts.classes.flatMap((owner) => {
    const before = findSame(described.classes, owner);
    const derived = derive(owner, { thing: before, within: LANGUAGES }, LANGUAGES);
    if (!derived) return [];
    const within = languagesOf(before ?? {});
    const members = owner.members.flatMap((member) => {
      const languages = languagesOf(member, languagesOf(owner));
      // A class that is new for .NET says of its members what they have.
      const own = derived === owner ? member : withOnly(member, languages);
      const known = { thing: findSame(before?.members, member), within };
      return deriveWithin(own, known, languagesOf(derived)) ?? [];
    });
    return [{ ...derived, members }];
  });
  return { ...facts, classes };
}

function deriveWithin<T extends Whole>(
  thing: T,
  before: Known<Whole>,
  within: readonly ApiLanguage[],
): T | undefined {
  const derived = derive(thing, before, within);
  if (!derived) return undefined;
  const languages = languagesOf(derived, within);
  const known = languagesOf(before.thing ?? {}, before.within);
  const inside = (field: 'args' | 'properties') =>
    thing[field]?.flatMap((one) => {
      const same = findSame(before.thing?.[field], one);
      return deriveWithin(one, { thing: same, within: known }, languages) ?? [];
    });
  const [args, properties] = [inside('args'), inside('properties')];
  return { ...derived, ...(args && { args }), ...(properties && { properties }) };
}

function derive<T extends Thing>(
  thing: T,
  before: Known<Thing>,
  within: readonly ApiLanguage[],
): T | undefined {
  const languages = languagesOf(thing, within);
  const isElsewhere = languages.includes('java') || languages.includes('python');
  const has = languages.includes('csharp');
  if (!before.thing && isElsewhere && !has && within.includes('csharp')) {
    const gained = withLanguage(thing, 'csharp');
    return { ...gained, langs: { ...gained.langs, derived: ['csharp'] } };
  }
  const wasShared = before.thing && languagesOf(before.thing, before.within).length > 1;
  const isGone = has && languages.length === 1 && wasShared;
  return isGone ? withoutLanguage(thing, within, 'csharp') : thing;
}

/** Languages may have their own form of a thing under the same name. */
function findSame<T extends Thing>(list: readonly T[] | undefined, thing: Thing): T | undefined {
  const named = list?.filter(({ name }) => name === thing.name) ?? [];
  return named.find(({ langs }) => langs?.only?.join() === thing.langs?.only?.join()) ?? named[0];
}
