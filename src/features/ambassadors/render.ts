import type { Element } from 'hast';
import type { Feature } from '#features/feature.ts';
import { valueOf } from '#features/featureData.ts';
import * as filterNames from '#features/filters/names.ts';
import { filterBox } from '#features/filters/render.ts';
import { element, NEW_TAB } from '#tree/element.ts';
import { link, list, text } from '#tree/markdownNodes.ts';
import type { Ambassador } from './data.ts';
import { ambassadorsData } from './data.ts';
import * as names from './names.ts';
// Adds the node to the types of the tree.
import type {} from './nodes.ts';

/** `::ambassadors`: one card per ambassador. */
export const ambassadors: Feature = {
  data: ambassadorsData,
  leaves: {
    ambassadors: {
      fill: (_node, context) => [
        { type: 'ambassadors', people: valueOf(context, ambassadorsData) },
      ],
    },
  },
  nodes: {
    ambassadors: {
      html: ({ people }) => [
        filterBox(),
        element(
          'div',
          { [filterNames.list]: 'ambassador', [filterNames.choices]: 'Country|Language' },
          [
            element(
              'ul',
              { className: [names.list], role: 'list', [filterNames.group]: '' },
              people.map(cardOf),
            ),
          ],
        ),
      ],
      plain: ({ people }) => [
        list(
          people.map(({ name, place, languages, links }) => [
            { type: 'strong', children: [text(name)] },
            text(`, ${place}; speaks ${languages}`),
            ...links.flatMap(({ text: label, url }) => [text('; '), link(url, [text(label)])]),
          ]),
        ),
      ],
      texts: ({ people }) =>
        people.map(({ name, place, languages }) => `${name}, ${place}, ${languages}`),
    },
  },
};

function cardOf({ name, place, languages, links }: Ambassador): Element {
  const items = links.map(({ text: label, name: ariaLabel, url }) =>
    element('li', {}, [element('a', { href: url, ariaLabel, ...NEW_TAB }, [label])]),
  );
  const country = place.split(', ').at(-1) ?? '';
  const properties = {
    className: [names.person],
    [names.initials]: initials(name),
    [filterNames.item]: [name, place, languages].join(' '),
    [filterNames.choice]: `${country}|${languages}`,
  };
  return element('li', properties, [
    element('p', { className: [names.name] }, [name]),
    element('p', {}, [place]),
    element('p', {}, [`Speaks ${languages}`]),
    element('ul', { className: [names.links], role: 'list' }, items),
  ]);
}

/** `Kent C. Dodds` → `KD`: first and last name. */
function initials(name: string): string {
  const letters = name.split(' ').map((word) => word.slice(0, 1));
  return `${letters[0] ?? ''}${letters.at(-1) ?? ''}`;
}
