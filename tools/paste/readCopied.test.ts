import { expect, test } from 'vitest';
import { readCopied } from './readCopied.ts';

test('gives what the copy button gives: code without highlights, commands without output', () => {
  const html = `<p>Text</p>
<div class="sample" data-lang="ts"><p class="sample-title">a.ts</p><div class="sample-tools"><a class="sample-page" href="/sub/stagehand/basket">Open</a></div><pre><code><span class=k>await</span> 1 &lt; 2;
</code></pre></div>
<div class="sample" data-lang="console"><pre><code><span class="cmd">npx playwright test</span>
<span class="out">1 passed</span></code></pre></div>`;

  expect(readCopied(html)).toEqual([
    { language: 'ts', start: 'basket', text: 'await 1 < 2;' },
    { language: 'console', start: undefined, text: 'npx playwright test' },
  ]);
});
