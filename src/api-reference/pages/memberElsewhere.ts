import type { BlockContent } from 'mdast';
import type { Edition } from '#model/edition.ts';
import { element } from '#tree/element.ts';
import { memberAnchor } from '#api-reference/anchors.ts';
import type { ApiClass, ApiLanguage, ApiMember } from '#api-reference/apiFacts.ts';
import { existsIn, LANGUAGE_OF_EDITION } from '#api-reference/apiFacts.ts';
import { memberText } from '#api-reference/memberText.ts';
import { membersByAnchor } from './apiVersion.ts';
import { markup } from './nodes.ts';

/** A member in another edition. */
export interface Elsewhere {
  edition: Edition;
  text: string;
  href: string;
}

/** Links to the same member in the other editions, folded. */
export function elsewhereLinks(others: readonly Elsewhere[]): BlockContent[] {
  if (others.length === 0) return [];
  const links = others.flatMap(({ edition, text: words, href }) => [
    element('a', { href }, [edition.label, ' ', element('code', {}, [words])]),
  ]);
  const summary = element('summary', {}, ['In other languages']);
  return [markup(element('details', { className: ['elsewhere'] }, [summary, ...links]), [])];
}

/** The other editions that have a member, with its name there. */
export function otherEditions(options: {
  owner: ApiClass;
  member: ApiMember;
  editions: readonly Edition[];
  language: ApiLanguage;
  hrefIn: (edition: Edition, anchor: string) => string;
}): Elsewhere[] {
  const { owner, member, editions, language, hrefIn } = options;
  return editions.flatMap((edition) => {
    const other = LANGUAGE_OF_EDITION[edition.id];
    if (other === language || !existsIn(owner, other)) return [];
    const anchor = memberAnchor(owner, member);
    const there = membersByAnchor(owner, other).get(anchor);
    return there
      ? [{ edition, text: memberText(owner, there, other), href: hrefIn(edition, anchor) }]
      : [];
  });
}
