import { LineCounter, isMap, isNode, isScalar, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { z } from 'zod';
import type { EditionId } from '#model/edition.ts';
import { didYouMean } from '#model/nearest.ts';
import type { VersionName } from '#model/version.ts';
import type { Report } from '#tree/report.ts';
import { readEditions, readVersions } from './markdown/siteWords.ts';
import type { SiteWords } from './markdown/siteWords.ts';
import { wordList } from '#tree/wordList.ts';

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

const schema = z.strictObject({
  title: text,
  description: text,
  editions: texts.optional(),
  versions: texts.optional(),
  slug: slugs.optional(),
  sidebarLabel: text.optional(),
  keywords: texts.optional(),
  draft: flag.optional(),
  unlisted: flag.optional(),
  nearest: texts.optional(),
  toc: z
    .string(TOC)
    .regex(/^(none|h[2-6](-h[2-6])?)$/, TOC)
    .optional(),
});

const FIELDS = Object.keys(schema.shape);

const EXAMPLES: Record<string, string> = {
  title: 'title: Running tests',
  description: 'description: Run one test, a file or all of them.',
  editions: 'editions: [nodejs, python]',
  versions: 'versions: [next]',
  slug: 'slug: { stable: old-name, next: new-name }',
  sidebarLabel: 'sidebarLabel: Running',
  keywords: 'keywords: [run, execute]',
  draft: 'draft: true',
  unlisted: 'unlisted: true',
  nearest: 'nearest: [running-tests]',
  toc: 'toc: h2-h4',
};

/** Parses the YAML of a front matter whose `---` is on line 1 of the file. */
export function parseFrontMatter(
  source: string,
  site: SiteWords,
  report: Report,
): FrontMatter | undefined {
  const lines = new LineCounter();
  const yaml = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  for (const { pos, message } of yaml.errors) {
    report(lineAt(pos[0]), {
      what: `The front matter is not valid YAML: ${message.replace(/\.$/, '')}.`,
      fix: 'Fix the syntax; a value that contains a colon or a quote must be quoted.',
    });
  }
  if (yaml.errors.length > 0) return undefined;

  const lineOf = (path: readonly PropertyKey[]) => {
    const offset = offsetOf(yaml, path);
    return offset === undefined ? 1 : lineAt(offset);
  };
  const result = schema.safeParse(yaml.toJS() ?? {}, { reportInput: true });
  if (!result.success) {
    for (const issue of result.error.issues) reportIssue(issue, lineOf, report);
    return undefined;
  }
  return resolveWords(result.data, site, (path, complaint) => report(lineOf(path), complaint));
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

function reportIssue(
  issue: z.core.$ZodIssue,
  lineOf: (path: readonly PropertyKey[]) => number,
  report: Report,
): void {
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) {
      report(lineOf([key]), {
        what: `Front matter has an unknown field "${key}".`,
        fix: `${didYouMean(key, FIELDS)}Allowed fields are ${wordList(FIELDS)}.`,
      });
    }
    return;
  }
  const field = String(issue.path[0] ?? '');
  const example = EXAMPLES[field] ?? 'title: Running tests';
  const missing = issue.input === undefined;
  report(lineOf(issue.path), {
    what: missing
      ? `Front matter is missing the field "${field}".`
      : field === ''
        ? 'Front matter must be a list of fields.'
        : `The field "${issue.path.join('.')}" of the front matter ${issue.message}.`,
    fix: `Write it like "${example}".`,
  });
}

/** Where a field starts in the YAML; undefined if it is missing. */
function offsetOf(yaml: Document, path: readonly PropertyKey[]): number | undefined {
  const [field, index] = path;
  if (!isMap(yaml.contents)) return undefined;
  const pair = yaml.contents.items.find(({ key }) => isScalar(key) && key.value === field);
  const value = index === undefined ? undefined : yaml.getIn(path, true);
  if (isNode(value)) return value.range?.[0];
  return isNode(pair?.key) ? pair.key.range?.[0] : undefined;
}
