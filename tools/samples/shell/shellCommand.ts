/** One command of a script, with its arguments as the program gets them. */
export interface ShellCommand {
  /** From 1. */
  line: number;
  words: string[];
}

/** Splits a text at spaces; quotes group words and are removed. */
export function splitWords(text: string): string[] {
  return [...text.matchAll(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'),
  );
}
