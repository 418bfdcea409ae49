import type { Code, RootContent } from 'mdast';
import { exampleHtml } from '#features/examples/render.ts';
import type { Feature, Highlighter } from '#features/feature.ts';
import { tabsHtml } from '#features/tabs/render.ts';
import { TAB_GROUPS } from '#model/tabGroups.ts';
import { escapeText } from '#tree/escapeText.ts';
import { bold, text } from '#tree/markdownNodes.ts';
import { arrangeTabs } from './arrangeTabs.ts';
import { groupSamples } from './groupSamples.ts';
import { LANGUAGES } from './languages.ts';
import * as names from './names.ts';
import type { Samples } from './nodes.ts';
import { readFences } from './readFences.ts';

/** Code samples: one, or a tab per flavor of the edition. */
export const samples: Feature = {
  read(tree, report) {
    readFences(tree, report);
    groupSamples(tree);
  },
  applies: {
    code({ lang }, edition) {
      const only = LANGUAGES[lang ?? '']?.edition;
      return only === undefined || only === edition;
    },
  },
  resolve: (tree, { report }) => arrangeTabs(tree, report),
  nodes: {
    samples: {
      html: (node, _state, { highlighter }) => [
        { type: 'raw', value: samplesHtml(node, highlighter) },
      ],
      plain: (node) => tabsOf(node).flatMap(({ code, label }) => plainSample(code, label)),
      // Code is no prose, and search finds the text around it.
    },
  },
};

/** The fences of a sample, with tab labels if it has tabs. */
function tabsOf({ group, children }: Samples) {
  const labels = TAB_GROUPS.find(({ id }) => id === group)?.values;
  return children.map((code) => {
    const value = code.data?.fence?.flavor?.value ?? '';
    return { code, value, label: labels && (labels[value] ?? value) };
  });
}

function samplesHtml(node: Samples, highlighter: Highlighter): string {
  const tabs = tabsOf(node).map(({ code, value, label }) => ({
    ...{ value, label: label ?? '' },
    html: sampleHtml(code, highlighter),
  }));
  if (node.group !== undefined) return tabsHtml(node.group, tabs);
  return tabs.map(({ html }) => html).join('\n');
}

function plainSample(code: Code, label: string | undefined): RootContent[] {
  const title = code.data?.fence?.title;
  const meta = title === undefined ? null : `title="${title}"`;
  const fence: Code = { type: 'code', lang: code.lang ?? null, meta, value: code.value };
  return label === undefined ? [fence] : [bold([text(label)]), fence];
}

function sampleHtml(code: Code, highlighter: Highlighter): string {
  const lang = code.lang ?? 'text';
  const { title, isExample, highlighted = [] } = code.data?.fence ?? {};
  const html = lang === 'console' ? consoleHtml(code.value) : highlighter(code.value, lang);
  const caption = title === undefined ? '' : `<p class="${names.title}">${escapeText(title)}</p>`;
  const stop = mayOverflow(code.value) ? ' tabindex="0"' : '';
  const sample = `<div class="${names.root}" data-lang="${escapeText(lang)}">${caption}<pre${stop}><code>${markLines(html, highlighted)}</code></pre></div>`;
  return isExample ? exampleHtml(code.value, sample) : sample;
}

/** How many characters fit on the narrowest screens we support. */
const NARROW_LINE = 36;

/**
 * Samples that may overflow have a tab stop from the start; in the browser, those that fit lose it again
 * (enhanceSample.ts).
 */
function mayOverflow(text: string): boolean {
  return text.split('\n').some((line) => line.length > NARROW_LINE);
}

/** Commands without their prompt, which CSS adds so that nobody copies it; and output. */
function consoleHtml(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('$ ')) return spanHtml(names.command, escapeText(line.slice(2)));
      return line === '' ? '' : spanHtml(names.output, escapeText(line));
    })
    .join('\n');
}

function markLines(html: string, numbers: readonly number[]): string {
  if (numbers.length === 0) return html;
  return html
    .split('\n')
    .map((line, index) => (numbers.includes(index + 1) ? spanHtml(names.line, line) : line))
    .join('\n');
}

function spanHtml(className: string, html: string): string {
  return `<span class="${className}">${html}</span>`;
}
