const NAME = 'run-statement';

/** Highlights a statement where the page shows it, without a change of its markup. */
export function markCode(code: Element | undefined, place?: { from: number; to: number }): void {
  // Missing in older browsers: there, the list of steps says it alone.
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(NAME);
  if (!code || !place) return;
  const [start, end] = [positionIn(code, place.from), positionIn(code, place.to)];
  if (!start || !end) return;
  const range = document.createRange();
  range.setStart(...start);
  range.setEnd(...end);
  CSS.highlights.set(NAME, new Highlight(range));
}

/** The text node with a character, and where in it. */
function positionIn(code: Element, offset: number): [Node, number] | undefined {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let rest = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.nodeValue ?? '';
    if (rest <= length) return [node, rest];
    rest -= length;
  }
  return undefined;
}
