/** `@"…"` of C#, strings of all languages, `r"…"` of Python, and regular expressions of JavaScript. */
const LITERAL = /@"(?:""|[^"])*"|r?(["'`])(?:\\.|(?!\1)[^\\])*\1|\/(?:\\.|[^/\\])+\/[a-z]*/gs;

/** A text in which numbers stand for literals, so that its brackets and commas are those of the code. */
export interface HiddenLiterals {
  /** Without spaces: `getByRole("0",{name:"1"})`. */
  code: string;
  literals: readonly string[];
}

export function hideLiterals(text: string): HiddenLiterals {
  const literals: string[] = [];
  const code = text.replace(LITERAL, (literal) => `"${literals.push(literal) - 1}"`);
  return { code: code.replace(/\s/g, ''), literals };
}

export function showLiterals({ code, literals }: HiddenLiterals): string {
  return code.replace(/"(\d+)"/g, (_, index: string) => literals[Number(index)] ?? '');
}
