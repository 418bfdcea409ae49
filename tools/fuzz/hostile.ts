import fc from 'fast-check';

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

const piece = fc.constantFrom(...PIECES);
const unit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
const few = fc.array(fc.oneof(piece, piece, piece, unit), { maxLength: 5 });
// Behind one letter or none, so that a cut falls on both halves of a pair.
const many = fc.tuple(fc.constantFrom('', 'x'), piece, fc.nat(299));

/** A text of a few such pieces and letters, or one of them many times. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 39, arbitrary: few.map((parts) => parts.join('')) },
  { weight: 1, arbitrary: many.map(([before, text, times]) => before + text.repeat(times)) },
);

/** Any value that JSON can hold, with some fields that the code knows. */
export function hostileValue(fields: readonly string[]): fc.Arbitrary<unknown> {
  const field = fc.constantFrom(...fields);
  const name = fc.oneof(field, field, field, field, hostileText);
  return fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      hostileText,
      fc.constantFrom(0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER),
      fc.boolean(),
      fc.constant(null),
      field,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(name, tie('value'), { maxKeys: 6, noNullPrototype: true }),
    ),
  })).value;
}

/** What a slot of storage may hold: JSON of any kind, cut off JSON, or no JSON at all. */
export function hostileSlot(fields: readonly string[]): fc.Arbitrary<string> {
  const json = hostileValue(fields).map((value) => JSON.stringify(value));
  const cut = fc.tuple(json, place).map(([text, at]) => text.slice(0, positionIn(text, at)));
  return fc.oneof(json, json, cut, hostileText);
}

/** A place in a text of any length, as a share of it. */
export const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

export function positionIn(text: { length: number }, at: number): number {
  return Math.floor(text.length * at);
}
