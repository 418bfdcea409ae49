import { closest } from 'fastest-levenshtein';
import type { Command, CommandOption } from '#pipeline/parseCommands.ts';

/** Checks the arguments of a command: options exist, values are present and allowed. */
export function checkArguments(command: Command, words: readonly string[]): string[] {
  const messages: string[] = [];
  const plain: string[] = [];
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') plain.push(...rest.splice(0));
    else if (!/^-./.test(word)) plain.push(word);
    else {
      const [name, given] = splitOption(word, command);
      const option = command.options.find(({ names }) => names.includes(name));
      if (option) messages.push(...checkValues(option, name, given, rest));
      else messages.push(unknownOption(command, name));
    }
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

/** Takes the values of an option from what follows it, unless it was `given` one with an equals sign. */
function checkValues(
  { value, choices, isList }: CommandOption,
  name: string,
  given: string | undefined,
  rest: string[],
): string[] {
  if (value === 'none') return given === undefined ? [] : [`"${name}" takes no value.`];
  const end = [...rest, '-'].findIndex((word) => word.startsWith('-'));
  const values = given === undefined ? rest.splice(0, isList ? end : Math.min(end, 1)) : [given];
  if (value === 'required' && !values.length) return [`"${name}" needs a value.`];
  return wrongChoices(values, choices).map(
    (wrong) => `"${name}" cannot be "${wrong}". Use one of ${(choices ?? []).join(', ')}.`,
  );
}

function checkWords(
  { name, arguments: places, argumentChoices: choices }: Command,
  plain: readonly string[],
): string[] {
  const least = places.filter(({ isRequired }) => isRequired).length;
  const most = places.some(({ isList }) => isList) ? Infinity : places.length;
  if (plain.length > most) return [`"${name}" does not accept "${plain[most] ?? ''}".`];
  if (plain.length < least) return [`"${name}" needs ${least} arguments.`];
  return wrongChoices(plain, choices).map(
    (wrong) => `"${name}" does not accept "${wrong}". Use one of ${(choices ?? []).join(', ')}.`,
  );
}

/** Values that are none of the choices; a variable may be any. */
function wrongChoices(values: readonly string[], choices: readonly string[] | undefined): string[] {
  return values.filter((value) => choices && !/[$%]/.test(value) && !choices.includes(value));
}

function unknownOption({ name, options }: Command, given: string): string {
  const names = options.flatMap((option) => option.names);
  return `"${name}" has no option "${given}". Did you mean "${closest(given, names)}"?`;
}
