import type { Doc } from '#pipeline/parseDoc.ts';
import type { Where } from '#pipeline/markdown/keepApplicable.ts';
import { classSlug, memberAnchor } from '#api-reference/anchors.ts';
import type { ApiClass, ApiLanguage } from '#api-reference/apiFacts.ts';
import { existsIn, LANGUAGE_OF_EDITION } from '#api-reference/apiFacts.ts';
import type { ParameterList } from '#api-reference/parameterLists.ts';
import { applicable, parameterLists } from '#api-reference/parameterLists.ts';
import { className, nameAt } from '#api-reference/spelling.ts';
import { memberText } from '#api-reference/memberText.ts';
import type { ApiVersion, ApiVersions } from './apiVersion.ts';
import { classesOf, findClass, membersOf } from './apiVersion.ts';
import type { CommentTarget } from './commentContext.ts';

/** Finds what comments of the declarations link to, in each edition and version. */
export function createCommentLinks(sources: { api: ApiVersions; guides: readonly Doc[] }) {
  const tables = new Map<string, Map<string, CommentTarget>>();

  return (where: Where) => {
    const key = `${where.edition} ${where.version}`;
    const table = tables.get(key) ?? apiTargets(sources.api, where);
    tables.set(key, table);
    return (url: string): CommentTarget => {
      if (url.startsWith('api/')) {
        return table.get(url.replace(/^[^#]*/, (page) => page.toLowerCase())) ?? {};
      }
      return guideTarget(url, sources.guides, where);
    };
  };
}

/** Guides that an edition does not have are named without a link. */
function guideTarget(url: string, guides: readonly Doc[], where: Where): CommentTarget {
  const [slug = '', hash] = url.split('#');
  const guide = guides.find(({ id }) => id === slug);
  const { editions = [], versions = [] } = guide?.frontMatter ?? {};
  if (!editions.includes(where.edition) || !versions.includes(where.version)) return {};
  // Comments are written for Node.js; other editions may lack the heading.
  const keepsHash = hash !== undefined && where.edition === 'nodejs';
  return { url: `/docs/${slug}${keepsHash ? `#${hash}` : ''}` };
}

function apiTargets(api: ApiVersions, { edition, version }: Where): Map<string, CommentTarget> {
  const language = LANGUAGE_OF_EDITION[edition];
  const targets = new Map<string, CommentTarget>();
  for (const owner of api[version].facts.classes) {
    const page = `api/${classSlug(owner.name)}`;
    const isThere = classesOf(api[version], language).includes(owner);
    targets.set(page, {
      ...(isThere ? { url: `/docs/${page}` } : {}),
      text: className(owner.name, language),
    });
    for (const [anchor, words] of anchorsOf(owner, api[version], language)) {
      targets.set(`${page}#${anchor}`, { url: `/docs/${page}#${anchor}`, text: words });
    }
  }
  // Names of what other editions lack are still worth reading.
  return targets;
}

function* anchorsOf(
  owner: ApiClass,
  api: ApiVersion,
  language: ApiLanguage,
): Generator<[string, string]> {
  if (!existsIn(owner, language)) return;
  const base = owner.extends ? findClass(api, owner.extends) : undefined;
  // The page of a class lists what it inherits, under anchors of its own.
  const inherited = base ? membersOf(base, language).map((member) => ({ from: base, member })) : [];
  const own = membersOf(owner, language).map((member) => ({ from: owner, member }));
  for (const { from, member } of [...inherited, ...own]) {
    yield [memberAnchor(owner, member), memberText(from, member, language)];
    for (const list of Object.values(parameterLists(owner, member, language)))
      yield* optionAnchors(list, language);
  }
}

function* optionAnchors(
  list: ParameterList,
  language: ApiLanguage,
  path: readonly string[] = [],
): Generator<[string, string]> {
  for (const parameter of applicable(list.parameters, language)) {
    const own = [...path, parameter.name];
    yield [list.anchorOf(own), nameAt(parameter, language, list.position)];
    const inside = { ...list, position: 'field' as const, parameters: parameter.properties ?? [] };
    yield* optionAnchors(inside, language, own);
  }
}
