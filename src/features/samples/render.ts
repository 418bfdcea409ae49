import { toHtml } from 'hast-util-to-html';
import type { Code } from 'mdast';
import { TAB_GROUPS } from '#model/tabGroups.ts';
import type { Highlighter } from './highlight.ts';
import { escapeText } from '#tree/escapeText.ts';
import { examplePage } from '#features/examples/render.ts';
import type { Samples } from '#tree/nodes.ts';

/** The HTML of one sample, or of the tabs that it has in this edition. */
export function samplesHtml({ group, children }: Samples, highlighter: Highlighter): string {
  const labels = TAB_GROUPS.find(({ id }) => id === group)?.values;
  if (!labels) return children.map((code) => sampleHtml(code, highlighter)).join('\n');
  const tabs = children.map((code) => ({ code, value: code.data?.fence?.flavour?.value ?? '' }));
  const buttons = tabs.map(
    ({ value }) => `<button type="button" data-value="${value}">${labels[value] ?? value}</button>`,
  );
  const panels = tabs.map(
    ({ code, value }) =>
      `<div class="tab-panel" data-value="${value}">${sampleHtml(code, highlighter)}</div>`,
  );
  return `<div class="tabs" data-group="${group ?? ''}"><div class="tab-list">${buttons.join('')}</div>${panels.join('')}</div>`;
}

function sampleHtml(code: Code, highlighter: Highlighter): string {
  const lang = code.lang ?? 'text';
  const { title, isExample, highlighted = [] } = code.data?.fence ?? {};
  const html = lang === 'console' ? consoleHtml(code.value) : highlighter(code.value, lang);
  const caption = title === undefined ? '' : `<p class="sample-title">${escapeText(title)}</p>`;
  const stop = mayOverflow(code.value) ? ' tabindex="0"' : '';
  const sample = `<div class="sample" data-lang="${escapeText(lang)}">${caption}<pre${stop}><code>${markLines(html, highlighted)}</code></pre></div>`;
  if (!isExample) return sample;
  return `<figure class="example"><figcaption>What it looks like, and its markup</figcaption>${toHtml(examplePage(code.value))}${sample}</figure>`;
}

/** As many characters fit on the narrowest screens that people read on. */
const NARROW_LINE = 36;

/**
 * What may scroll sideways can be reached by keyboard from the start; in the browser, a sample that
 * fits loses its tab stop again (runtime/article/sampleTools.ts).
 */
function mayOverflow(text: string): boolean {
  return text.split('\n').some((line) => line.length > NARROW_LINE);
}

/** Commands without their prompt, which styles draw, so that nobody copies it; and output. */
function consoleHtml(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('$ ')) return `<span class="cmd">${escapeText(line.slice(2))}</span>`;
      return line === '' ? '' : `<span class="out">${escapeText(line)}</span>`;
    })
    .join('\n');
}

function markLines(html: string, numbers: readonly number[]): string {
  if (numbers.length === 0) return html;
  return html
    .split('\n')
    .map((line, index) => (numbers.includes(index + 1) ? `<span class="hl">${line}</span>` : line))
    .join('\n');
}
