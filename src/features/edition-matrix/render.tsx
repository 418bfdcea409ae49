/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';
import type { RootContent } from 'mdast';
import type { DocPlaces, Feature, FeatureContext } from '#features/feature.ts';
import { columnHeadings, tableRegion } from '#features/tables/render.tsx';
import type { Edition } from '#model/edition.ts';
import { NO_PREFETCH } from '#model/noPrefetch.ts';
import { withBase } from '#model/path.ts';
import { bold, link, markup, table, text } from '#tree/markdownNodes.ts';

const PARTS = [
  { kind: 'guide', title: 'Guides', column: 'Guide' },
  { kind: 'class', title: 'API classes', column: 'Class' },
] as const;

/** `::edition-matrix`: the guides and classes of each edition in the page's version. */
export const editionMatrix: Feature = {
  leaves: {
    'edition-matrix': {
      fill: (_node, context) => PARTS.flatMap((part) => partOf(part, context)),
    },
  },
};

/** One of the two tables; a site without classes has no second one. */
function partOf(
  { kind, title, column }: (typeof PARTS)[number],
  { editions, docs: allDocs, baseUrl }: FeatureContext,
): RootContent[] {
  const docs = allDocs().filter((doc) => doc.kind === kind);
  if (docs.length === 0) return [];
  const counts = editions.map(({ id, label }) => ({
    label,
    count: docs.filter(({ paths }) => paths[id] !== undefined).length,
  }));
  const urlOf = ({ paths }: DocPlaces, { id }: Edition) =>
    paths[id] && withBase(baseUrl, paths[id]);

  const headings = counts.map(({ label, count }) => [
    // The count is read as a separate number, and shown below the name.
    `${label} `,
    <span className="edition-count">{`${count}`}</span>,
  ]);
  const region = { ...tableRegion(`${title} in each edition`), [NO_PREFETCH]: '' };
  const element = (
    <div className="table edition-matrix" {...region}>
      <table>
        {columnHeadings([column, ...headings])}
        <tbody>
          {docs.map((doc) => (
            <tr>
              <th scope="row">{doc.title}</th>
              {editions.map((edition) => (
                <td>{markOf(urlOf(doc, edition), `${doc.title} in ${edition.label}`)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  const plain = table(
    [column, ...counts.map(({ label, count }) => `${label} (${count})`)],
    docs.map((doc) => [
      doc.title,
      ...editions.map((edition) => {
        const url = urlOf(doc, edition);
        return url ? [link(url, [text('yes')])] : 'no';
      }),
    ]),
  );
  // Search finds the pages by name; here the counts are enough.
  const words = `${title}: ${counts.map(({ label, count }) => `${label} ${count}`).join(', ')}`;
  return [markup(element, [bold([text(title)]), plain], [words])];
}

function markOf(href: string | undefined, label: string): Element {
  if (href) {
    return (
      <a href={href} aria-label={label}>
        ✓
      </a>
    );
  }
  return (
    <span role="img" aria-label="Not available">
      –
    </span>
  );
}
