/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from '#tree/visit.ts';
import type { Feature } from '#features/feature.ts';
import { filterBox } from '#features/filters/render.tsx';
import type { Report } from '#tree/report.ts';
import { lookupTable } from './lookupTable.ts';

const FORM = 'Put one table with two columns into ":::lookup": the other tool\'s call, and ours.';

/**
 * `:::lookup`: a table that maps another tool's calls to ours; the first one on a page gets a filter for all of
 * them.
 */
export const lookup: Feature = {
  containers: {
    lookup: {
      html(node, state) {
        const content = state.all(node);
        const table = content.find((each): each is Element => each.type === 'element');
        if (!table) return [];
        table.properties['data-filter-group'] = '';
        visit(table, 'element', ({ tagName, children }) => {
          if (tagName !== 'tbody') return;
          for (const row of children) {
            if (row.type === 'element') row.properties['data-filter-item'] = '';
          }
        });
        const isFirst = node.data?.isFirstLookup;
        const role = isFirst ? { 'data-filter': 'call' } : { 'data-filter-further': '' };
        const box = (
          <div className="lookup" {...role}>
            {table}
          </div>
        );
        return isFirst ? [filterBox(), box] : [box];
      },
      plain: (node, { plainAll }) => plainAll(node.children),
      texts: () => [],
    },
  },
  read: checkTables,
  resolve(tree) {
    visit(tree, 'containerDirective', (node) => {
      if (node.name !== 'lookup') return undefined;
      node.data = { ...node.data, isFirstLookup: true };
      return false;
    });
  },
};

function checkTables(tree: Root, report: Report): void {
  visit(tree, 'containerDirective', (node) => {
    if (node.name !== 'lookup') return;
    const table = lookupTable(node);
    if (!table || node.children.length > 1) {
      report(node, { what: '":::lookup" must contain exactly one table.', fix: FORM });
    }
    for (const row of table?.children ?? []) {
      if (row.children.length === 2) continue;
      report(row, { what: `"${toString(row)}" doesn't have two cells.`, fix: FORM });
    }
  });
}

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    /** The table with the page's filter. */
    isFirstLookup?: boolean;
  }
}
