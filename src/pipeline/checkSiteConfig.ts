import type { Problem } from '#model/problem.ts';
import { unknownItemType } from '#model/navbar.ts';
import { NAVBAR_ITEM_TYPES } from '#model/site.ts';
import type { SiteConfig } from '#model/site.ts';
import { siteSchema } from '#model/siteSchema.ts';
import type { Finding, Path } from '#tree/checkYaml.ts';
import { checkSchema, fieldName } from '#tree/checkYaml.ts';
import { wordList } from '#tree/wordList.ts';
import { lineOfField } from './sourceLines.ts';

const FILE = 'site.config.ts';

/** Validates the configuration; `source` is the text of its file, to locate problems. */
export function checkSiteConfig(
  config: unknown,
  source: string,
): { site: SiteConfig | undefined; problems: Problem[] } {
  const { data: site, findings } = checkSchema(siteSchema, config);
  const found = site ? crossChecks(site) : findings.map((each) => withItemType(each, config));
  const problems = found.map(({ path, what, fix }) => ({
    file: FILE,
    line: lineOfField(source, 'siteConfig', path),
    what,
    fix,
  }));
  return { site: problems.length > 0 ? undefined : site, problems };
}

/** The text about a type of item that does not exist is specified (behavior navbar-item-unknown-type). */
function withItemType(finding: Finding, config: unknown): Finding {
  const { path } = finding;
  if (!isItemType(path)) return finding;
  let value = config;
  for (const part of path) value = (value as Record<PropertyKey, unknown>)[part];
  const fix = `The types are ${wordList(NAVBAR_ITEM_TYPES)}.`;
  return { path, what: unknownItemType(String(value)), fix };
}

function isItemType(path: Path): boolean {
  return path.length === 4 && path[0] === 'navbar' && path.at(-1) === 'type';
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
