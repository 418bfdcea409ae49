import type { Link, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { Lists, VideoListName } from '#features/videos/video.ts';
import { VIDEO_LISTS } from '#features/videos/video.ts';

/** Puts the videos and the people in the place of `::videos` and `::ambassadors`. */
export function fillLists(tree: Root, lists: Lists): void {
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const content = contentOf(node, lists);
    parent.children.splice(index, 1, ...content);
    return [SKIP, index + content.length];
  });
}

function contentOf(node: LeafDirective, { videos, ambassadors }: Lists): RootContent[] {
  if (node.name === 'ambassadors') return [{ type: 'ambassadors', people: ambassadors }];
  const list = node.attributes?.['list'];
  // An unknown name was reported when the document was read.
  if (!isListName(list)) return [];
  const names = Object.keys(VIDEO_LISTS) as VideoListName[];
  const children = names.map((name) => listLink(name, node, name === list));
  return [{ type: 'videos', videos: videos[list], children }];
}

function isListName(name: string | null | undefined): name is VideoListName {
  return typeof name === 'string' && name in VIDEO_LISTS;
}

/** A link as authors write it, so that it is resolved and checked like all others. */
function listLink(name: VideoListName, { position }: LeafDirective, isCurrent: boolean): Link {
  return {
    type: 'link',
    url: `/community/${name}`,
    children: [{ type: 'text', value: VIDEO_LISTS[name] }],
    ...(position && { position }),
    ...(isCurrent && { data: { hProperties: { ariaCurrent: 'page' } } }),
  };
}
