import type { List, PhrasingContent } from 'mdast';
import type { Ambassadors, Videos } from '#tree/nodes.ts';
import { videoLines } from '#features/videos/videoLines.ts';

/** The videos of a list as links with what is known of them. */
export function plainVideos({ videos }: Videos): List {
  return listOf(
    videos.map((video) => {
      const lines = videoLines(video).join('; ');
      return [link(video.title, video.url), ...(lines ? [text(`: ${lines}`)] : [])];
    }),
  );
}

/** The ambassadors with the ways to each of them. */
export function plainAmbassadors({ people }: Ambassadors): List {
  return listOf(
    people.map(({ name, place, languages, links }) => [
      { type: 'strong', children: [text(name)] },
      text(`, ${place}; speaks ${languages}`),
      ...links.flatMap(({ text: label, url }) => [text('; '), link(label, url)]),
    ]),
  );
}

function listOf(items: PhrasingContent[][]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children }],
    })),
  };
}

function link(label: string, url: string): PhrasingContent {
  return { type: 'link', url, children: [text(label)] };
}

function text(value: string): { type: 'text'; value: string } {
  return { type: 'text', value };
}
