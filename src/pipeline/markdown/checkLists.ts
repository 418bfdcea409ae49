import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { didYouMean } from '#model/nearest.ts';
import { VIDEO_LISTS } from '#features/videos/video.ts';
import type { Report } from '#tree/report.ts';
import { wordList } from '#tree/wordList.ts';

const NAMES = Object.keys(VIDEO_LISTS);
const EXAMPLE = 'Write it like "::videos{list="learn-videos"}".';

/** Reports `::videos` that name no list of videos, and texts where nobody would see them. */
export function checkLists(tree: Root, report: Report): void {
  visit(tree, 'leafDirective', (node) => {
    if (node.children.length > 0) {
      report(node, { what: `"::${node.name}" has a text in brackets.`, fix: 'Remove the text.' });
    }
    if (node.name === 'videos') checkVideos(node, report);
  });
}

function checkVideos(node: LeafDirective, report: Report): void {
  const { list, ...others } = node.attributes ?? {};
  for (const name of Object.keys(others)) {
    report(node, { what: `"::videos" has an unknown attribute "${name}".`, fix: EXAMPLE });
  }
  if (!list) {
    report(node, { what: '"::videos" names no list.', fix: EXAMPLE });
  } else if (!NAMES.includes(list)) {
    report(node, {
      what: `There is no list of videos "${list}".`,
      fix: `${didYouMean(list, NAMES)}The lists are ${wordList(NAMES)}.`,
    });
  }
}
