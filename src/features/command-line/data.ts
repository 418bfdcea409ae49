import type { PhrasingContent } from 'mdast';
import { z } from 'zod';
import { type DataSource, type FeatureData, forVersions } from '#features/featureData.ts';
import type { Command, CommandOption } from '#model/command.ts';
import { didYouMean } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import { type VersionName, VERSION_NAMES } from '#model/version.ts';
import { type SourceFile, checkYaml } from '#tree/checkYaml.ts';
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

export interface ExplainedEntry extends Entry {
  explanation: readonly PhrasingContent[];
}

/** An option of a command, or an argument, which has only a name. */
type Entry = Pick<CommandOption, 'names'> & Partial<CommandOption>;

const FILE = 'data/command-line.yaml';

const text = z.string().trim().min(1, 'must not be empty');
/** One text for all versions that have the flag, or one for each. */
const explanation = z.union([text, z.strictObject({ stable: text, next: text }).partial()]);
const explanations = z.record(z.string(), explanation).default({});

const commandSchema = z.strictObject({
  about: explanation,
  like: text.optional(),
  arguments: explanations,
  options: explanations,
});

type Explanation = z.infer<typeof explanation> | undefined;
type Source = z.infer<typeof commandSchema>;
type Commands = Record<VersionName, readonly Command[]>;
type Complain = (place: readonly string[], what: string, fix: string) => void;

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
  const commands: Commands = { current: shown(installed.current), stable: shown(installed.stable) };
  const complain: Complain = (place, what, fix) =>
    void problems.push({ file: file.path, line: lineOf(place), what, fix });
  // Without the file, everything would be missing an explanation.
  if (problems.length === 0) checkCommands(data, commands, complain);

  const parsed = new Map<string, PhrasingContent[]>([['', []]]);
  const phrasesOf = (place: readonly string[], source: Explanation, version: VersionName) => {
    const words = textFor(source, version) ?? '';
    const phrases =
      parsed.get(words) ?? parsePhrases(words, (_at, { what, fix }) => complain(place, what, fix));
    parsed.set(words, phrases);
    return phrases;
  };
  const explain = (version: VersionName) =>
    commands[version].map((command): ExplainedCommand => {
      const { name } = command;
      const source = data[name];
      return {
        name,
        usage: usageOf(command),
        about: phrasesOf([name, 'about'], source?.about, version),
        like: source?.like,
        entries: ownEntries(command, source, commands[version]).map((entry) => {
          const [kind, key] = [kindOf(entry), keyOf(entry)];
          const words = phrasesOf([name, kind, key], source?.[kind][key], version);
          return { ...entry, explanation: words };
        }),
      };
    });
  return { commands: { current: explain('current'), stable: explain('stable') }, problems };
}

function checkCommands(data: Record<string, Source>, commands: Commands, complain: Complain): void {
  const inVersions = (read: (all: readonly Command[]) => string[]) => ({
    current: read(commands.current),
    stable: read(commands.stable),
  });
  const found = inVersions((all) => all.map(({ name }) => name));
  const abouts = Object.entries(data).map(([name, { about }]) => [name, about] as const);
  const explained = Object.fromEntries(abouts);
  const titleOf = (name: string) => `The command "${name}"`;
  checkNames({ found, explained, place: [], titleOf }, complain);
  for (const [name, source] of Object.entries(data)) {
    checkLike(name, source, commands, complain);
    // The content of a command that does not exist would only repeat the problem.
    if (!VERSION_NAMES.some((version) => found[version].includes(name))) continue;
    for (const kind of ['arguments', 'options'] as const) {
      const keysIn = (all: readonly Command[]) =>
        all
          .filter((command) => command.name === name)
          .flatMap((command) => ownEntries(command, source, all))
          .filter((entry) => kindOf(entry) === kind)
          .map(keyOf);
      const part = {
        found: inVersions(keysIn),
        explained: source[kind],
        place: [name, kind],
        titleOf: (key: string) => `The ${kind.slice(0, -1)} "${key}" of "${name}"`,
      };
      checkNames(part, complain);
    }
  }
}

/** Names that need explanations, and names that have one. */
interface Names {
  found: Record<VersionName, readonly string[]>;
  explained: Readonly<Record<string, Explanation>>;
  /** Where the explanations are in the file. */
  place: readonly string[];
  /** `The option "--grep" of "test"`. */
  titleOf: (name: string) => string;
}

function checkNames({ found, explained, place, titleOf }: Names, complain: Complain): void {
  const others = VERSION_NAMES.flatMap((version) => found[version]);
  for (const name of new Set([...others, ...Object.keys(explained)])) {
    const title = titleOf(name);
    const source = explained[name];
    const has = (version: VersionName) => found[version].includes(name);
    if (!others.includes(name)) {
      const what = `${title} has an explanation, but does not exist in any version.`;
      complain([...place, name], what, `${didYouMean(name, others)}Remove it.`);
      continue;
    }
    const unexplained = VERSION_NAMES.filter((it) => has(it) && textFor(source, it) === undefined);
    if (unexplained.length > 0) {
      const what = `${title} has no explanation in ${wordList(unexplained.map((it) => WORDS[it]))}.`;
      complain([...place, name], what, 'Explain it in a sentence or two.');
    }
    for (const version of VERSION_NAMES) {
      const word = WORDS[version];
      if (has(version) || typeof source !== 'object' || source[word] === undefined) continue;
      complain([...place, name, word], `${title} does not exist in ${word}.`, `Remove "${word}".`);
    }
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
): Entry[] {
  const model = all.find(({ name }) => name === source?.like);
  const options = command.options.filter((option) => !model || !hasOption(model, option));
  // With the same options, it has the same arguments.
  const words = model && options.length === 0 ? [] : command.arguments;
  return [...words.map(({ name }) => ({ names: [name] })), ...options];
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

/** The long name of an option, or its only one. */
export function keyOf({ names }: Entry): string {
  return names.at(-1) ?? '';
}

export function kindOf(entry: Entry): 'arguments' | 'options' {
  return keyOf(entry).startsWith('-') ? 'options' : 'arguments';
}

function hasOption({ options }: Command, option: CommandOption): boolean {
  return options.some((each) => keyOf(each) === keyOf(option));
}

function textFor(source: Explanation, version: VersionName): string | undefined {
  return typeof source === 'string' ? source : source?.[WORDS[version]];
}
