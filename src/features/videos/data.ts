import { z } from 'zod';
import type { FeatureData } from '#features/featureData.ts';
import { readHistory } from '#features/releases/data.ts';
import { parseJson } from '#tree/checkYaml.ts';

/** The video lists in the order in which pages offer them: name of the list and page → label. */
export const VIDEO_LISTS = {
  'learn-videos': 'Learn videos',
  'feature-videos': 'Feature videos',
  'release-videos': 'Release videos',
  'live-streams': 'Live streams',
  'conference-videos': 'Conference videos',
  'mcp-videos': 'MCP videos',
} as const;

export type VideoListName = keyof typeof VIDEO_LISTS;

const FILE = 'data/videos.json';

const text = z.string().trim().min(1);
const texts = z.array(text).default([]);

const video = z
  .strictObject({
    title: text.optional(),
    version: text.optional(),
    /** The host's video id; absent if the player can't be embedded. */
    id: text.optional(),
    url: z.url().optional(),
    year: text.optional(),
    conference: text.optional(),
    host: text.optional(),
    language: text.optional(),
    speakers: texts,
    /** What is new in the release. */
    highlights: texts,
    // Images on other servers, which our pages never request.
    thumbnail: z.url().optional(),
    src: z.url().optional(),
  })
  .refine(({ title, version }) => title ?? version, 'needs a title or a version')
  .refine(({ id, url }) => id ?? url, 'needs an id or a url')
  .transform(({ title, version, url, conference, host, ...fields }) => {
    const { id, year, language, speakers, highlights } = fields;
    return {
      title: title ?? `Playwright ${version ?? ''}`,
      /** Its page on the host, for readers without scripts. */
      url: url ?? `https://www.youtube.com/watch?v=${id ?? ''}`,
      /** The conference or show. */
      event: conference ?? host,
      ...{ id, year, language, speakers, highlights },
    };
  });

export type Video = z.infer<typeof video>;

const NAMES = Object.keys(VIDEO_LISTS) as VideoListName[];

const schema = z.record(
  z.enum(NAMES),
  // The lists contain empty places.
  z.array(video.nullable()).transform((list) => list.filter((each) => each !== null)),
);

export const videosData: FeatureData<Record<VideoListName, Video[]>> = {
  name: 'videos',
  async read(source) {
    const [file, history] = await Promise.all([source.readText(FILE), readHistory(source)]);
    const lists = parseJson(FILE, file, schema);
    for (const each of lists['release-videos']) {
      const version = /\d+\.\d+/.exec(each.title)?.[0];
      const release = history.find((past) => past.version === version);
      each.year ??= release?.date.slice(0, 4);
    }
    return lists;
  },
};
