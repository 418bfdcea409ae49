import type { BlockContent } from 'mdast';
import type { OtherLanguage } from '#features/other-languages/render.ts';
import { otherLanguages } from '#features/other-languages/render.ts';
import type { Edition } from '#model/edition.ts';
import { memberAnchor } from '#api-reference/anchors.ts';
import type { ApiClass, ApiLanguage, ApiMember } from '#api-reference/apiFacts.ts';
import { existsIn, LANGUAGE_OF_EDITION } from '#api-reference/apiFacts.ts';
import { memberText } from '#api-reference/memberText.ts';
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
  const anchor = memberAnchor(owner, member);
  return others.map((edition) => {
    const other = LANGUAGE_OF_EDITION[edition.id];
    const there = existsIn(owner, other) && membersByAnchor(owner, other).get(anchor);
    const link = there && { text: memberText(owner, there, other), href: hrefIn(edition, anchor) };
    return { label: edition.label, link: link || undefined };
  });
}
