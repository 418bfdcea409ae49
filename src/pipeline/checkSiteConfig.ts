import type { z } from 'zod';
import { didYouMean } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import { unknownItemType } from '#model/navbar.ts';
import { NAVBAR_ITEM_TYPES } from '#model/site.ts';
import type { SiteConfig } from '#model/site.ts';
import { wordList } from '#tree/wordList.ts';
import { searchSchema } from './searchSchema.ts';
import { siteSchema } from './siteSchema.ts';
import { lineOfField } from './sourceLines.ts';

const FILE = 'site.config.ts';

type Path = readonly PropertyKey[];

/** Validates the configuration; `source` is the text of its file, to locate problems. */
export function checkSiteConfig(
  config: unknown,
  source: string,
): { site: SiteConfig | undefined; problems: Problem[] } {
  const result = siteSchema.safeParse(config, { reportInput: true });
  const problem = (path: Path, what: string, fix: string): Problem => ({
    file: FILE,
    line: lineOfField(source, 'siteConfig', path),
    what,
    fix,
  });
  if (!result.success) {
    const problems = result.error.issues.flatMap((issue) =>
      describeIssue(issue).map(({ path, what, fix }) => problem(path, what, fix)),
    );
    return { site: undefined, problems };
  }
  // The schema allows both targets of a link to be absent and then rejects that in a refinement, which the
  // inferred type can't express.
  const site = result.data as SiteConfig;
  const problems = crossChecks(site).map(({ path, what, fix }) => problem(path, what, fix));
  return { site: problems.length > 0 ? undefined : site, problems };
}

interface Finding {
  path: Path;
  what: string;
  fix: string;
}

function describeIssue(issue: z.core.$ZodIssue): Finding[] {
  const name = fieldName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const allowed = allowedKeys(issue.path);
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      what: `The configuration has an unknown field "${fieldName([...issue.path, key])}".`,
      fix: `${didYouMean(key, allowed)}Remove it or fix its name.`,
    }));
  }
  if (issue.input === undefined) {
    return [
      {
        path: issue.path,
        what: `The configuration is missing the field "${name}".`,
        fix: 'Add it; src/model/site.ts documents it.',
      },
    ];
  }
  if (isItemType(issue.path)) {
    const what = unknownItemType(String(offendingValue(issue)));
    return [{ path: issue.path, what, fix: `The types are ${wordList(NAVBAR_ITEM_TYPES)}.` }];
  }
  const value = JSON.stringify(offendingValue(issue));
  const what = `The field "${name}" is ${value.length > 60 ? 'invalid' : value}.`;
  return [{ path: issue.path, what, fix: `It ${fix(issue)}.` }];
}

function isItemType(path: Path): boolean {
  return path.length === 4 && path[0] === 'navbar' && path.at(-1) === 'type';
}

/** In a union of objects, the discriminator is invalid, not the object. */
function offendingValue(issue: z.core.$ZodIssue): unknown {
  const field = issue.path.at(-1);
  const { input } = issue;
  const isChoice = issue.code === 'invalid_union' && typeof input === 'object' && input !== null;
  return isChoice && field !== undefined ? Reflect.get(input, field) : input;
}

function fix(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') {
    return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
  }
  if (issue.code === 'invalid_type') return `must be of type ${issue.expected}`;
  return issue.message;
}

/** The fields of an object in the schema, for suggestions. */
function allowedKeys(path: Path): string[] {
  if (path.length === 1 && path[0] === 'search') return Object.keys(searchSchema.shape);
  return path.length === 0 ? Object.keys(siteSchema.shape) : [];
}

function crossChecks(site: SiteConfig): Finding[] {
  const findings: Finding[] = [];
  const unique = (values: string[], path: (index: number) => Path) => {
    values.forEach((value, index) => {
      if (values.indexOf(value) === index) return;
      findings.push({
        path: path(index),
        what: `The field "${fieldName(path(index))}" repeats "${value}".`,
        fix: 'Give each entry a unique value.',
      });
    });
  };
  unique(
    site.editions.map(({ prefix }) => prefix),
    (index) => ['editions', index, 'prefix'],
  );
  unique(
    site.editions.map(({ id }) => id),
    (index) => ['editions', index, 'id'],
  );
  unique(
    site.versions.map(({ name }) => name),
    (index) => ['versions', index, 'name'],
  );
  unique(
    site.versions.map(({ path }) => path),
    (index) => ['versions', index, 'path'],
  );
  const { appId, apiKey, indexName } = site.search;
  if (appId ?? apiKey ?? indexName) {
    for (const [field, value] of Object.entries({ appId, apiKey, indexName })) {
      if (value) continue;
      findings.push({
        path: ['search'],
        what: `\`${field}\` is missing.`,
        fix: 'A hosted search needs appId, apiKey and indexName; leave out all three for the built-in one.',
      });
    }
  }
  return findings;
}

/** `navbar.items[2].type`. */
function fieldName(path: Path): string {
  return path
    .map((part, index) => {
      if (typeof part === 'number') return `[${part}]`;
      return index === 0 ? String(part) : `.${String(part)}`;
    })
    .join('');
}
