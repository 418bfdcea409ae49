import type { Random } from './random.ts';

/** What has broken parsers, escaped from attributes and left sites before. */
const PIECES = [
  ...['//evil.example/', '\\\\evil.example', '/../', '..%2f', '%00', '%', '%E0%A4%A', '%2F%2Fx'],
  ...['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'https://[', 'file:///'],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>'],
  ...['</mark>', '<mark>', '&lt;', '&#x110000;', '&#0;', '&constructor;', '${1}', '$&', '{{x}}'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'undefined', 'null', 'NaN'],
  ...['docusaurus-data-base-url', 'docusaurus-theme', 'q=', '&', '=', '#', '?', ';', "'", '"'],
  ...['\u0000', '\u202e', '\ufeff', '\ud800', '\udc00', '😀', 'İ', 'ß', '\r\n', '\t', ' '],
  ...['page.goto', 'locator', 'docs/', 'python', 'next', '/index.html', '.html', '.json', '-', '_'],
  ...['{"a":1}', '[', ']', '{', '}', '9'.repeat(40), '1e999', '(a+)+$', '*', '\\', '|'],
];

/** A text of a few such pieces, letters, or one of them many times. */
export function hostileText(random: Random): string {
  // Behind one letter or none, so that a cut falls on both halves of a pair.
  if (random.oneIn(40))
    return 'x'.repeat(random.below(2)) + random.pick(PIECES).repeat(random.below(300));
  return Array.from({ length: random.below(6) }, () =>
    random.oneIn(4) ? String.fromCharCode(random.below(0x10000)) : random.pick(PIECES),
  ).join('');
}

/** Any value that JSON can hold, with some fields that the code knows. */
export function hostileValue(random: Random, fields: readonly string[], depth = 3): unknown {
  const kinds = depth === 0 ? 5 : 7;
  switch (random.below(kinds)) {
    case 0:
      return hostileText(random);
    case 1:
      return random.pick([0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER]);
    case 2:
      return random.oneIn(2);
    case 3:
      return null;
    case 4:
      return random.pick(fields);
    case 5:
      return Array.from({ length: random.below(4) }, () => hostileValue(random, fields, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: random.below(7) }, () => [
          random.oneIn(5) ? hostileText(random) : random.pick(fields),
          hostileValue(random, fields, depth - 1),
        ]),
      );
  }
}

/** What a slot of storage may hold: JSON of any kind, cut off JSON, or no JSON at all. */
export function hostileSlot(random: Random, fields: readonly string[]): string {
  if (random.oneIn(4)) return hostileText(random);
  const text = JSON.stringify(hostileValue(random, fields));
  return random.oneIn(4) ? text.slice(0, random.below(text.length)) : text;
}
