import { slug } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from '#tree/visit.ts';
import type { Report } from '#tree/report.ts';

/** Derives missing heading ids from the text, and checks ids and levels. */
export function assignHeadingIds(tree: Root, report: Report): void {
  const taken = new Set<string>();
  let level = 1;
  visit(tree, 'heading', (node) => {
    const id = node.data?.id ?? slug(toString(node));
    node.data = { ...node.data, id };
    for (const each of [id, ...(node.data.aliases ?? [])]) {
      if (taken.has(each)) reportTaken(node, each, report);
      taken.add(each);
    }
    if (node.depth > level + 1) reportSkipped(node, level, report);
    level = node.depth;
  });
}

function reportTaken(node: Heading, id: string, report: Report): void {
  report(node, {
    what: `The id "${id}" is used twice on the page.`,
    fix: 'Give this heading a different id with {#new-id}.',
  });
}

function reportSkipped(node: Heading, before: number, report: Report): void {
  const wanted = '#'.repeat(before + 1);
  report(node, {
    what: `The heading "${toString(node)}" skips a level: "${'#'.repeat(node.depth)}" instead of "${wanted}".`,
    fix: `Start it with "${wanted}".`,
  });
}
