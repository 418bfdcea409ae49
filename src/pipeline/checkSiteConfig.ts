import type { Problem } from '#model/problem.ts';
import { unknownItemType } from '#model/navbar.ts';
import type { SiteConfig } from '#model/site.ts';
import { siteSchema } from '#model/siteSchema.ts';
import { checkSchema, fieldName, type Finding, type Path } from '#tree/checkYaml.ts';
import { configProblem } from './sourceLines.ts';

/** Validates the configuration; `source` is the text of its file, to locate problems. */
export function checkSiteConfig(
  config: unknown,
  source: string,
): { site: SiteConfig | undefined; problems: Problem[] } {
  const { data: site, findings } = checkSchema(siteSchema, config);
  const found = site
    ? [...repetitions(site), ...missingOfSearch(site)]
    : findings.map((finding) => withItemType(finding, config));
  const problems = found.map((finding) => configProblem(source, finding));
  return { site: problems.length > 0 ? undefined : site, problems };
}

/** The text about a type of item that does not exist is specified (behavior navbar-item-unknown-type). */
function withItemType(finding: Finding, config: unknown): Finding {
  const { path } = finding;
  const isItemType = path.length === 4 && path[0] === 'navbar' && path.at(-1) === 'type';
  if (!isItemType) return finding;
  let value = config;
  for (const part of path) value = (value as Record<PropertyKey, unknown>)[part];
  return {
    path,
    what: unknownItemType(String(value)),
    fix: 'The types are link, doc, docSidebar, docsVersion, docsVersionDropdown, dropdown, html and search.',
  };
}

function repetitions({ editions, versions }: SiteConfig): Finding[] {
  const repeated = (list: string, field: string, values: string[]): Finding[] =>
    values.flatMap((value, index) => {
      const path: Path = [list, index, field];
      const what = `The field "${fieldName(path)}" repeats "${value}".`;
      const isFirst = values.indexOf(value) === index;
      return isFirst ? [] : [{ path, what, fix: 'Give each entry a unique value.' }];
    });
  return [
    ...(['prefix', 'id'] as const).flatMap((field) =>
      repeated(
        'editions',
        field,
        editions.map((edition) => edition[field]),
      ),
    ),
    ...(['name', 'path'] as const).flatMap((field) =>
      repeated(
        'versions',
        field,
        versions.map((version) => version[field]),
      ),
    ),
  ];
}

function missingOfSearch({ search: { appId, apiKey, indexName } }: SiteConfig): Finding[] {
  const settings = Object.entries({ appId, apiKey, indexName });
  const missing = settings.filter(([, value]) => !value);
  if (missing.length === settings.length) return [];
  return missing.map(([field]) => ({
    path: ['search'],
    what: `\`${field}\` is missing.`,
    fix: 'A hosted search needs appId, apiKey and indexName; leave out all three for the built-in one.',
  }));
}
