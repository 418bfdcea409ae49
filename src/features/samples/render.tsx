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
import type { NameLink, Samples } from './nodes.ts';
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
    <div className="sample" data-lang={lang}>
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

/** A tag, or a character: an entity is one, too. */
const PARTS = /<[^>]+>|&\w+;|[^]/g;
const NAME = /[\w$]+/y;

/** Makes links of names in highlighted code. */
export function linkNames(html: string, links: readonly NameLink[]): string {
  if (links.length === 0) return html;
  const hrefs = new Map(links.map(({ start, href }) => [start, href]));
  const inserted: { at: number; length: number; href: string }[] = [];
  let offset = 0;
  for (const { 0: part, index } of html.matchAll(PARTS)) {
    if (part.startsWith('<')) continue;
    const href = hrefs.get(offset);
    NAME.lastIndex = index;
    const name = href === undefined ? undefined : NAME.exec(html)?.[0];
    if (href !== undefined && name !== undefined)
      inserted.push({ at: index, length: name.length, href });
    offset += 1;
  }
  return inserted.reduceRight((text, { at, length, href }) => {
    const [before, name, after] = [
      text.slice(0, at),
      text.slice(at, at + length),
      text.slice(at + length),
    ];
    // A token that is the name, and nothing else, becomes the link: no element is added.
    const kind = /<span class=(\w)>$/.exec(before);
    if (kind && after.startsWith('</span>'))
      return `${before.slice(0, kind.index)}<a class=${kind[1]} href=${href}>${name}</a>${after.slice('</span>'.length)}`;
    return `${before}<a href=${href}>${name}</a>${after}`;
  }, html);
}
