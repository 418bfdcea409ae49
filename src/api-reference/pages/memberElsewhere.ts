import type { BlockContent } from 'mdast';
import type { OtherLanguage } from '#features/other-languages/render.ts';
import { otherLanguages } from '#features/other-languages/render.ts';
import type { Edition } from '#model/edition.ts';
import { memberAnchor } from '#api-reference/anchors.ts';
import type { ApiClass, ApiLanguage, ApiMember } from '#api-reference/apiFacts.ts';
import { existsIn, LANGUAGE_OF_EDITION } from '#api-reference/apiFacts.ts';
import { memberOnPage, memberText } from '#api-reference/memberText.ts';
import { membersByAnchor } from './apiVersion.ts';
import { markup } from './nodes.ts';

/** Links to the same member in the other editions, folded. */
export function elsewhereLinks(others: readonly OtherLanguage[]): BlockContent[] {
  const links = otherLanguages(others);
  return links ? [markup(links, [])] : [];
}

/** The other editions, with the name of a member there; none for a class that no other edition has. */
export function otherEditions(options: {
  owner: ApiClass;
  member: ApiMember;
  editions: readonly Edition[];
  language: ApiLanguage;
  hrefIn: (edition: Edition, anchor: string) => string;
}): OtherLanguage[] {
  const { owner, member, editions, language, hrefIn } = options;
  const others = editions.filter(({ id }) => LANGUAGE_OF_EDITION[id] !== language);
  if (!others.some(({ id }) => existsIn(owner, LANGUAGE_OF_EDITION[id]))) return [];
  return others.map((edition) => {
    const other = LANGUAGE_OF_EDITION[edition.id];
    const there = existsIn(owner, other) ? counterpart(owner, member, other) : undefined;
    const link = there && { text: there.text, href: hrefIn(edition, there.anchor) };
    return { label: edition.label, link };
  });
}

interface Counterpart {
  text: string;
  anchor: string;
}

/** The same member in another language, or the way to negate an assertion there. */
function counterpart(
  owner: ApiClass,
  member: ApiMember,
  language: ApiLanguage,
): Counterpart | undefined {
  const there = membersByAnchor(owner, language);
  const anchor = memberAnchor(owner, member);
  const same = there.get(anchor) ?? negated(member, [...there.values()]);
  if (!same) return undefined;
  const positive = there.get(anchor.replace('-not-to-', '-to-'));
  // `not_to_be_visible()` of one language is `not.toBeVisible()` in the others.
  const call =
    isNegated(member) && !isNegated(same) && positive
      ? `.${memberOnPage(owner, positive, language)}`
      : '';
  return {
    text: `${memberText(owner, same, language)}${call}`,
    anchor: memberAnchor(owner, same),
  };
}

/** Python has an assertion for each opposite; the others have `not`, which one of these stands for. */
function negated(member: ApiMember, there: readonly ApiMember[]): ApiMember | undefined {
  if (isNegated(member)) return there.find(({ name }) => name === 'not');
  return member.name === 'not' ? there.find(isNegated) : undefined;
}

function isNegated({ name }: ApiMember): boolean {
  return name.startsWith('NotTo');
}
