import { expect, test } from 'vitest';
import { runnableText } from './enhanceSample.ts';

test.each([
  ['const a = 1;\n', 'const a = 1;'],
  ['<span class="k">const</span> a\n\n<span class="hl">b</span>\n\n', 'const a\n\nb'],
  [
    '<span class="cmd">npm test\n</span><span class="out">2 passed\n</span><span class="cmd">npx playwright\n</span>',
    'npm test\nnpx playwright',
  ],
])('copies of %s only what one would run', (html, expected) => {
  document.body.innerHTML = `<pre><code>${html}</code></pre>`;

  expect(runnableText(document.querySelector('code')!)).toBe(expected);
});
