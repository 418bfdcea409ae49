import { expect, test } from 'vitest';
import { htmlOf } from '#pipeline/markdown/testing.ts';

test('keeps flags and packages in one piece', () => {
  expect(htmlOf('Pass `run --last-failed -g=seat @stage/hand@latest`.')).toBe(
    '<p>Pass <code>run <span class="whole">--last-failed</span> <span class="whole">-g=seat</span> <span class="whole">@stage/hand@latest</span></code>.</p>',
  );
});

test.each([
  '@stage/hand-that-is-wider-than-phones',
  'a-b',
  '- item',
  '5 - 3',
  'x',
  'npm',
  'npx playwright …',
])('leaves %s as it is', (code) => {
  expect(htmlOf(`Say \`${code}\`.`)).toBe(`<p>Say <code>${code}</code>.</p>`);
});

test('marks commands', () => {
  expect(htmlOf('Run `npx playwright test`.')).toContain(
    '<code class="command">npx playwright test</code>',
  );
});
