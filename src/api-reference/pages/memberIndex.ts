import type { BlockContent } from 'mdast';
import * as names from '#features/filters/names.ts';
import { element } from '#tree/element.ts';
import { bold, code, link, list, text } from '#tree/markdownNodes.ts';
import { markup } from './nodes.ts';

export interface IndexGroup {
  title: string;
  entries: { name: string; href: string }[];
}

/** All names of a page at its top; in the browser they can be filtered. */
export function memberIndex(groups: readonly IndexGroup[]): BlockContent {
  const lists = groups.map(({ title, entries }) =>
    element('div', { [names.group]: '' }, [
      element('p', { className: ['member-label'] }, [title]),
      element(
        'ul',
        {},
        entries.map(({ name, href }) =>
          element('li', { [names.item]: '' }, [element('a', { href }, [name])]),
        ),
      ),
    ]),
  );
  const nav = element(
    'nav',
    { className: ['member-index'], ariaLabel: 'Members', [names.list]: '', [names.members]: '' },
    lists,
  );
  return markup(
    nav,
    groups.flatMap(({ title, entries }) => [
      bold([text(title)]),
      list(entries.map(({ name, href }) => [link(href, [code(name)])])),
    ]),
  );
}
