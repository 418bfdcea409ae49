/** One command of a script, with its words as the program gets them. */
export interface ShellCommand {
  /** From 1. */
  line: number;
  words: string[];
}

/** Takes a text apart at its spaces; quotes keep words together and are left out. */
export function splitWords(text: string): string[] {
  return [...text.matchAll(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'),
  );
}
