import { z } from 'zod';
import type { FeatureData } from '#features/featureData.ts';
import type { PastRelease } from '#features/releases/data.ts';
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

export interface Video {
  title: string;
  /** Its page on the host, for readers without scripts. */
  url: string;
  /** The host's video id; absent if the player can't be embedded. */
  id?: string | undefined;
  speakers: readonly string[];
  /** The conference or show. */
  event?: string | undefined;
  year?: string | undefined;
  language?: string | undefined;
  /** What is new in the release. */
  highlights: readonly string[];
}

const FILE = 'data/videos.json';

const text = z.string().trim().min(1);
const texts = z.array(text).optional();

const videoSchema = z
  .strictObject({
    title: text.optional(),
    version: text.optional(),
    id: text.optional(),
    url: z.url().optional(),
    year: text.optional(),
    conference: text.optional(),
    host: text.optional(),
    language: text.optional(),
    speakers: texts,
    highlights: texts,
    // Images on other servers, which our pages never request.
    thumbnail: z.url().optional(),
    src: z.url().optional(),
  })
  .refine(({ title, version }) => title ?? version, 'needs a title or a version')
  .refine(({ id, url }) => id ?? url, 'needs an id or a url');

// The lists contain empty strings.
const videoListSchema = z
  .array(videoSchema.nullable())
  .transform((list) => list.flatMap((fields) => (fields ? [toVideo(fields)] : [])));

const NAMES = Object.keys(VIDEO_LISTS) as VideoListName[];
const schema = z.record(z.enum(NAMES), videoListSchema);

export const videosData: FeatureData<Record<VideoListName, Video[]>> = {
  name: 'videos',
  async read(source) {
    const [file, history] = await Promise.all([source.readText(FILE), readHistory(source)]);
    const lists = parseJson(FILE, file, schema);
    const releases = lists['release-videos'].map((video) => withYear(video, history));
    return { ...lists, 'release-videos': releases };
  },
};

function toVideo(fields: z.infer<typeof videoSchema>): Video {
  const { title, version, id, url, conference, host, year, language } = fields;
  return {
    title: title ?? `Playwright ${version ?? ''}`,
    url: url ?? `https://www.youtube.com/watch?v=${id ?? ''}`,
    id,
    speakers: fields.speakers ?? [],
    event: conference ?? host,
    year,
    language,
    highlights: fields.highlights ?? [],
  };
}

/** Release videos take the year of the release. */
function withYear(video: Video, history: readonly PastRelease[]): Video {
  const version = /\d+\.\d+/.exec(video.title)?.[0];
  const year = history.find((release) => release.version === version)?.date.slice(0, 4);
  return { ...video, year: video.year ?? year };
}
