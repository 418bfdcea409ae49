import type { Element, ElementContent } from 'hast';
import type { Video } from './video.ts';
import { element, NEW_TAB } from '#tree/element.ts';
import type { HastState } from '#tree/toHast.ts';
import type { Videos } from '#tree/nodes.ts';
import { videoLines } from './videoLines.ts';

/** The ways to the other lists, and a card for each video of this one. */
export function videosToHast(state: HastState, node: Videos): ElementContent[] {
  const items = state.all(node).map((link) => element('li', {}, [link]));
  return [
    element('nav', { className: ['video-lists'], ariaLabel: 'Video lists' }, [
      element('ul', {}, items),
    ]),
    // Lists without bullets are no lists to some screen readers unless they say so.
    element('ul', { className: ['videos'], role: 'list' }, node.videos.map(cardOf)),
  ];
}

/** A drawn picture with the title in it: the host is asked for nothing before a click. */
function cardOf(video: Video): Element {
  const { title, url, id } = video;
  const link = element('a', { className: ['video-open'], href: url, ...NEW_TAB }, [
    element('span', { className: ['video-title'] }, [title]),
  ]);
  const lines = videoLines(video).map((line) => element('p', {}, [line]));
  return element('li', { className: ['video'] }, [
    element('div', { className: ['video-screen'], dataVideo: id }, [link]),
    ...lines,
  ]);
}
