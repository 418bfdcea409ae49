import { z } from 'zod';
import type { Command, CommandOption } from '#model/command.ts';
import { invariant } from '#model/invariant.ts';

export type { Command, CommandOption } from '#model/command.ts';

const text = z.string();
/** `-g, --grep <grep>`: the names, and the placeholder. */
const FLAGS = /^((?:-{1,2}[\w-]+(?:, )?)+)\s*(?:([<[])(.+?)[>\]])?$/;
const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String).optional();

const commandsSchema = z.array(
  z.object({
    name: text,
    arguments: z.array(z.object({ name: text, isRequired: z.boolean(), isList: z.boolean() })),
    options: z.array(
      z.object({
        flags: text.regex(FLAGS),
        description: text,
        choices: z.array(text).optional(),
        default: scalar,
        preset: scalar,
      }),
    ),
    help: text,
  }),
);

/** Parses the output of `src/build/printCommands.mjs`; `source` names the package in errors. */
export function parseCommands(data: unknown, source: string): Command[] {
  const { data: commands, error } = commandsSchema.safeParse(data);
  if (!commands) {
    throw new Error(
      `The command line of ${source} does not have the expected format:\n${z.prettifyError(error)}`,
    );
  }
  return commands.map(({ name, arguments: words, options, help }) => ({
    name,
    arguments: words,
    argumentChoices: supportedIn(help),
    options: options.map(({ flags, description, ...facts }) => ({
      ...parseFlags(flags),
      choices: facts.choices ?? choicesIn(description),
      default: facts.default ?? defaultIn(description),
      preset: facts.preset,
    })),
  }));
}

/** Parses `-g, --grep <grep>`, `--tracing <on|off>`, `--project <name...>`. */
export function parseFlags(flags: string): CommandOption {
  const match = FLAGS.exec(flags);
  invariant(match, `"${flags}" is an option like "-g, --grep <grep>"`);
  const [, names = '', sign, value = ''] = match;
  return {
    names: names.trim().split(', '),
    value: sign === '<' ? 'required' : sign === '[' ? 'optional' : 'none',
    ...(sign !== undefined && { placeholder: sign === '<' ? `<${value}>` : `[${value}]` }),
    isList: value.endsWith('...'),
    choices: value.includes('|') ? value.split('|') : undefined,
  };
}

/** `one of cr, chromium`, `"light" or "dark"`, `either "default" or "extension"`. */
function choicesIn(description: string): string[] | undefined {
  const list =
    /\bone of ((?:"?[\w-]+"?(?:, | or )?)+)/.exec(description)?.[1] ??
    /, (?:either )?("\w+" or "\w+")$/.exec(description)?.[1];
  return list?.split(/, | or /).map((choice) => choice.replaceAll('"', '').trim());
}

/** `(default: "list")`, `(default: 50%)`; words such as "unlimited" are not values. */
function defaultIn(description: string): string | undefined {
  const [, value = ''] = /\(default: (.+?)\)$/.exec(description) ?? [];
  return /^"(.+)"$/.exec(value)?.[1] ?? /^\d+%?$/.exec(value)?.[0];
}

/** `Install custom browsers, supports chromium, firefox.` */
function supportedIn(help: string): string[] | undefined {
  return /, supports ([\w, -]+)\./.exec(help)?.[1]?.split(', ');
}
