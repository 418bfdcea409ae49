import type { Command } from './command.ts';
import { parseOption } from './command.ts';

/** The names of the sub-commands in the help of a command line, but for those of another package. */
export function parseCommands(help: string): string[] {
  const [, list = ''] = help.split(/^Commands:\n/m);
  return [...list.matchAll(/^ {2}([\w-]+)(?!.*Available in)/gm)].map(([, name = '']) => name);
}

/** Reads what `playwright test --help` prints. */
export function parseHelp(name: string, help: string): Command {
  const [usage = ''] = help.split('\n');
  const places = [...usage.matchAll(/(<[\w.-]+>|\[(?!options\]|command\])[\w.-]+\])/g)].map(
    ([text]) => text,
  );
  const least = places.filter((place) => place.startsWith('<')).length;
  const most = places.some((place) => place.includes('...')) ? Infinity : places.length;
  const options = optionTexts(help).map(({ head, text }) => parseOption(head, choicesIn(text)));
  return { name, options, words: [least, most], wordChoices: supported(help) };
}

/** The options with their descriptions, which may go over several lines. */
function optionTexts(help: string): { head: string; text: string }[] {
  const [, after = ''] = help.split(/^Options:\n/m);
  const [block = ''] = after.split(/\n\n/);
  return block.split(/\n(?= {2}-)/).map((entry) => {
    const [head = '', ...rest] = entry.trim().split(/ {2,}|\n\s*/);
    return { head, text: rest.join(' ') };
  });
}

/** `(choices: "on", "off")`, `one of cr, chromium`, `"light" or "dark"`. */
function choicesIn(text: string): string[] | undefined {
  const list =
    /\(choices: ([^)]*)\)/.exec(text)?.[1]?.replace(/, preset: .*/, '') ??
    /\bone of ((?:"?[\w-]+"?(?:, | or )?)+)/.exec(text)?.[1] ??
    /, ("\w+" or "\w+")$/.exec(text)?.[1];
  return list?.split(/, | or /).map((choice) => choice.replaceAll('"', '').trim());
}

/** `Install custom browsers, supports chromium, firefox.` */
function supported(help: string): string[] | undefined {
  return /, supports ([\w, -]+)\./.exec(help)?.[1]?.split(', ');
}
