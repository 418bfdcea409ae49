import type { LineFinding } from '../tree/syntaxErrors.ts';

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
const TOKENS = /\/\/.*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|["'()[\]{}]/g;

/** There is no grammar for Groovy and Kotlin build files here: only brackets and quotation marks are checked. */
export function checkBrackets(code: string): LineFinding[] {
  const open: { sign: string; line: number }[] = [];
  for (const { 0: token, index } of code.matchAll(TOKENS)) {
    const line = code.slice(0, index).split('\n').length;
    if (token in CLOSING) open.push({ sign: token, line });
    else if (/^["']$/.test(token)) return [{ line, message: 'A quotation mark is never closed.' }];
    else if (/^[)\]}]$/.test(token)) {
      const last = open.pop();
      if (!last || CLOSING[last.sign] !== token) return [{ line, message: `"${token}" closes nothing.` }];
    }
  }
  return open.slice(-1).map(({ sign, line }) => ({ line, message: `"${sign}" is never closed.` }));
}
