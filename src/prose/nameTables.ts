import type { ApiVersion } from '#api-reference/apiVersion.ts';
import type { ApiLanguage, ClassFacts, MemberFacts, ParameterFacts } from '#api-reference/facts.ts';
import { LANGUAGE_OF_EDITION, spelledName } from '#api-reference/facts.ts';
import { EDITION_IDS, type EditionId } from '#model/edition.ts';

/** The API names as each edition spells them. */
export type NameTables = Readonly<Record<EditionId, ReadonlySet<string>>>;

/** Collects the names of all versions. */
export function makeNameTables(versions: readonly Pick<ApiVersion, 'languages'>[]): NameTables {
  const tables = EDITION_IDS.map((id) => {
    const language = LANGUAGE_OF_EDITION[id];
    const classes = versions.flatMap(({ languages }) => languages[language]);
    return [id, new Set(classes.flatMap((owner) => namesIn(owner, language)))] as const;
  });
  // One entry for each edition, by the line above.
  return Object.fromEntries(tables) as Record<EditionId, Set<string>>;
}

function namesIn({ name, members }: ClassFacts, language: ApiLanguage): string[] {
  return [name, ...members.flatMap((member) => memberNames(member, language))];
}

function memberNames(member: MemberFacts, language: ApiLanguage): string[] {
  const { kind, spelled, listened, args = [], options = [], fields = [] } = member;
  const isListened = kind === 'event' && language === 'java' && listened !== undefined;
  const inner = [...args.flatMap((arg) => arg.fields ?? []), ...options, ...fields];
  return [
    spelled,
    ...(isListened ? [listened, listened.replace(/^on/, 'off')] : []),
    ...args.map(spelledName),
    ...inner.flatMap((field) => fieldNames(field, language)),
  ];
}

/** Python has keyword arguments and keys, Java setters and fields of the same name. */
function fieldNames(field: ParameterFacts, language: ApiLanguage): string[] {
  const written = spelledName(field);
  const name = language === 'python' ? snakeCase(written) : written.replace(/^set(?=[A-Z])/, '');
  const first = name.charAt(0);
  const rest = name.slice(1);
  const inJava = [first.toLowerCase() + rest, `set${first.toUpperCase()}${rest}`];
  const names = language === 'java' ? inJava : [name];
  return [...names, ...(field.fields ?? []).flatMap((inner) => fieldNames(inner, language))];
}

/** `httpOnly` → `http_only`. */
function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}
