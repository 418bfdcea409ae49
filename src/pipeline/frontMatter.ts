import { z } from 'zod';
import type { EditionId } from '#model/edition.ts';
import { type VersionName, versionWord } from '#model/version.ts';
import { checkYaml } from '#tree/checkYaml.ts';
import type { Report } from '#tree/report.ts';
import {
  type OnUnknown,
  readEdition,
  readVersion,
  type SiteWords,
} from './markdown/readConditions.ts';

const text = z.string({ error: 'must be text' }).trim().min(1, { error: 'must not be empty' });
const texts = z.array(text, { error: 'must be a list' }).min(1, { error: 'must not be empty' });
const SLUG =
  'must consist of a-z, 0-9 and "-", optionally in one folder, or be an object with one for each version';
const flag = z.boolean({ error: 'must be true or false' });
const TOC = { error: 'must be heading levels, such as "h2" or "h2-h4", or "none"' };
const slug = z.string().regex(/^(?:[a-z0-9-]+\/)?[a-z0-9-]+$/, { error: SLUG });
const slugs = z.union([slug, z.record(z.string(), slug)], { error: SLUG });
const levels = z.string(TOC).regex(/^(none|h[2-6](-h[2-6])?)$/, TOC);

const example = (line: string) => ({ example: line });

const schema = z
  .strictObject({
    title: text.meta(example('title: Running tests')),
    description: text.meta(example('description: Run one test, a file or all of them.')),
    editions: texts.optional().meta(example('editions: [nodejs, python]')),
    versions: texts.optional().meta(example('versions: [next]')),
    /** Replaces the file name in the URL, for all versions or for each. */
    slug: slugs.optional().meta(example('slug: { stable: old-name, next: new-name }')),
    sidebarLabel: text.optional().meta(example('sidebarLabel: Running')),
    /** Replaces the title and the label in the sidebar, in some editions. */
    titles: z.record(z.string(), text).default({}).meta(example('titles: { java: JUnit }')),
    /** Replaces the description, in some editions. */
    descriptions: z
      .record(z.string(), text)
      .default({})
      .meta(example('descriptions: { java: Write tests with JUnit. }')),
    keywords: texts.default([]).meta(example('keywords: [run, execute]')),
    /** Not built; only the development server shows it. */
    draft: flag.default(false).meta(example('draft: true')),
    /** Built, but not listed anywhere. */
    unlisted: flag.default(false).meta(example('unlisted: true')),
    /** The closest guides for editions without this one, in order of preference. */
    nearest: texts.default([]).meta(example('nearest: [running-tests]')),
    /** The heading levels in the contents list (behavior toc-desktop). */
    toc: levels.default('h2-h3').meta(example('toc: h2-h4')),
  })
  .meta(example('title: Running tests'));

/** The front matter of a guide. */
export type FrontMatter = NonNullable<ReturnType<typeof parseFrontMatter>>;

/** Parses the YAML of a front matter whose `---` is on line 1 of the file. */
export function parseFrontMatter(source: string, site: SiteWords, report: Report) {
  const file = { path: '', text: source };
  const { data, problems, lineOf } = checkYaml(file, schema, { firstLine: 2 });
  for (const { line, what, fix } of problems) report(line, { what, fix });
  if (!data) return undefined;
  const { draft, unlisted, ...fields } = data;
  const reportAt = (...path: PropertyKey[]): OnUnknown => {
    return (complaint) => report(lineOf(path), complaint);
  };
  const versions = fields.versions?.flatMap((word, index) =>
    readVersion(word, site, reportAt('versions', index)),
  );
  const slugs =
    typeof fields.slug === 'string'
      ? site.versions.map((version) => [versionWord(version), fields.slug] as const)
      : Object.entries(fields.slug ?? {});
  const slug: Partial<Record<VersionName, string>> = Object.fromEntries(
    slugs.flatMap(([word, value]) =>
      readVersion(word, site, reportAt('slug', word)).map((name) => [name, value]),
    ),
  );
  const byEdition = (field: 'titles' | 'descriptions'): Partial<Record<EditionId, string>> =>
    Object.fromEntries(
      Object.entries(fields[field]).flatMap(([word, value]) =>
        readEdition(word, site, reportAt(field, word)).map((id) => [id, value]),
      ),
    );
  const editions = fields.editions?.flatMap((word, index) =>
    readEdition(word, site, reportAt('editions', index)),
  );
  return {
    ...fields,
    editions: editions ?? site.editions.map(({ id }) => id),
    versions: versions ?? site.versions.map(({ name }) => name),
    titles: byEdition('titles'),
    descriptions: byEdition('descriptions'),
    slug,
    isDraft: draft,
    isUnlisted: unlisted,
    toc: tocLevels(fields.toc),
  };
}

/** `h2-h4`; undefined for `none`. */
function tocLevels(words: string): { from: number; to: number } | undefined {
  const [from, to = from] = [...words.matchAll(/\d/g)].map(Number);
  return from === undefined || to === undefined ? undefined : { from, to };
}
