import { expect, test } from 'vitest';
import { listFindings } from './printFindings.ts';

test('lists each finding with its page, under its kind', () => {
  const place = { version: 'stable', language: 'js', detail: '' } as const;
  const file = 'docs/api/class-lamp.html';

  expect(
    listFindings([
      { ...place, file, kind: 'type', place: 'Lamp.glow:', detail: 'string → Color' },
      { ...place, file: `java/${file}`, kind: 'field-missing', place: 'Lamp.glow.at.x' },
      { ...place, file, kind: 'field-missing', place: 'Lamp.glow.at.x', detail: 'x' },
    ]),
  ).toMatchInlineSnapshot(`
    "field-missing
      java/docs/api/class-lamp.html  Lamp.glow.at.x
      docs/api/class-lamp.html  Lamp.glow.at.x  x

    type
      docs/api/class-lamp.html  Lamp.glow:  string → Color"
  `);
});
