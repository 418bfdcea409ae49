import type { Parent, Root, Text } from 'mdast';
import type { Directives, LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from '#tree/visit.ts';
import { CONTAINERS, LEAVES } from '#features/render.ts';
import { didYouMean } from '#model/nearest.ts';
import type { Report } from '#tree/report.ts';
import { wordList } from '#tree/wordList.ts';

/** What may follow `:::` and `::`. */
const CONTAINER_NAMES = [...Object.keys(CONTAINERS), 'only'];
const LEAF_NAMES = Object.keys(LEAVES);

/** How each directive is written, including colons. */
const DIRECTIVES = [
  ...CONTAINER_NAMES.map((name) => `:::${name}`),
  ...LEAF_NAMES.map((name) => `::${name}`),
  ':api',
];

/** Directives that have attributes, and check them. */
const WITH_ATTRIBUTES = ['only', ...LEAF_NAMES.filter((name) => LEAVES[name]?.check)];

const COLONS = { textDirective: ':', leafDirective: '::', containerDirective: ':::' } as const;

/**
 * Reports unknown directives, and restores text that only looks like one: the `:3000` of `localhost:3000`.
 * `source` is the text that the tree was parsed from.
 */
export function readDirectives(tree: Root, source: string, report: Report): void {
  visit(tree, (node, index, parent) => {
    if (!isDirective(node) || parent === undefined || index === undefined) return undefined;
    if (isKnown(node)) {
      checkAttributes(node, report);
      if (node.type === 'leafDirective') checkLeaf(node, report);
      return undefined;
    }
    const isBare = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
    if (node.type !== 'textDirective' || !isBare) reportUnknown(node, report);
    // Later steps expect known directives; a container with a wrong name still shows its content.
    if (node.type === 'containerDirective') return undefined;
    const written = source.slice(node.position?.start.offset, node.position?.end.offset);
    return [SKIP, putText(parent, index, written)];
  });
}

function isDirective(node: { type: string }): node is Directives {
  return node.type in COLONS;
}

function isKnown({ type, name }: Directives): boolean {
  if (type === 'textDirective') return name === 'api';
  return (type === 'leafDirective' ? LEAF_NAMES : CONTAINER_NAMES).includes(name);
}

function checkAttributes(node: Directives, report: Report): void {
  const [attribute] = Object.keys(node.attributes ?? {});
  if (WITH_ATTRIBUTES.includes(node.name) || attribute === undefined) return;
  const written = DIRECTIVES.filter((it) => WITH_ATTRIBUTES.includes(it.replace(/^:+/, '')));
  report(node, {
    what: `The directive "${node.name}" does not support the attribute "${attribute}".`,
    fix: `Remove it; only ${wordList(written.map((it) => `"${it}"`))} have attributes.`,
  });
}

function checkLeaf(node: LeafDirective, report: Report): void {
  if (node.children.length > 0) {
    report(node, {
      what: `"::${node.name}" does not support text in brackets.`,
      fix: 'Remove the text.',
    });
  }
  LEAVES[node.name]?.check?.(node, report);
}

function reportUnknown(node: Directives, report: Report): void {
  const written = `${COLONS[node.type]}${node.name}`;
  const meant = DIRECTIVES.find((it) => it.replace(/^:+/, '') === node.name);
  const hint = didYouMean(meant ?? written, DIRECTIVES);
  report(node, {
    what: `There is no directive "${written}".`,
    fix: `${hint}The directives are ${wordList(DIRECTIVES)}.`,
  });
}

/** Replaces a child with text, merged with any text before it; returns the index to continue at. */
function putText(parent: Parent, index: number, value: string): number {
  const before = parent.children[index - 1];
  if (before?.type !== 'text') {
    const text: Text = { type: 'text', value };
    const isInline = parent.children[index]?.type === 'textDirective';
    parent.children[index] = isInline ? text : { type: 'paragraph', children: [text] };
    return index + 1;
  }
  before.value += value;
  parent.children.splice(index, 1);
  return index;
}
