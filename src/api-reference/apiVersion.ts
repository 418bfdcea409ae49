import { type Edition, EDITION_IDS, type EditionId } from '#model/edition.ts';
import { groupBy } from '#model/groupBy.ts';
import { invariant } from '#model/invariant.ts';
import { docPath } from '#model/path.ts';
import type { SearchScope } from '#model/search.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Version, VersionName } from '#model/version.ts';
import type { Comments } from './comments/parseComment.ts';
import {
  type ApiLanguage,
  type ClassFacts,
  classSlug,
  type CommentKey,
  everyParameter,
  LANGUAGE_OF_EDITION,
  LANGUAGES,
  type MemberFacts,
  type ReleaseFacts,
} from './facts.ts';

/** Everything that is known of the API in one version. */
export interface ApiVersion extends ReleaseFacts {
  languages: Readonly<Record<ApiLanguage, readonly ClassFacts[]>>;
  comments: Comments;
}

export type ApiVersions = Record<VersionName, ApiVersion>;

type Languages = Pick<ApiVersion, 'languages'>;

export function findClass(
  { languages }: Languages,
  language: ApiLanguage,
  name: string,
): ClassFacts | undefined {
  return languages[language].find((owner) => owner.name === name);
}

/** A class as each language has it that has it at all. */
export function formsOf(version: Languages, name: string): ClassFacts[] {
  return LANGUAGES.flatMap((language) => findClass(version, language, name) ?? []);
}

/** The editions that have a class, in any of the versions. */
export function editionsOf(versions: readonly Languages[], name: string): EditionId[] {
  return EDITION_IDS.filter((id) =>
    versions.some((version) => findClass(version, LANGUAGE_OF_EDITION[id], name)),
  );
}

/** A member with all its forms, in any version and language, by the name in `content/api`. */
export function membersByKey(forms: readonly ClassFacts[]): Map<string, MemberFacts[]> {
  return groupBy(
    forms.flatMap(({ members }) => members),
    memberKey,
  );
}

/** The heading of a member in `content/api`: `goto`, `event: popup`. */
export function memberKey({ kind, name }: MemberFacts): string {
  return kind === 'event' ? `event: ${name}` : name;
}

/** Everything in members that needs a text: `url`, `timeout`, `proxy.server`. */
export function parameterPaths(members: readonly MemberFacts[]): Set<string> {
  return new Set(members.flatMap(everyParameter).map(({ path }) => path));
}

/** What a class has from another one, under anchors of its own; `of` is the anchor there. */
export function inheritedMembers(
  { inherited }: ClassFacts,
  version: Languages,
  language: ApiLanguage,
): (MemberFacts & { of: string })[] {
  const base = findClass(version, language, inherited?.from ?? '')?.members ?? [];
  return (inherited?.members ?? []).flatMap((own) =>
    base.filter(({ anchor }) => anchor === own.of).map((member) => ({ ...member, ...own })),
  );
}

/** The words of a comment; none without a key. */
export function commentOf(
  { comments, release }: Pick<ApiVersion, 'comments' | 'release'>,
  key: CommentKey | undefined,
): string {
  if (!key) return '';
  const comment = comments.get(key);
  invariant(comment, `playwright ${release} has the comment ${key}`);
  return comment.text;
}

/** Where a page is. */
export interface Place {
  edition: Edition;
  version: Version;
}

/** The URL of a class, without the base URL. */
export function classPath({ edition, version }: Place, name: string): string {
  return docPath(edition, version, `api/${classSlug(name)}`);
}

/** The edition and version of a site by their names. */
export function placeOf(
  site: Pick<SiteConfig, 'editions' | 'versions'>,
  where: SearchScope,
): Place {
  const edition = site.editions.find(({ id }) => id === where.edition);
  const version = site.versions.find(({ name }) => name === where.version);
  invariant(edition && version, 'a page belongs to an edition and a version of the site');
  return { edition, version };
}

/** How much of the API each edition and version documents: one line for each version. */
export function referenceCounts(
  api: ApiVersions,
  { editions, versions }: Pick<SiteConfig, 'editions' | 'versions'>,
): string[] {
  return versions.map(({ name, label }) => {
    const counts = editions.map((edition) => {
      const classes = api[name].languages[LANGUAGE_OF_EDITION[edition.id]];
      const members = classes.reduce((sum, owner) => sum + owner.members.length, 0);
      return `${edition.label} ${classes.length} classes, ${members} members`;
    });
    return `API reference, ${label}: ${counts.join('; ')}.`;
  });
}
