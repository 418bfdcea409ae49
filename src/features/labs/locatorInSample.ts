/** Calls that lead from a page to a locator, and from one locator to another, in any language. */
const CALL =
  /^\.(?:get_?by_?\w+|(?:frame_?)?locator|filter|nth|first|last|and_?|or_?|content_?frame)\b/i;

/** Every locator in a sample of any language, without the page: `getByRole('button').first()`. */
export function locatorsInSample(sample: string): string[] {
  return [...sample.matchAll(/\bpage(?=\s*\.)/gi)]
    .map(({ index }) => chainAt(sample, index + 'page'.length))
    .filter(Boolean);
}

/** The chain of calls at a position, as long as they return locators. */
function chainAt(code: string, start: number): string {
  let end = start;
  for (;;) {
    const rest = code.slice(end).replace(/^\s+/, '');
    const [call] = CALL.exec(rest) ?? [];
    if (!call) break;
    const name = code.length - rest.length + call.length;
    end = code[name] === '(' ? endOfCall(code, name) : name;
  }
  return code.slice(start, end).trim().replace(/^\./, '');
}

/** The position after the bracket that closes the one at a position. */
function endOfCall(code: string, start: number): number {
  let depth = 0;
  for (const { 0: part, index } of code.slice(start).matchAll(/(["'])(?:\\.|(?!\1).)*\1|[()]/g)) {
    if (part === '(') depth++;
    if (part === ')' && --depth === 0) return start + index + 1;
  }
  return code.length;
}
