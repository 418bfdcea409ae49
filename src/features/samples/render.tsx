/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element, ElementContent } from 'hast';
import type { Code, RootContent } from 'mdast';
import { example } from '#features/examples/render.tsx';
import type { Feature, Highlighter } from '#features/feature.ts';
import { tabSet } from '#features/tabs/render.tsx';
import { TAB_GROUPS } from '#model/tabGroups.ts';
import { escapeText } from '#tree/element.ts';
import { bold, text } from '#tree/markdownNodes.ts';
import { arrangeTabs, groupSamples } from './groupSamples.ts';
import { LANGUAGES } from './languages.ts';
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
      html: (node, _state, { highlighter }) => samplesHtml(node, highlighter),
      plain: (node) => tabsOf(node).flatMap(({ code, label }) => plainSample(code, label)),
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

function samplesHtml(node: Samples, highlighter: Highlighter): Element[] {
  const tabs = tabsOf(node).map(({ code, value, label = '' }) => ({
    ...{ value, label },
    content: sampleHtml(code, highlighter),
  }));
  return node.group === undefined ? tabs.map(({ content }) => content) : [tabSet(node.group, tabs)];
}

function plainSample(code: Code, label: string | undefined): RootContent[] {
  const title = code.data?.fence?.title;
  const meta = title === undefined ? null : `title="${title}"`;
  const fence: Code = { type: 'code', lang: code.lang ?? null, meta, value: code.value };
  return label === undefined ? [fence] : [bold([text(label)]), fence];
}

function sampleHtml(code: Code, highlighter: Highlighter): Element {
  const lang = code.lang ?? 'text';
  const { title, isExample, highlighted = [] } = code.data?.fence ?? {};
  const html = lang === 'console' ? consoleHtml(code.value) : highlighter(code.value, lang);
  const lines: ElementContent = { type: 'raw', value: markLines(html, highlighted) };
  const sample = (
    <div className="sample" data-lang={lang}>
      {title !== undefined && <p className="sample-title">{title}</p>}
      <pre tabIndex={mayOverflow(code.value) ? 0 : undefined}>
        <code>{lines}</code>
      </pre>
    </div>
  );
  return isExample ? example(code.value, sample) : sample;
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
      if (line.startsWith('$ ')) return spanHtml('cmd', escapeText(line.slice(2)));
      return line === '' ? '' : spanHtml('out', escapeText(line));
    })
    .join('\n');
}

function markLines(html: string, numbers: readonly number[]): string {
  if (numbers.length === 0) return html;
  return html
    .split('\n')
    .map((line, index) => (numbers.includes(index + 1) ? spanHtml('hl', line) : line))
    .join('\n');
}

function spanHtml(className: string, html: string): string {
  return `<span class="${className}">${html}</span>`;
}
