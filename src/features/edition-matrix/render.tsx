/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';
import type { Node, PhrasingContent, RootContent } from 'mdast';
import type { DocPlaces, Feature } from '#features/feature.ts';
import { columnHeadings, tableRegion } from '#features/tables/render.tsx';
import type { Edition } from '#model/edition.ts';
import { NO_PREFETCH } from '#model/noPrefetch.ts';
import { withBase } from '#model/path.ts';
import { bold, link, table, text } from '#tree/markdownNodes.ts';

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
  const headings = editions.map((edition) => [
    // The count is read as a separate number, and shown below the name.
    `${edition.label} `,
    <span className="edition-count">{`${countOf(docs, edition)}`}</span>,
  ]);
  const region = { ...tableRegion(`${title} in each edition`), [NO_PREFETCH]: '' };
  return (
    <div className="table edition-matrix" {...region}>
      <table>
        {columnHeadings([column, ...headings])}
        <tbody>
          {docs.map((doc) => (
            <tr>
              <th scope="row">{doc.title}</th>
              {editions.map((edition) => cellOf(doc, edition, baseUrl))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellOf({ title, paths }: DocPlaces, { id, label }: Edition, baseUrl: string): Element {
  const path = paths[id];
  return (
    <td>
      {path === undefined ? (
        <span role="img" aria-label="Not available">
          –
        </span>
      ) : (
        <a href={withBase(baseUrl, path)} aria-label={`${title} in ${label}`}>
          ✓
        </a>
      )}
    </td>
  );
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

/** The tables of what each edition has. */
interface EditionMatrix extends Node {
  type: 'editionMatrix';
  editions: readonly Edition[];
  docs: readonly DocPlaces[];
}

declare module '#tree/nodes.ts' {
  interface OwnBlocks {
    editionMatrix: EditionMatrix;
  }
}
