/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';
import type { Link, Parent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { attributeCheck } from '#features/attributeCheck.ts';
import type { Feature } from '#features/feature.ts';
import { valueOf } from '#features/featureData.ts';
import { filterBox } from '#features/filters/render.tsx';
import { NEW_TAB } from '#tree/element.ts';
import { link, list, markup, text } from '#tree/markdownNodes.ts';
import { wordList } from '#tree/wordList.ts';
import { type Video, type VideoListName, VIDEO_LISTS, videosData } from './data.ts';
import { drawThumbnail } from './drawThumbnail.tsx';

const LISTS = Object.keys(VIDEO_LISTS) as VideoListName[];

/** `::videos{list="…"}`: links to the other lists, and a card for each video in this one. */
export const videos: Feature = {
  data: videosData,
  leaves: {
    videos: {
      check: attributeCheck({
        name: 'list',
        example: 'learn-videos',
        values: { names: LISTS, word: 'video list' },
      }),
      fill(node, context) {
        const name = LISTS.find((each) => each === node.attributes?.['list']);
        // An unknown name was reported when the document was read.
        if (!name) return [];
        const shown = valueOf(context, videosData)[name];
        const cards = (
          <div data-filter="video" data-filter-choices="Year">
            <ul className="videos" role="list" data-filter-group="">
              {shown.map(cardOf)}
            </ul>
          </div>
        );
        const plain = shown.map((video) => {
          const lines = linesOf(video).join('; ');
          return [link(video.url, [text(video.title)]), ...(lines ? [text(`: ${lines}`)] : [])];
        });
        const texts = shown.map(({ title, speakers, highlights }) =>
          [title, ...speakers, ...highlights].join(', '),
        );
        return [
          {
            type: 'videoLists',
            children: LISTS.map((each) => listLink(each, node, each === name)),
          },
          markup(filterBox()),
          markup(cards, [list(plain)], texts),
        ];
      },
    },
  },
  nodes: {
    videoLists: {
      html: (node, state) => [
        <nav className="video-lists" aria-label="Video lists">
          <ul>
            {state.all(node).map((item) => (
              <li>{item}</li>
            ))}
          </ul>
        </nav>,
      ],
      plain: () => [],
    },
  },
};

/** A link as authors write it, so it is resolved and checked like any other. */
function listLink(name: VideoListName, { position }: LeafDirective, isCurrent: boolean): Link {
  return {
    ...link(`/community/${name}`, [text(VIDEO_LISTS[name])]),
    ...(position && { position }),
    ...(isCurrent && { data: { hProperties: { ariaCurrent: 'page' } } }),
  };
}

/** A generated thumbnail that contains the title: nothing is requested from the host before a click. */
function cardOf(video: Video): Element {
  const { title, url, id, year = '' } = video;
  const lines = linesOf(video);
  return (
    <li className="video" data-filter-item={[title, ...lines].join(' ')} data-filter-choice={year}>
      <div className="video-screen" data-video={id}>
        {drawThumbnail(video)}
        <a className="video-open" href={url} {...NEW_TAB}>
          <span className="video-title">{title}</span>
        </a>
      </div>
      {lines.map((line) => (
        <p>{line}</p>
      ))}
    </li>
  );
}

/** Metadata of a video other than its title, the most relevant first. */
function linesOf({ speakers, event, year, language, highlights }: Video): string[] {
  const facts = [event, year, language].filter((fact) => fact !== undefined);
  return [wordList(speakers), facts.join(', '), highlights.join(', ')].filter(Boolean);
}

/** Links to all lists, including the one that is shown. */
interface VideoLists extends Parent {
  type: 'videoLists';
  children: Link[];
}

declare module '#tree/nodes.ts' {
  interface OwnBlocks {
    videoLists: VideoLists;
  }
}
