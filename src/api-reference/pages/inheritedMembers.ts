import type { RootContent } from 'mdast';
import { element } from '#tree/element.ts';
import { code, link, list, text } from '#tree/markdownNodes.ts';
import type { ApiVersion } from '#api-reference/apiVersion.ts';
import { findClass } from '#api-reference/apiVersion.ts';
import type { ApiLanguage, ClassFacts } from '#api-reference/facts.ts';
import { anchorIn, classSlug } from '#api-reference/facts.ts';
import { heading, markup } from './nodes.ts';

/** What a class has from another one: names that lead there, under the anchors of this class. */
export function inheritedMembers(
  { inherited }: ClassFacts,
  api: Pick<ApiVersion, 'languages'>,
  { language, hrefOf }: { language: ApiLanguage; hrefOf: (className: string) => string },
): RootContent[] {
  if (!inherited) return [];
  const { from } = inherited;
  const base = findClass(api, language, from)?.members ?? [];
  const members = inherited.members.flatMap(({ of, anchor }) =>
    base
      .filter((member) => member.anchor === of)
      .map(({ heading: name, args = [], options = [] }) => ({
        name,
        href: `${hrefOf(from)}#${of}`,
        anchor,
        options: [...args, ...options].map((parameter) => anchorIn(anchor, parameter)),
      })),
  );
  const items = members.map(({ name, href, anchor, options }) =>
    element('li', { id: anchor }, [
      element('a', { href }, [element('code', {}, [name])]),
      // Comments link to arguments here, too.
      ...options.map((id) => element('span', { id })),
    ]),
  );
  return [
    heading(2, [text(`Inherited from ${from}`)], { id: `inherited-${classSlug(from)}` }),
    markup(element('ul', {}, items), [
      list(members.map(({ name, href }) => [link(href, [code(name)])])),
    ]),
  ];
}
