import { z } from 'zod';
import type { Ambassador } from '#features/ambassadors/nodes.ts';
import type { Lists } from '#features/feature.ts';
import type { Video, VideoListName } from '#features/videos/nodes.ts';
import { VIDEO_LISTS } from '#features/videos/nodes.ts';

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

const ambassadorSchema = z.strictObject({
  name: text,
  city: text,
  country: text,
  languages: text,
  githubUrl: z.url().optional(),
  twitterUrl: z.url().optional(),
  linkedInUrl: z.url().optional(),
  websiteUrl: z.url().optional(),
});

// The lists contain empty strings.
const videoListSchema = z
  .array(videoSchema.nullable())
  .transform((list) => list.flatMap((fields) => (fields ? [toVideo(fields)] : [])));

const historySchema = z
  .record(
    z.string().regex(/^\d+\.\d+$/),
    z.strictObject({
      date: z.iso.date(),
      alpha: text.optional(),
      browsers: z.strictObject({ chromium: text, firefox: text, webkit: text }),
    }),
  )
  .transform((all) => Object.entries(all).map(([version, facts]) => ({ version, ...facts })));

const NAMES = Object.keys(VIDEO_LISTS) as VideoListName[];
const videosSchema = z.record(z.enum(NAMES), videoListSchema);
const ambassadorsSchema = z.array(ambassadorSchema.transform(toAmbassador));

/** The content of the JSON files in `data/`. */
export function parseLists(data: {
  videos: unknown;
  ambassadors: unknown;
  releases: unknown;
}): Pick<Lists, 'videos' | 'ambassadors' | 'history'> {
  const history = parse(historySchema, data.releases, 'data/releases.json');
  const lists = parse(videosSchema, data.videos, 'data/videos.json');
  return {
    history,
    videos: {
      ...lists,
      'release-videos': lists['release-videos'].map((video) => withYear(video, history)),
    },
    ambassadors: parse(ambassadorsSchema, data.ambassadors, 'data/ambassadors.json'),
  };
}

function parse<T>(schema: z.ZodType<T>, value: unknown, file: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`${file} does not have the expected format:\n${z.prettifyError(result.error)}`);
}

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
function withYear(video: Video, history: Lists['history']): Video {
  const version = /\d+\.\d+/.exec(video.title)?.[0];
  const year = history.find((release) => release.version === version)?.date.slice(0, 4);
  return { ...video, year: video.year ?? year };
}

function toAmbassador(fields: z.infer<typeof ambassadorSchema>): Ambassador {
  const { name, city, country, languages } = fields;
  const links = [
    { text: 'GitHub', name: `${name} on GitHub`, url: fields.githubUrl },
    { text: 'X', name: `${name} on X`, url: fields.twitterUrl },
    { text: 'LinkedIn', name: `${name} on LinkedIn`, url: fields.linkedInUrl },
    { text: 'Website', name: `Website of ${name}`, url: fields.websiteUrl },
  ];
  return {
    name,
    place: `${city}, ${country}`,
    languages,
    links: links.flatMap(({ url, ...link }) => (url === undefined ? [] : [{ ...link, url }])),
  };
}
