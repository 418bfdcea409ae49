import { expect, test } from 'vitest';
import { htmlOf } from '#pipeline/markdown/testing.ts';

test('renders a sample', () => {
  expect(htmlOf('```ts\nrow < 3 && seat\n```')).toBe(
    '<div class="sample" data-lang="ts"><pre><code>row &lt; 3 &amp;&amp; seat</code></pre></div>',
  );
});

test.each([
  [
    'shows the title above the sample',
    '```ts title="a<b>.ts"\n1\n```',
    'data-lang="ts"><p class="sample-title">a&#x3C;b>.ts</p><pre>',
  ],
  [
    'marks highlighted lines',
    '```ts {2-3}\n1\n2\n3\n4\n```',
    '<code>1\n<span class="hl">2</span>\n<span class="hl">3</span>\n4</code>',
  ],
  [
    'distinguishes commands and output in a terminal',
    '```console {1}\n$ npx playwright test\nRunning <2> tests\n\n  $ no\n```',
    '<code><span class="hl"><span class="cmd">npx playwright test</span></span>\n<span class="out">Running &lt;2> tests</span>\n\n<span class="out">  $ no</span></code>',
  ],
])('%s', (_does, body, html) => {
  expect(htmlOf(body)).toContain(html);
});

test('puts each flavor into a tab', () => {
  const html = htmlOf('```bash npm\nnpm ci\n```\n\n```bash yarn\nyarn\n```');

  expect(html).toBe(
    [
      '<div class="tabs" data-group="js-package-manager">',
      '<div class="tab-list"><button type="button" data-value="npm">npm</button><button type="button" data-value="yarn">yarn</button></div>',
      '<div class="tab-panel" data-value="npm"><div class="sample" data-lang="bash"><pre><code>npm ci</code></pre></div></div>',
      '<div class="tab-panel" data-value="yarn"><div class="sample" data-lang="bash"><pre><code>yarn</code></pre></div></div>',
      '</div>',
    ].join(''),
  );
});
