import { closest } from 'fastest-levenshtein';
import type { Command, CommandOption } from '#pipeline/parseCommands.ts';

/** Checks the arguments of a command: options exist, values are present and allowed. */
export function checkArguments(command: Command, words: readonly string[]): string[] {
  const messages: string[] = [];
  const plain: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    if (word === '--') {
      plain.push(...words.slice(index + 1));
      break;
    }
    if (!/^-./.test(word)) {
      plain.push(word);
      continue;
    }
    const [name, given] = splitOption(word, command);
    const option = command.options.find(({ names }) => names.includes(name));
    if (!option) {
      messages.push(unknownOption(command, name));
      continue;
    }
    const values = given === undefined ? followingValues(option, words.slice(index + 1)) : [given];
    if (given === undefined) index += values.length;
    messages.push(...checkValues(option, name, values, given !== undefined));
  }
  return [...messages, ...checkWords(command, plain)];
}

/** `--grep=a` → `--grep`, `a`; `-j4` → `-j`, `4`. */
function splitOption(word: string, { options }: Command): [string, string | undefined] {
  const equals = word.indexOf('=');
  if (equals > 0) return [word.slice(0, equals), word.slice(equals + 1)];
  const short = word.slice(0, 2);
  const takesValue = options.some(({ names, value }) => names.includes(short) && value !== 'none');
  return /^-\w./.test(word) && takesValue ? [short, word.slice(2)] : [word, undefined];
}

function followingValues(option: CommandOption, rest: readonly string[]): string[] {
  const end = rest.findIndex((word) => word.startsWith('-'));
  const values = end < 0 ? rest : rest.slice(0, end);
  if (option.value === 'none') return [];
  return option.isList ? [...values] : values.slice(0, 1);
}

function checkValues(
  { value, choices }: CommandOption,
  name: string,
  values: readonly string[],
  isJoined: boolean,
): string[] {
  if (value === 'none') return isJoined ? [`"${name}" takes no value.`] : [];
  if (value === 'required' && !values.length) return [`"${name}" needs a value.`];
  return values
    .filter((given) => choices && !isVariable(given) && !choices.includes(given))
    .map((given) => `"${name}" cannot be "${given}". Use one of ${(choices ?? []).join(', ')}.`);
}

function checkWords(
  { name, arguments: places, argumentChoices }: Command,
  plain: readonly string[],
) {
  const least = places.filter(({ isRequired }) => isRequired).length;
  const most = places.some(({ isList }) => isList) ? Infinity : places.length;
  if (plain.length > most) return [`"${name}" does not accept "${plain[most] ?? ''}".`];
  if (plain.length < least) return [`"${name}" needs ${least} arguments.`];
  const choices = argumentChoices ?? [];
  return plain
    .filter((word) => argumentChoices && !isVariable(word) && !choices.includes(word))
    .map((word) => `"${name}" does not accept "${word}". Use one of ${choices.join(', ')}.`);
}

function unknownOption({ name, options }: Command, given: string): string {
  const near = closest(
    given,
    options.flatMap(({ names }) => names),
  );
  return `"${name}" has no option "${given}". Did you mean "${near}"?`;
}

function isVariable(text: string): boolean {
  return /[$%]/.test(text);
}
