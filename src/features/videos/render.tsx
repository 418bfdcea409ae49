/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';
import type { Link, Parent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { Feature } from '#features/feature.ts';
import { valueOf } from '#features/featureData.ts';
import { filterBox } from '#features/filters/render.tsx';
import { didYouMean } from '#model/nearest.ts';
import { NEW_TAB } from '#tree/element.ts';
import { link, list, text } from '#tree/markdownNodes.ts';
import type { Report } from '#tree/report.ts';
import { wordList } from '#tree/wordList.ts';
import type { Video, VideoListName } from './data.ts';
import { VIDEO_LISTS, videosData } from './data.ts';
import { drawThumbnail } from './drawThumbnail.tsx';

const LISTS = Object.keys(VIDEO_LISTS) as VideoListName[];
const EXAMPLE = 'Write it like "::videos{list="learn-videos"}".';

/** `::videos{list="…"}`: links to the other lists, and a card for each video in this one. */
export const videos: Feature = {
  data: videosData,
  leaves: {
    videos: {
      check: checkList,
      fill(node, context) {
        const name = listOf(node);
        // An unknown name was reported when the document was read.
        if (!name) return [];
        const children = LISTS.map((each) => listLink(each, node, each === name));
        return [{ type: 'videos', videos: valueOf(context, videosData)[name], children }];
      },
    },
  },
  nodes: {
    videos: {
      html(node, state) {
        return [
          <nav className="video-lists" aria-label="Video lists">
            <ul>
              {state.all(node).map((item) => (
                <li>{item}</li>
              ))}
            </ul>
          </nav>,
          filterBox(),
          <div data-filter="video" data-filter-choices="Year">
            <ul className="videos" role="list" data-filter-group="">
              {node.videos.map(cardOf)}
            </ul>
          </div>,
        ];
      },
      plain: (node) => [
        list(
          node.videos.map((video) => {
            const lines = linesOf(video).join('; ');
            return [link(video.url, [text(video.title)]), ...(lines ? [text(`: ${lines}`)] : [])];
          }),
        ),
      ],
      texts: (node) =>
        node.videos.map(({ title, speakers, highlights }) =>
          [title, ...speakers, ...highlights].join(', '),
        ),
    },
  },
};

function checkList(node: LeafDirective, report: Report): void {
  const { list: name, ...others } = node.attributes ?? {};
  for (const other of Object.keys(others)) {
    report(node, { what: `"::videos" has an unknown attribute "${other}".`, fix: EXAMPLE });
  }
  if (!name) {
    report(node, { what: '"::videos" has no list.', fix: EXAMPLE });
  } else if (!listOf(node)) {
    report(node, {
      what: `There is no video list "${name}".`,
      fix: `${didYouMean(name, LISTS)}The lists are ${wordList(LISTS)}.`,
    });
  }
}

function listOf({ attributes }: LeafDirective): VideoListName | undefined {
  return LISTS.find((name) => name === attributes?.['list']);
}

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

/** A list of videos. */
interface Videos extends Parent {
  type: 'videos';
  videos: readonly Video[];
  /** Links to all lists, including this one. */
  children: Link[];
}

declare module '#tree/nodes.ts' {
  interface OwnBlocks {
    videos: Videos;
  }
}
