/** An option of a command. */
export interface CommandOption {
  /** `-g` and `--grep`. */
  names: string[];
  value: 'none' | 'optional' | 'required';
  /** Takes all words up to the next option. */
  isList: boolean;
  /** The values that are allowed; absent where any is. */
  choices: string[] | undefined;
}

/** What a command line offers. */
export interface Command {
  name: string;
  options: CommandOption[];
  /** The least and the most number of words that are no options. */
  words: [number, number];
  /** What these words may be; absent where anything may stand. */
  wordChoices?: string[] | undefined;
}

/** Reads `-g, --grep <grep>`, `--tracing <on|off>`, `--project <name...>`. */
export function parseOption(text: string, choices?: string[]): CommandOption {
  const [, names = '', sign, value = ''] =
    /^((?:-{1,2}[\w-]+(?:, )?)+)\s*(?:([<[])(.+?)[>\]])?$/.exec(text.trim()) ?? [];
  const listed = value.includes('|') ? value.split('|') : undefined;
  return {
    names: names.trim().split(', '),
    value: sign === '<' ? 'required' : sign === '[' ? 'optional' : 'none',
    isList: value.endsWith('...'),
    choices: choices ?? listed,
  };
}
