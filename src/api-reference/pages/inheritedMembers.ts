import type { RootContent } from 'mdast';
import { element } from '#tree/element.ts';
import { classSlug, memberAnchor, optionAnchor } from '#api-reference/anchors.ts';
import type { ApiClass, ApiLanguage } from '#api-reference/apiFacts.ts';
import { existsIn } from '#api-reference/apiFacts.ts';
import { argumentsOf, optionsOf } from '#api-reference/types/typeContext.ts';
import type { ApiVersion } from './apiVersion.ts';
import { findClass, membersByAnchor, membersOf } from './apiVersion.ts';
import { memberHeading } from './memberHeading.ts';
import { code, link, list, text } from '#tree/markdownNodes.ts';
import { heading, markup } from './nodes.ts';

/** What a class has from another one: names that lead there, under the anchors of this class. */
export function inheritedMembers(
  owner: ApiClass,
  api: ApiVersion,
  { language, hrefOf }: { language: ApiLanguage; hrefOf: (name: string) => string | undefined },
): RootContent[] {
  const base = owner.extends ? findClass(api, owner.extends) : undefined;
  if (!base || !existsIn(base, language)) return [];
  const own = membersByAnchor(owner, language);
  const members = membersOf(base, language).flatMap((member) => {
    const anchor = memberAnchor(owner, member);
    if (own.has(anchor)) return [];
    const name = memberHeading(base, member, language);
    const href = `${hrefOf(base.name) ?? ''}#${memberAnchor(base, member)}`;
    const options = [...argumentsOf(member, language), ...optionsOf(member, language)];
    return [
      { name, href, anchor, options: options.map((one) => optionAnchor(anchor, [one.name])) },
    ];
  });
  if (members.length === 0) return [];
  const items = members.map(({ name, href, anchor, options }) =>
    element('li', { id: anchor }, [
      element('a', { href }, [element('code', {}, [name])]),
      // Comments link to arguments here, too.
      ...options.map((id) => element('span', { id })),
    ]),
  );
  return [
    heading(2, [text(`Inherited from ${base.name}`)], { id: `inherited-${classSlug(base.name)}` }),
    markup(element('ul', {}, items), [
      list(members.map(({ name, href }) => [link(href, [code(name)])])),
    ]),
  ];
}
