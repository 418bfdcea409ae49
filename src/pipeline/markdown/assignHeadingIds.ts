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
      const fix = 'Give this heading a different id with {#new-id}.';
      if (taken.has(each))
        report(node, { what: `The id "${each}" is used twice on the page.`, fix });
      taken.add(each);
    }
    if (node.depth > level + 1) {
      const wanted = '#'.repeat(level + 1);
      report(node, {
        what: `The heading "${toString(node)}" skips a level: "${'#'.repeat(node.depth)}" instead of "${wanted}".`,
        fix: `Start it with "${wanted}".`,
      });
    }
    level = node.depth;
  });
}

const ID = /\s*\{#([\w.-]+)(?:\s+aliases="([\w.\s-]*)")?\s*\}\s*$/;

/** Parses `{#id aliases="old older"}` at the end of headings into data. */
export function readHeadingIds(tree: Root, report: Report): void {
  visit(tree, 'heading', (node) => {
    if (node.depth === 1) {
      report(node, {
        what: 'The guide has a first-level heading.',
        fix: 'Start it with "##"; the title in the front matter is the first level.',
      });
    }
    readId(node, report);
  });
}

function readId(node: Heading, report: Report): void {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return;
  const found = ID.exec(last.value);
  if (found) {
    const [whole, id, aliases = ''] = found;
    node.data = { ...node.data, aliases: aliases.split(/\s+/).filter(Boolean), ...(id && { id }) };
    last.value = last.value.slice(0, -whole.length);
    if (last.value === '') node.children.pop();
    return;
  }
  const malformed = /\{[^{}]*\}\s*$/.exec(last.value);
  if (!malformed) return;
  report(node, {
    what: `The heading ends with "${malformed[0].trim()}", which is not a valid id.`,
    fix: 'Write it like {#new-id} or {#new-id aliases="old-id older-id"}.',
  });
}
