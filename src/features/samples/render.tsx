/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element, ElementContent } from 'hast';
import type { Code, RootContent } from 'mdast';
import { example } from '#features/examples/render.tsx';
import type { Feature, FormContext } from '#features/feature.ts';
import { tabSet } from '#features/tabs/render.tsx';
import { DEMO_PATH } from '#model/demo.ts';
import { withBase } from '#model/path.ts';
import { TAB_GROUPS } from '#model/tabGroups.ts';
import { escapeText, NEW_TAB } from '#tree/element.ts';
import { bold, text } from '#tree/markdownNodes.ts';
import { demoPagesData, findStarts, keepPublished } from './findStarts.ts';
import { arrangeTabs, groupSamples } from './groupSamples.ts';
import { LANGUAGES } from './languages.ts';
import { linkNames } from './linkNames.ts';
import type { Samples } from './nodes.ts';
import { markRunnable, runnableSamples } from './data.ts';
import { readFences } from './readFences.ts';

/** Code samples: one, or a tab per flavor of the edition. */
export const samples: Feature = {
  read(tree, report) {
    readFences(tree, report);
    groupSamples(tree);
    findStarts(tree);
  },
  applies: {
    code({ lang }, edition) {
      const only = LANGUAGES[lang ?? '']?.edition;
      return only === undefined || only === edition;
    },
  },
  data: [demoPagesData, runnableSamples],
  resolve(tree, context) {
    keepPublished(tree, context);
    markRunnable(tree, context);
    arrangeTabs(tree, context.report);
  },
  nodes: {
    samples: {
      html: (node, _state, context) => samplesHtml(node, context),
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

function samplesHtml(node: Samples, context: FormContext): Element[] {
  const tabs = tabsOf(node).map(({ code, value, label = '' }) => ({
    ...{ value, label },
    content: sampleHtml(code, context),
  }));
  return node.group === undefined ? tabs.map(({ content }) => content) : [tabSet(node.group, tabs)];
}

function plainSample(code: Code, label: string | undefined): RootContent[] {
  const title = code.data?.fence?.title;
  const meta = title === undefined ? null : `title="${title}"`;
  const fence: Code = { type: 'code', lang: code.lang ?? null, meta, value: code.value };
  return label === undefined ? [fence] : [bold([text(label)]), fence];
}

function sampleHtml(code: Code, { highlighter, baseUrl }: FormContext): Element {
  const lang = code.lang ?? 'text';
  const { title, isExample, isRunnable, start, highlighted = [] } = code.data?.fence ?? {};
  const html = lang === 'console' ? consoleHtml(code.value) : highlighter(code.value, lang);
  const linked = linkNames(html, code.data?.links ?? []);
  const lines: ElementContent = { type: 'raw', value: markLines(linked, highlighted) };
  const sample = (
    <div className="sample" data-lang={lang} data-start={start}>
      {title !== undefined && <p className="sample-title">{title}</p>}
      {start !== undefined && (
        <div className="sample-tools">
          <a className="sample-page" href={withBase(baseUrl, DEMO_PATH + start)} {...NEW_TAB}>
            Open the page under test
          </a>
        </div>
      )}
      <pre
        tabIndex={mayOverflow(code.value) ? 0 : undefined}
        data-run={isRunnable ? '' : undefined}
      >
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
