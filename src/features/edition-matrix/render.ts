import type { Element } from 'hast';
import type { PhrasingContent, RootContent } from 'mdast';
import type { DocPlaces, Feature } from '#features/feature.ts';
import * as tableNames from '#features/tables/names.ts';
import { tableRegion } from '#features/tables/render.ts';
import type { Edition } from '#model/edition.ts';
import { NO_PREFETCH } from '#model/noPrefetch.ts';
import { withBase } from '#model/path.ts';
import { element } from '#tree/element.ts';
import { bold, link, table, text } from '#tree/markdownNodes.ts';
import * as names from './names.ts';
import type { EditionMatrix } from './nodes.ts';

const PARTS = [
  { kind: 'guide', title: 'Guides', column: 'Guide' },
  { kind: 'class', title: 'API classes', column: 'Class' },
] as const;

type Part = (typeof PARTS)[number] & { docs: DocPlaces[] };

/** `::edition-matrix`: the guides and classes of each edition in the page's version. */
export const editionMatrix: Feature = {
  leaves: {
    'edition-matrix': {
      fill: (_node, { editions, docs }) => [{ type: 'editionMatrix', editions, docs: docs() }],
    },
  },
  nodes: {
    editionMatrix: {
      html: (node, _state, { baseUrl }) =>
        partsOf(node).map((part) => partTable(part, node.editions, baseUrl)),
      plain: (node, twin) =>
        partsOf(node).flatMap((part) =>
          plainPart(part, node.editions, (path) => twin.absolute(withBase(twin.baseUrl, path))),
        ),
      // Search finds the pages by name; here the counts are enough.
      texts: (node) =>
        partsOf(node).map(({ title, docs }) => {
          const counts = node.editions.map(
            (edition) => `${edition.label} ${countOf(docs, edition)}`,
          );
          return `${title}: ${counts.join(', ')}`;
        }),
    },
  },
};

/** The two tables; a site without classes has one. */
function partsOf({ docs }: EditionMatrix): Part[] {
  return PARTS.map((part) => ({
    ...part,
    docs: docs.filter(({ kind }) => kind === part.kind),
  })).filter((part) => part.docs.length > 0);
}

function countOf(docs: readonly DocPlaces[], { id }: Edition): number {
  return docs.filter(({ paths }) => paths[id] !== undefined).length;
}

function partTable({ title, column, docs }: Part, editions: readonly Edition[], baseUrl: string) {
  const headings = editions.map((edition) =>
    element('th', { scope: 'col' }, [
      edition.label,
      // Read as a separate number, and shown below the name.
      ' ',
      element('span', { className: [names.count] }, [`${countOf(docs, edition)}`]),
    ]),
  );
  const box = {
    className: [tableNames.root, names.root],
    ...tableRegion(`${title} in each edition`),
    [NO_PREFETCH]: '',
  };
  return element('div', box, [
    element('table', {}, [
      element('thead', {}, [element('tr', {}, [columnHeading(column), ...headings])]),
      element(
        'tbody',
        {},
        docs.map((doc) =>
          element('tr', {}, [
            element('th', { scope: 'row' }, [doc.title]),
            ...editions.map((edition) => cellOf(doc, edition, baseUrl)),
          ]),
        ),
      ),
    ]),
  ]);
}

function columnHeading(column: string): Element {
  return element('th', { scope: 'col' }, [column]);
}

function cellOf({ title, paths }: DocPlaces, { id, label }: Edition, baseUrl: string): Element {
  const path = paths[id];
  return element('td', {}, [
    path === undefined
      ? element('span', { role: 'img', ariaLabel: 'Not available' }, ['–'])
      : element('a', { href: withBase(baseUrl, path), ariaLabel: `${title} in ${label}` }, ['✓']),
  ]);
}

function plainPart(
  { title, column, docs }: Part,
  editions: readonly Edition[],
  urlOf: (path: string) => string,
): RootContent[] {
  const heading = [
    column,
    ...editions.map((edition) => `${edition.label} (${countOf(docs, edition)})`),
  ];
  const rows = docs.map(({ title: name, paths }) => [
    [text(name)],
    ...editions.map(({ id }): PhrasingContent[] => {
      const path = paths[id];
      return [path === undefined ? text('no') : link(urlOf(path), [text('yes')])];
    }),
  ]);
  return [bold([text(title)]), table([heading.map((name) => [text(name)]), ...rows])];
}
