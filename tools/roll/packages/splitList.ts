const OPEN = '([{<';
const CLOSE = ')]}>';

/** Splits a list at a sign that stands outside of all brackets: `a, Map<b, c>` → `a` and `Map<b, c>`. */
export function splitList(text: string, sign = ','): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  let before = '';
  for (const letter of text) {
    if (OPEN.includes(letter)) depth += 1;
    // The head of an arrow closes nothing.
    if (CLOSE.includes(letter) && !(letter === '>' && (before === '=' || before === '-')))
      depth -= 1;
    if (letter === sign && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += letter;
    before = letter;
  }
  return part.trim() === '' ? parts : [...parts, part.trim()];
}

/** The list in the first parentheses after a name, and what follows: `goto(url): void`. */
export function splitCall(
  text: string,
): { head: string; list: string[]; tail: string } | undefined {
  const open = text.indexOf('(');
  if (open < 0) return undefined;
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0)
      return {
        head: text.slice(0, open),
        list: splitList(text.slice(open + 1, at)),
        tail: text.slice(at + 1).trim(),
      };
  }
  return undefined;
}
