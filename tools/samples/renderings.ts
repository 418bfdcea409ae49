import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { lookupFences } from './lookupFences.ts';
import { assignHeadingIds } from '#pipeline/markdown/assignHeadingIds.ts';
import type { Where } from '#pipeline/markdown/keepApplicable.ts';
import { keepApplicable } from '#pipeline/markdown/keepApplicable.ts';
import type { Doc } from '#pipeline/parseDoc.ts';

/** One rendering of a document, as far as samples are concerned. */
export interface Rendering {
  where: Where;
  /** The ids of its headings. */
  headings: ReadonlySet<string>;
  /** Its fences, each with the id of the nearest preceding heading. */
  fences: { code: Code; heading: string }[];
}

/** A document in each edition and version that has it. */
export function renderingsOf(doc: Doc): Rendering[] {
  const { editions, versions } = doc.frontMatter;
  return editions.flatMap((edition) =>
    versions.map((version) => readRendering(doc, { edition, version })),
  );
}

function readRendering(doc: Doc, where: Where): Rendering {
  // The build reports what is wrong with texts and headings.
  const report = () => undefined;
  const tree: Root = keepApplicable(doc.treeFor?.(where, report) ?? doc.tree, where);
  assignHeadingIds(tree, report);
  const headings = new Set<string>();
  const fences: Rendering['fences'] = [];
  let heading = '';
  visit(tree, (node) => {
    if (node.type === 'heading') {
      heading = node.data?.id ?? '';
      headings.add(heading);
    }
    if (node.type === 'code') fences.push({ code: node, heading });
    if (node.type === 'containerDirective' && node.name === 'lookup') {
      fences.push(...lookupFences(node, where.edition).map((code) => ({ code, heading })));
    }
  });
  return { where, headings, fences };
}
