/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from '#tree/visit.ts';
import type { Feature } from '#features/feature.ts';
import { filterBox } from '#features/filters/render.tsx';
import { markup } from '#tree/markdownNodes.ts';
import type { Report } from '#tree/report.ts';
import { lookupTable } from './lookupTable.ts';

const FORM = 'Put one table with two columns into ":::lookup": the other tool\'s call, and ours.';

/** `:::lookup`: a table that maps another tool's calls to ours; above the first one is a filter for all of them. */
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
        return [
          <div className="lookup" data-filter-further="">
            {table}
          </div>,
        ];
      },
      plain: (node, { plainAll }) => plainAll(node.children),
      texts: () => [],
    },
  },
  read: checkTables,
  resolve(tree) {
    const first = tree.children.findIndex(isLookup);
    if (first === -1) return;
    // Not below the heading of a single table.
    const above = tree.children[first - 1];
    const at = above?.type === 'heading' && above.depth > 2 ? first - 1 : first;
    tree.children.splice(at, 0, markup(filterBox()), markup(<div data-filter="call" />));
  },
};

function isLookup(node: Nodes): boolean {
  return node.type === 'containerDirective' && node.name === 'lookup';
}

function checkTables(tree: Root, report: Report): void {
  visit(tree, 'containerDirective', (node) => {
    if (!isLookup(node)) return;
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
