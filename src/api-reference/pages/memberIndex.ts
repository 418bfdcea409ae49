import type { BlockContent } from 'mdast';
import { element } from '#tree/element.ts';
import { code, link, markup, paragraph, text } from './nodes.ts';

export interface IndexGroup {
  title: string;
  entries: { name: string; href: string }[];
}

/** Where the box to filter a list goes: scripts fill it, and nothing moves when they do. */
export function filterBox(): BlockContent {
  return markup(element('div', { className: ['filter', 'needs-script'], dataFilterBox: '' }), []);
}

/** All names of a page at its top; in the browser they can be filtered. */
export function memberIndex(groups: readonly IndexGroup[]): BlockContent {
  const lists = groups.map(({ title, entries }) =>
    element('div', { dataFilterGroup: '' }, [
      element('p', { className: ['member-label'] }, [title]),
      element(
        'ul',
        {},
        entries.map(({ name, href }) =>
          element('li', { dataFilterItem: '' }, [element('a', { href }, [name])]),
        ),
      ),
    ]),
  );
  const nav = element(
    'nav',
    { className: ['member-index'], ariaLabel: 'Members', dataFilter: '' },
    lists,
  );
  return markup(
    nav,
    groups.flatMap(({ title, entries }) => [
      paragraph([{ type: 'strong', children: [text(title)] }]),
      {
        type: 'list',
        spread: false,
        children: entries.map(({ name, href }) => ({
          type: 'listItem',
          spread: false,
          children: [paragraph([link(href, [code(name)])])],
        })),
      },
    ]),
  );
}
