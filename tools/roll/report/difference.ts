import { type ApiLanguage, LANGUAGES } from '#api-reference/facts.ts';
import type { ApiFacts, ApiMember } from '../apiFacts.ts';
import { languagesOf } from '../merge/languages.ts';
import { upperFirst } from '../print/names.ts';

/** A path that some languages have gained or lost, or of which the facts say something else. */
interface FactsChange {
  path: string;
  kind: FactsEntry['kind'];
  languages: readonly ApiLanguage[];
}

const CHANGES = ['added', 'removed', 'changed'] as const;

export type FactsDifference = Record<(typeof CHANGES)[number], FactsChange[]>;

/** What is new, gone and different; what is inside a new or lost thing is not listed again. */
export function factsDifference(before: ApiFacts, after: ApiFacts): FactsDifference {
  const old = factsPaths(before);
  const now = factsPaths(after);
  const changed = [...now].flatMap(([path, { kind, details }]) => {
    const known = old.get(path)?.details;
    const languages = LANGUAGES.filter(
      (each) => details.has(each) && known?.has(each) && details.get(each) !== known.get(each),
    );
    return languages.length > 0 ? [{ path, kind, languages }] : [];
  });
  return { added: gains(old, now), removed: gains(now, old), changed };
}

type Entries = ReadonlyMap<string, FactsEntry>;

/** What the second has and the first lacks. */
function gains(first: Entries, second: Entries): FactsChange[] {
  const gained = new Map<string, readonly ApiLanguage[]>();
  return [...second].flatMap(([path, { kind, parent, details }]) => {
    const own = LANGUAGES.filter(
      (each) => details.has(each) && !first.get(path)?.details.has(each),
    );
    gained.set(path, own);
    const languages = own.filter((each) => !gained.get(parent)?.includes(each));
    return languages.length > 0 ? [{ path, kind, languages }] : [];
  });
}

/** What stands at a path of the facts. */
interface FactsEntry {
  kind: 'class' | 'member' | 'option';
  parent: string;
  /** All that is said of it for each language that has it, except its name and what is inside it. */
  details: Map<ApiLanguage, string>;
}

type Thing = Partial<Omit<ApiMember, 'name'>> & { name: string; members?: ApiMember[] };

/** Every class, member, argument and option by its path: `Page`, `Page.goto`, `Page.goto.url`. */
function factsPaths({ classes }: ApiFacts): Entries {
  const paths = new Map<string, FactsEntry>();
  const add = (thing: Thing, parent: string, within: readonly ApiLanguage[]): void => {
    const { name, langs, exampleLanguages: _samples, members, args, properties, ...rest } = thing;
    const sign = thing.kind === 'event' ? '#' : '.';
    const path = parent === '' ? name : `${parent}${sign}${name}`;
    const languages = languagesOf(thing, within);
    const kind = members ? 'class' : thing.kind ? 'member' : 'option';
    // A name that stands twice, for different languages, is one entry.
    const { details } = paths.get(path) ?? { details: new Map<ApiLanguage, string>() };
    paths.set(path, { kind, parent, details });
    for (const each of languages) {
      const own = [langs?.aliases?.[each], langs?.types?.[each], langs?.objects?.[each]];
      if (!details.has(each)) details.set(each, JSON.stringify([rest, own]));
    }
    for (const inner of [...(members ?? []), ...(args ?? []), ...(properties ?? [])])
      add(inner, path, languages);
  };
  for (const owner of classes) add(owner, '', LANGUAGES);
  return paths;
}

const LABELS: Record<ApiLanguage, string> = {
  js: 'Node.js',
  python: 'Python',
  java: 'Java',
  csharp: '.NET',
};

const PLURALS = { class: 'Classes', member: 'Members', option: 'Arguments and options' };

/** A readable list: what was added, removed and changed, for which languages. */
export function printDifference(difference: FactsDifference): string {
  const sections = CHANGES.flatMap((kind) => printSection(upperFirst(kind), difference[kind]));
  if (sections.length === 0) return 'Nothing was added, removed or changed.';
  const counts = LANGUAGES.map((language) => {
    const isAbout = ({ languages }: FactsChange) => languages.includes(language);
    const numbers = CHANGES.map((kind) => `${difference[kind].filter(isAbout).length} ${kind}`);
    return `${LABELS[language]}: ${numbers.join(', ')}`;
  });
  return [...sections, counts.join('\n')].join('\n\n');
}

function printSection(title: string, changes: readonly FactsChange[]): string[] {
  const labels = new Set(changes.map(labelOf));
  const lines = [...labels].flatMap((label) => [
    `  ${label}`,
    ...Object.entries(PLURALS).flatMap(([kind, plural]) => {
      const own = changes.filter((change) => change.kind === kind && labelOf(change) === label);
      const paths = own.map(({ path }) => `      ${path}`).sort();
      return paths.length > 0 ? [`    ${plural}`, ...paths] : [];
    }),
  ]);
  return lines.length > 0 ? [[title, ...lines].join('\n')] : [];
}

function labelOf({ languages }: FactsChange): string {
  if (languages.length === LANGUAGES.length) return 'All languages';
  return languages.map((language) => LABELS[language]).join(', ');
}
