import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiFacts, ApiMember } from '../apiFacts.ts';
import { LANGUAGES } from '#api-reference/facts.ts';
import { languagesOf, withLanguage, withoutLanguage } from '../merge/languages.ts';

type Langs = NonNullable<ApiMember['langs']>;

interface Thing {
  name: string;
  langs?: Langs;
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
  const known = new Map(described.classes.map((owner) => [owner.name, owner]));
  return {
    ...facts,
    classes: facts.classes.flatMap((owner) => {
      const before = known.get(owner.name);
      const derived = derive(owner, { thing: before, within: LANGUAGES }, LANGUAGES);
      if (!derived) return [];
      // A class that is new for .NET says of its members what they have.
      const members = owner.members.flatMap((member) => {
        const within = languagesOf(owner);
        const own =
          derived === owner
            ? member
            : { ...member, langs: { ...member.langs, only: languagesOf(member, within) } };
        const same = {
          thing: findSame(before?.members, member),
          within: languagesOf(before ?? {}),
        };
        return deriveWithin(own, same, languagesOf(derived)) ?? [];
      });
      return [{ ...derived, members }];
    }),
  };
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
  const inside = (list: ApiMember['args'], described: ApiMember['args']) =>
    list?.flatMap(
      (one) =>
        deriveWithin(one, { thing: findSame(described, one), within: known }, languages) ?? [],
    );
  const args = inside(thing.args, before.thing?.args);
  const properties = inside(thing.properties, before.thing?.properties);
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
  if (!before.thing && isElsewhere && !has && within.includes('csharp'))
    return marked(withLanguage(thing, 'csharp'));
  const wasShared = before.thing && languagesOf(before.thing, before.within).length > 1;
  const isGone = has && languages.length === 1 && wasShared;
  return isGone ? withoutLanguage(thing, within, 'csharp') : thing;
}

function marked<T extends Thing>(thing: T): T {
  return { ...thing, langs: { ...thing.langs, derived: ['csharp'] } };
}

/** Languages may have their own form of a thing under the same name. */
function findSame<T extends Thing>(list: readonly T[] | undefined, thing: Thing): T | undefined {
  const named = list?.filter(({ name }) => name === thing.name) ?? [];
  return named.find(({ langs }) => langs?.only?.join() === thing.langs?.only?.join()) ?? named[0];
}
