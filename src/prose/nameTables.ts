import type { ApiFacts, ApiLanguage, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { existsIn, LANGUAGE_OF_EDITION } from '#api-reference/apiFacts.ts';
import { argumentName, memberName, parameterName, upperFirst } from '#api-reference/spelling.ts';
import type { EditionId } from '#model/edition.ts';
import { EDITION_IDS } from '#model/edition.ts';

/** The API names as each edition spells them. */
export type NameTables = Readonly<Record<EditionId, ReadonlySet<string>>>;

/** Collects the names of all versions. */
export function makeNameTables(versions: readonly ApiFacts[]): NameTables {
  const tables = EDITION_IDS.map((id) => {
    const language = LANGUAGE_OF_EDITION[id];
    return [id, new Set(versions.flatMap((facts) => namesIn(facts, language)))] as const;
  });
  // One entry for each edition, by the line above.
  return Object.fromEntries(tables) as Record<EditionId, Set<string>>;
}

function namesIn({ classes }: ApiFacts, language: ApiLanguage): string[] {
  return classes
    .filter((owner) => existsIn(owner, language))
    .flatMap(({ name, members }) => [
      name,
      ...members
        .filter((member) => existsIn(member, language))
        .flatMap((member) => memberNames(member, language)),
    ]);
}

function memberNames(member: ApiMember, language: ApiLanguage): string[] {
  const name = memberName(member, language);
  const isListened = member.kind === 'event' && language === 'java';
  const args = (member.args ?? []).filter((arg) => existsIn(arg, language));
  const fields = [
    ...args.flatMap(({ properties = [] }) => properties),
    ...(member.properties ?? []),
  ];
  return [
    name,
    ...(isListened ? [`on${upperFirst(name)}`, `off${upperFirst(name)}`] : []),
    ...args.map((arg) => argumentName(arg, language)),
    ...fields.flatMap((field) => fieldNames(field, language)),
  ];
}

function fieldNames(field: ApiParameter, language: ApiLanguage): string[] {
  if (!existsIn(field, language)) return [];
  const name = parameterName(field, language);
  return [
    name,
    ...(language === 'java' ? [`set${upperFirst(name)}`] : []),
    ...(field.properties ?? []).flatMap((inner) => fieldNames(inner, language)),
  ];
}
