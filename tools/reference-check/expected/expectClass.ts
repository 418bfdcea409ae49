import type { Language, Truth, TruthClass, TruthMember } from '../truth/truth.ts';
import { expectItems, inLanguage } from './expectItem.ts';
import type { ExpectedClass, ExpectedMember } from './expected.ts';
import { publicItems } from './publicItems.ts';
import { kebab, memberName } from './spelling.ts';

/** The classes that an edition must have, with everything that their pages must show. */
export function expectClasses(truth: Truth, language: Language): ExpectedClass[] {
  return truth.classes
    .filter(({ only }) => only?.includes(language) ?? true)
    .map((owner) => ({
      name: owner.name,
      since: owner.since,
      hasSample: owner.samples?.includes(language) ?? false,
      members: owner.members.flatMap(
        (member) => expectMember(owner, member, { language, truth }) ?? [],
      ),
    }));
}

function expectMember(
  owner: TruthClass,
  common: TruthMember,
  { language, truth }: { language: Language; truth: Truth },
): ExpectedMember | undefined {
  const member = inLanguage(common, language);
  if (!member) return undefined;
  const { kind, name, since, args } = member;
  const place = `${owner.name}${kind === 'event' ? '#' : '.'}${name}`;
  const id = `${kebab(owner.name)}${kind === 'event' ? '-event' : ''}-${kebab(name)}`;
  const written = member.aliases?.[language] ?? member.alias ?? name.replace(/#\d+$/, '');
  const where = { language, place: `${place}.`, id: `${id}-option-`, memberSince: since };
  const shown = memberName({ name: written, kind, isAsync: member.async ?? false }, language);
  const bag = args.find((arg) => arg.name === 'options');
  const others = args.filter((arg) => arg !== bag);
  const options = bag && inLanguage(bag, language) ? (bag.fields ?? []) : [];
  return {
    place,
    id,
    kind,
    name: shown,
    since,
    isAsync: member.async ?? false,
    isDeprecated: member.deprecated ?? false,
    isDiscouraged: member.discouraged ?? false,
    hasSample: member.samples?.includes(language) ?? false,
    mentions: member.mentions ?? [],
    args: expectItems(others, { ...where, position: 'argument' }),
    options: expectItems(
      publicItems(options, { owner: owner.name, name: shown, language }, truth),
      { ...where, position: 'option' },
    ),
    type: member.type,
    fields: expectItems(member.fields ?? [], {
      ...where,
      place: `${place}:.`,
      // The fields of a property have had ids like those of options all along.
      id: kind === 'method' ? `${id}-return-` : `${id}-option-`,
      position: 'field',
    }),
  };
}
