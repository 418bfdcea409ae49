import type { EditionId } from '#model/edition.ts';
import { EDITION_IDS } from '#model/edition.ts';
import type { VersionName } from '#model/version.ts';
import type { ApiClass, ApiFacts, ApiLanguage, ApiMember } from '#api-reference/apiFacts.ts';
import { existsIn, LANGUAGE_OF_EDITION } from '#api-reference/apiFacts.ts';
import { memberAnchor } from '#api-reference/anchors.ts';
import type { DeclaredClass } from '#api-reference/declarations/declaredClass.ts';

/** Everything that is known of the API in one version. */
export interface ApiVersion {
  facts: ApiFacts;
  declared: ReadonlyMap<string, DeclaredClass>;
}

export type ApiVersions = Record<VersionName, ApiVersion>;

/** The classes that an edition has. */
export function classesOf({ facts }: ApiVersion, language: ApiLanguage): ApiClass[] {
  return facts.classes.filter((owner) => existsIn(owner, language));
}

const members = new WeakMap<ApiClass, Partial<Record<ApiLanguage, Map<string, ApiMember>>>>();

/** The members that a class has in an edition, by their anchors, in the order of the facts. */
export function membersByAnchor(
  owner: ApiClass,
  language: ApiLanguage,
): ReadonlyMap<string, ApiMember> {
  const known = members.get(owner) ?? {};
  members.set(owner, known);
  if (known[language]) return known[language];
  const found = new Map<string, ApiMember>();
  for (const member of owner.members) {
    const anchor = memberAnchor(owner, member);
    if (existsIn(member, language) && !found.has(anchor)) found.set(anchor, member);
  }
  known[language] = found;
  return found;
}

export function membersOf(owner: ApiClass, language: ApiLanguage): ApiMember[] {
  return [...membersByAnchor(owner, language).values()];
}

/** The editions that have a class, in any of the versions. */
export function editionsOf(versions: readonly ApiVersion[], name: string): EditionId[] {
  return EDITION_IDS.filter((id) =>
    versions.some((version) =>
      classesOf(version, LANGUAGE_OF_EDITION[id]).some((owner) => owner.name === name),
    ),
  );
}

export function findClass({ facts }: ApiVersion, name: string): ApiClass | undefined {
  return facts.classes.find((owner) => owner.name === name);
}
