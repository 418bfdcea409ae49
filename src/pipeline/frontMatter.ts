import { z } from 'zod';
import type { EditionId } from '#model/edition.ts';
import type { VersionName } from '#model/version.ts';
import { checkYaml } from '#tree/checkYaml.ts';
import type { Report } from '#tree/report.ts';
import { readEditions, readVersions } from './markdown/readConditions.ts';
import type { SiteWords } from './markdown/readConditions.ts';

/** The front matter of a guide. */
export interface FrontMatter {
  title: string;
  description: string;
  editions: EditionId[];
  versions: VersionName[];
  /** Replaces the file name in the URL, for the given versions. */
  slug: Partial<Record<VersionName, string>>;
  sidebarLabel?: string | undefined;
  keywords: string[];
  /** Not built; only the development server shows it. */
  isDraft: boolean;
  /** Built, but not listed anywhere. */
  isUnlisted: boolean;
  /** The closest guides for editions without this one, in order of preference. */
  nearest: string[];
  /** The heading levels in the contents list, or undefined for no list. */
  toc: { from: number; to: number } | undefined;
}

const text = z.string({ error: 'must be text' }).trim().min(1, { error: 'must not be empty' });
const texts = z.array(text, { error: 'must be a list' }).min(1, { error: 'must not be empty' });
const SLUG =
  'must consist of a-z, 0-9 and "-", optionally in one folder, or be an object with one for each version';
const flag = z.boolean({ error: 'must be true or false' });
const TOC = { error: 'must be heading levels, such as "h2" or "h2-h4", or "none"' };
const slug = z.string().regex(/^(?:[a-z0-9-]+\/)?[a-z0-9-]+$/, { error: SLUG });
const slugs = z.union([slug, z.record(z.string(), slug)], { error: SLUG });

const example = (line: string) => ({ example: line });

const schema = z
  .strictObject({
    title: text.meta(example('title: Running tests')),
    description: text.meta(example('description: Run one test, a file or all of them.')),
    editions: texts.optional().meta(example('editions: [nodejs, python]')),
    versions: texts.optional().meta(example('versions: [next]')),
    slug: slugs.optional().meta(example('slug: { stable: old-name, next: new-name }')),
    sidebarLabel: text.optional().meta(example('sidebarLabel: Running')),
    keywords: texts.optional().meta(example('keywords: [run, execute]')),
    draft: flag.optional().meta(example('draft: true')),
    unlisted: flag.optional().meta(example('unlisted: true')),
    nearest: texts.optional().meta(example('nearest: [running-tests]')),
    toc: z
      .string(TOC)
      .regex(/^(none|h[2-6](-h[2-6])?)$/, TOC)
      .optional()
      .meta(example('toc: h2-h4')),
  })
  .meta(example('title: Running tests'));

/** Parses the YAML of a front matter whose `---` is on line 1 of the file. */
export function parseFrontMatter(
  source: string,
  site: SiteWords,
  report: Report,
): FrontMatter | undefined {
  const { data, problems, lineOf } = checkYaml({ path: '', text: source }, schema, {
    firstLine: 2,
  });
  for (const { line, what, fix } of problems) report(line, { what, fix });
  return data && resolveWords(data, site, (path, complaint) => report(lineOf(path), complaint));
}

function resolveWords(
  fields: z.infer<typeof schema>,
  site: SiteWords,
  complain: (path: PropertyKey[], complaint: { what: string; fix: string }) => void,
): FrontMatter {
  const editions = fields.editions ?? site.editions.map(({ id }) => id);
  const versions =
    fields.versions &&
    readVersions(fields.versions, site, (complaint, index) =>
      complain(['versions', index], complaint),
    );
  const slugOfWord = typeof fields.slug === 'object' ? Object.entries(fields.slug) : [];
  const own = slugOfWord.flatMap(([word, value]) =>
    readVersions([word], site, (complaint) => complain(['slug', word], complaint)).map(
      (name) => [name, value] as const,
    ),
  );
  const all = site.versions.map(({ name }) => name);
  const every = typeof fields.slug === 'string' ? fields.slug : undefined;
  return {
    title: fields.title,
    description: fields.description,
    editions: readEditions(editions, site, (complaint, index) =>
      complain(['editions', index], complaint),
    ),
    versions: versions ?? all,
    slug: Object.fromEntries(every === undefined ? own : all.map((name) => [name, every])),
    sidebarLabel: fields.sidebarLabel,
    keywords: fields.keywords ?? [],
    isDraft: fields.draft ?? false,
    isUnlisted: fields.unlisted ?? false,
    nearest: fields.nearest ?? [],
    toc: tocLevels(fields.toc),
  };
}

/** Headings of level 2 and 3 are listed, unless a page sets other levels (behavior toc-desktop). */
function tocLevels(words = 'h2-h3'): FrontMatter['toc'] {
  const [from, to = from] = [...words.matchAll(/\d/g)].map(Number);
  return from === undefined || to === undefined ? undefined : { from, to };
}
