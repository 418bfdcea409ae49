import { expect, test, vi } from 'vitest';
import { enhance } from './enhanceRun.ts';

function show(): HTMLElement {
  window.document.body.innerHTML =
    '<div class="sample" data-lang="ts" data-start=""><pre data-run><code>x</code></pre></div><div class="sample"><pre><code>y</code></pre></div>';
  return window.document.body;
}
const buttons = () => [...window.document.querySelectorAll('.sample > .run-button')];

test('adds a button to samples that run, and takes it back', () => {
  vi.stubGlobal('__RUN_SCRIPT__', 'assets/run.js');
  const release = enhance(show(), { window });

  expect(buttons().map(({ parentElement }) => parentElement?.dataset['lang'])).toEqual(['ts']);

  release();
  expect(buttons()).toEqual([]);
});

test('adds nothing to a site without labs', () => {
  vi.stubGlobal('__RUN_SCRIPT__', '');
  enhance(show(), { window });

  expect(buttons()).toEqual([]);
});
