import type { PhrasingContent } from 'mdast';
import { z } from 'zod';
import type { DataSource, FeatureData } from '#features/featureData.ts';
import { forVersions } from '#features/featureData.ts';
import type { Command, CommandOption } from '#model/command.ts';
import { didYouMean } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import type { VersionName } from '#model/version.ts';
import { VERSION_NAMES } from '#model/version.ts';
import type { SourceFile } from '#tree/checkYaml.ts';
import { checkYaml } from '#tree/checkYaml.ts';
import { wordList } from '#tree/wordList.ts';

/** A command, with our explanations. */
export interface ExplainedCommand {
  name: string;
  /** `npx playwright test [options] [test-filter...]` */
  usage: string;
  about: readonly PhrasingContent[];
  /** The command whose options it shares; those are not among its own entries. */
  like?: string | undefined;
  entries: readonly ExplainedEntry[];
}

/** An option or an argument of a command. */
export interface ExplainedEntry {
  /** `-g` and `--grep`, or the name of an argument. */
  names: readonly string[];
  /** `<grep>`; absent for boolean options and arguments. */
  placeholder?: string | undefined;
  explanation: readonly PhrasingContent[];
  choices?: readonly string[] | undefined;
  default?: string | undefined;
  /** What the option means without a value. */
  preset?: string | undefined;
}

const FILE = 'data/command-line.yaml';

const text = z.string().trim().min(1, 'must not be empty');
/** One text for all versions that have the flag, or one for each. */
const explanation = z.union([text, z.strictObject({ stable: text, next: text }).partial()]);
const explanations = z.record(z.string(), explanation);

const commandSchema = z.strictObject({
  about: explanation,
  like: text.optional(),
  arguments: explanations.optional(),
  options: explanations.optional(),
});

type Explanation = z.infer<typeof explanation>;
type Source = z.infer<typeof commandSchema>;
type Commands = Record<VersionName, readonly Command[]>;
type Place = readonly string[];

/** The word for a version in the file. */
const WORDS = { current: 'next', stable: 'stable' } as const;

/** Options that every command has; the guide explains them once. */
const OF_ALL_COMMANDS = ['--help', '--version'];

export const commandLineData: FeatureData<Record<VersionName, ExplainedCommand[]>> = {
  name: 'command-line',
  prose: [FILE],
  async read(source) {
    const installed = await forVersions(source, ({ commands }) => commands());
    const file = { path: FILE, text: await source.readText(FILE) };
    const { commands, problems } = parseCommandLine(file, installed, source.parsePhrases);
    source.problems.push(...problems);
    return commands;
  },
};

/**
 * The commands of each version with the explanations in `data/command-line.yaml`. Each command, argument and
 * option needs an explanation, and each explanation needs a subject.
 */
export function parseCommandLine(
  file: SourceFile,
  installed: Commands,
  parsePhrases: DataSource['parsePhrases'],
): { commands: Record<VersionName, ExplainedCommand[]>; problems: Problem[] } {
  const { data = {}, problems, lineOf } = checkYaml(file, z.record(z.string(), commandSchema));
  const isReadable = problems.length === 0;
  const commands: Commands = { current: shown(installed.current), stable: shown(installed.stable) };
  const complain: Complain = (place, what, fix) =>
    void problems.push({ file: file.path, line: lineOf(place), what, fix });
  // Without the file, everything would be missing an explanation.
  if (isReadable) {
    for (const item of itemsOf(data, commands)) checkItem(item, complain);
    for (const [name, source] of Object.entries(data)) checkLike(name, source, commands, complain);
  }

  const parsed = new Map<string, PhrasingContent[]>();
  const phrasesOf = (place: Place, source: Explanation | undefined, version: VersionName) => {
    const words = textFor(source, version) ?? '';
    const known = parsed.get(words);
    if (known || words === '') return known ?? [];
    const phrases = parsePhrases(words, (_at, { what, fix }) => complain(place, what, fix));
    parsed.set(words, phrases);
    return phrases;
  };
  const explain = (version: VersionName) =>
    commands[version].map((command): ExplainedCommand => {
      const { name } = command;
      const source = data[name];
      const entries = ownEntries(command, source, commands[version]).map(
        ({ kind, key, ...entry }) => ({
          ...entry,
          explanation: phrasesOf([name, kind, key], source?.[kind]?.[key], version),
        }),
      );
      const about = phrasesOf([name, 'about'], source?.about, version);
      return { name, usage: usageOf(command), about, like: source?.like, entries };
    });
  return { commands: { current: explain('current'), stable: explain('stable') }, problems };
}

type Complain = (place: Place, what: string, fix: string) => void;
type Kind = 'arguments' | 'options';

/** Something that has or needs an explanation. */
interface Item {
  /** `The option "--grep" of "test"`. */
  title: string;
  place: Place;
  source: Explanation | undefined;
  versions: VersionName[];
  /** The names of its siblings. */
  others: string[];
}

/** All commands, arguments and options that are installed or explained. */
function itemsOf(data: Record<string, Source>, commands: Commands): Item[] {
  const found = (test: (commands: readonly Command[]) => boolean) =>
    VERSION_NAMES.filter((version) => test(commands[version]));
  const names = unique([...VERSION_NAMES.flatMap((it) => namesOf(commands[it]))], data);
  return names.flatMap((name) => {
    const source = data[name];
    const versions = found((all) => all.some((each) => each.name === name));
    const command: Item = {
      title: `The command "${name}"`,
      place: source ? [name] : [],
      source: source?.about,
      versions,
      others: namesOf([...commands.current, ...commands.stable]),
    };
    // Skip the content of a missing or unexplained command: it would only repeat the problem.
    if (versions.length === 0 || !source) return [command];
    const parts = (['arguments', 'options'] as const).flatMap((kind) => {
      const keysIn = (all: readonly Command[]) =>
        all
          .filter((each) => each.name === name)
          .flatMap((each) => ownEntries(each, source, all))
          .filter((entry) => entry.kind === kind)
          .map(({ key }) => key);
      const others = VERSION_NAMES.flatMap((it) => keysIn(commands[it]));
      return unique(others, source[kind] ?? {}).map((key) => ({
        title: `The ${kind.slice(0, -1)} "${key}" of "${name}"`,
        place: [name, kind, key],
        source: source[kind]?.[key],
        versions: found((all) => keysIn(all).includes(key)),
        others,
      }));
    });
    return [command, ...parts];
  });
}

function checkItem({ title, place, source, versions, others }: Item, complain: Complain): void {
  const key = place.at(-1) ?? '';
  if (versions.length === 0) {
    const hint = didYouMean(key, others);
    complain(
      place,
      `${title} has an explanation, but does not exist in any version.`,
      `${hint}Remove it.`,
    );
    return;
  }
  const unexplained = versions.filter((version) => textFor(source, version) === undefined);
  if (unexplained.length > 0) {
    const where = wordList(unexplained.map((version) => WORDS[version]));
    complain(place, `${title} has no explanation in ${where}.`, 'Explain it in a sentence or two.');
  }
  if (typeof source !== 'object') return;
  for (const version of VERSION_NAMES) {
    if (versions.includes(version) || source[WORDS[version]] === undefined) continue;
    const word = WORDS[version];
    complain([...place, word], `${title} does not exist in ${word}.`, `Remove "${word}".`);
  }
}

/** A command declared to be like another must have all of its options. */
function checkLike(name: string, { like }: Source, commands: Commands, complain: Complain): void {
  if (like === undefined) return;
  for (const version of VERSION_NAMES) {
    const command = commands[version].find((each) => each.name === name);
    const model = commands[version].find((each) => each.name === like);
    if (!command) continue;
    const missing = model?.options.filter((option) => !hasOption(command, option)).map(keyOf);
    if (missing?.length === 0) continue;
    complain(
      [name, 'like'],
      missing
        ? `The command "${name}" is not like "${like}" in ${WORDS[version]}: it has no ${wordList(missing)}.`
        : `The command "${name}" is like "${like}", which does not exist in ${WORDS[version]}.`,
      'Remove "like", and explain the options of the command itself.',
    );
  }
}

/** The arguments and options of a command, without those shared with another one. */
function ownEntries(
  command: Command,
  source: Source | undefined,
  all: readonly Command[],
): ({ kind: Kind; key: string } & Omit<ExplainedEntry, 'explanation'>)[] {
  const model = all.find(({ name }) => name === source?.like);
  const options = command.options.filter((option) => !model || !hasOption(model, option));
  // With the same options, it has the same arguments.
  const words = model && options.length === 0 ? [] : command.arguments;
  return [
    ...words.map(({ name }) => ({ kind: 'arguments' as const, key: name, names: [name] })),
    ...options.map((option) => ({
      kind: 'options' as const,
      key: keyOf(option),
      names: option.names,
      placeholder: option.placeholder,
      choices: option.choices,
      default: option.default,
      preset: option.preset,
    })),
  ];
}

/** `npx playwright show-report [options] [report]` */
function usageOf({ name, arguments: words, options }: Command): string {
  const places = words.map(({ name: word, isRequired, isList }) => {
    const inside = isList ? `${word}...` : word;
    return isRequired ? `<${inside}>` : `[${inside}]`;
  });
  const middle = options.length > 0 ? ['[options]'] : [];
  return ['npx playwright', name, ...middle, ...places].join(' ');
}

/** Without the nameless command, and without the options that all commands have. */
function shown(commands: readonly Command[]): Command[] {
  return commands
    .filter(({ name }) => name !== '' && name !== 'help')
    .map((command) => ({
      ...command,
      options: command.options.filter((option) => !OF_ALL_COMMANDS.includes(keyOf(option))),
    }));
}

function namesOf(commands: readonly Command[]): string[] {
  return commands.map(({ name }) => name);
}

/** The long name of an option, or its only one. */
function keyOf({ names }: CommandOption): string {
  return names.at(-1) ?? '';
}

function hasOption({ options }: Command, option: CommandOption): boolean {
  return options.some((each) => keyOf(each) === keyOf(option));
}

function textFor(source: Explanation | undefined, version: VersionName): string | undefined {
  return typeof source === 'string' ? source : source?.[WORDS[version]];
}

function unique(names: readonly string[], explained: object): string[] {
  return [...new Set([...names, ...Object.keys(explained)])];
}
