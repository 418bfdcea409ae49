import { expect, test } from 'vitest';
import { htmlOf } from '#pipeline/markdown/testing.ts';

test('keeps the flags of a command in one piece', () => {
  expect(htmlOf('Pass `run --last-failed -g=seat`.')).toBe(
    '<p>Pass <code>run <span class="whole">--last-failed</span> <span class="whole">-g</span>=seat</code>.</p>',
  );
});

test.each(['a-b', '- item', '5 - 3', 'x'])('leaves %s as it is', (code) => {
  expect(htmlOf(`Say \`${code}\`.`)).toBe(`<p>Say <code>${code}</code>.</p>`);
});
