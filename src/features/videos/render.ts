import type { Element } from 'hast';
import type { Link } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { Feature } from '#features/feature.ts';
import { valueOf } from '#features/featureData.ts';
import * as filterNames from '#features/filters/names.ts';
import { filterBox } from '#features/filters/render.ts';
import { didYouMean } from '#model/nearest.ts';
import { element, NEW_TAB } from '#tree/element.ts';
import { link, list, text } from '#tree/markdownNodes.ts';
import type { Report } from '#tree/report.ts';
import { wordList } from '#tree/wordList.ts';
import { videosData } from './data.ts';
import { drawThumbnail } from './drawThumbnail.ts';
import * as names from './names.ts';
import type { Video, VideoListName } from './nodes.ts';
import { VIDEO_LISTS } from './nodes.ts';

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
        const items = state.all(node).map((item) => element('li', {}, [item]));
        return [
          element('nav', { className: [names.lists], ariaLabel: 'Video lists' }, [
            element('ul', {}, items),
          ]),
          // Some screen readers ignore lists without bullets unless they have the role.
          filterBox(),
          element('div', { [filterNames.list]: 'video', [filterNames.choices]: 'Year' }, [
            element(
              'ul',
              { className: [names.list], role: 'list', [filterNames.group]: '' },
              node.videos.map(cardOf),
            ),
          ]),
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
  const opener = element('a', { className: [names.open], href: url, ...NEW_TAB }, [
    element('span', { className: [names.title] }, [title]),
  ]);
  const lines = linesOf(video).map((line) => element('p', {}, [line]));
  const properties = {
    className: [names.card],
    [filterNames.item]: [title, ...linesOf(video)].join(' '),
    [filterNames.choice]: year,
  };
  return element('li', properties, [
    element('div', { className: [names.screen], [names.id]: id }, [drawThumbnail(video), opener]),
    ...lines,
  ]);
}

/** Metadata of a video other than its title, the most relevant first. */
function linesOf({ speakers, event, year, language, highlights }: Video): string[] {
  const facts = [event, year, language].filter((fact) => fact !== undefined);
  return [wordList(speakers), facts.join(', '), highlights.join(', ')].filter(Boolean);
}
