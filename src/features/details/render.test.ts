import { expect, test } from 'vitest';
import { htmlOf } from '#pipeline/markdown/testing.ts';

test.each([
  [':::details\nMore.\n:::', 'Details'],
  [':::details[All `rows`]\nMore.\n:::', 'All <code>rows</code>'],
])('renders %j', (body, summary) => {
  expect(htmlOf(body)).toBe(
    `<details class="details"><summary>${summary}</summary><div>
<p>More.</p>
</div></details>`,
  );
});
