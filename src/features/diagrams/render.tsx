/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';
import type { Code, List, Root } from 'mdast';
import type { Feature } from '#features/feature.ts';
import { phraseHtml, phrasesOf } from '#features/phrases.tsx';
import { markup, paragraph, text } from '#tree/markdownNodes.ts';
import type { Report } from '#tree/report.ts';
import { SKIP, visit } from '#tree/visit.ts';
import { describe, type Item } from './describe.ts';
import { drawFlow } from './drawFlow.tsx';
import { type Drawing, NARROW, WIDE } from './drawing.tsx';
import { drawNest } from './drawNest.tsx';
import { drawTimeline } from './drawTimeline.tsx';
import { type Diagram, readDiagram } from './readDiagram.ts';

/** A `diagram` fence: drawn for phones and, if there is more room, for that; and a list that says the same. */
export const diagrams: Feature = { read: drawDiagrams };

function drawDiagrams(tree: Root, report: Report): void {
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang !== 'diagram' || !parent || index === undefined) return undefined;
    const { kind = '', title = '' } = META.exec(node.meta ?? '')?.groups ?? {};
    const line = node.position?.start.line ?? 1;
    if (title === '') {
      report(node, {
        what: 'The diagram has no title.',
        fix: 'Say what it shows, in the line of the fence: "```diagram flow title="…"".',
      });
    }
    const diagram = readDiagram({ kind, text: node.value, line }, report);
    const drawn = diagram ? [figure(node, { diagram, title, report })] : [];
    parent.children.splice(index, 1, ...drawn);
    return [SKIP, index + drawn.length];
  });
}

const META = /^(?<kind>\w*)(?: title="(?<title>[^"]*)")?$/;

function figure(
  node: Code,
  { diagram, title, report }: { diagram: Diagram; title: string; report: Report },
) {
  const [narrow, wide] = draw(diagram);
  if (narrow.width > NARROW) {
    report(node, {
      what: `The diagram is ${Math.ceil(narrow.width)} pixels wide, more than the ${NARROW} of a phone.`,
      fix: 'Shorten the longest words and labels, or put fewer nodes beside each other.',
    });
  }
  for (const long of narrow.tooLong) {
    report(node, {
      what: `"${long}" is wider than its node on a phone.`,
      fix: 'Shorten it, or make its node wider and others narrower.',
    });
  }
  const items = describe(diagram);
  const plain = [paragraph([text(`${title}:`)]), listOf(items)];
  const element = (
    <figure className="diagram">
      {wide && wide.width <= WIDE && svg(wide, 'diagram-wide')}
      {svg(narrow)}
      <div className="visually-hidden">{htmlList(items)}</div>
      <figcaption>{title}</figcaption>
    </figure>
  );
  return { ...markup(element, plain, [title]), position: node.position };
}

/** For phones, and where there is more room. */
function draw(diagram: Diagram): [Drawing, Drawing?] {
  switch (diagram.kind) {
    case 'flow':
      return [drawFlow(diagram, true), drawFlow(diagram, false)];
    case 'timeline':
      return [drawTimeline(diagram, NARROW), drawTimeline(diagram, WIDE)];
    case 'nest':
      return [drawNest(diagram)];
  }
}

function svg({ width, height, shapes }: Drawing, className?: string): Element {
  return (
    <svg
      className={className}
      // Half of each line is outside of its node. In `rem`, so that texts grow with those of the page.
      viewBox={`-0.5 -0.5 ${Math.ceil(width) + 1} ${Math.ceil(height) + 1}`}
      width={`${(Math.ceil(width) + 1) / 16}rem`}
      fontSize={14}
      textAnchor="middle"
      fill="currentColor"
      aria-hidden="true"
    >
      {shapes}
    </svg>
  );
}

function htmlList(items: readonly Item[]): Element {
  return (
    <ol>
      {items.map(({ text: words, items: inner }) => (
        <li>
          {phrasesOf(words).map(phraseHtml)}
          {inner.length > 0 && htmlList(inner)}
        </li>
      ))}
    </ol>
  );
}

function listOf(items: readonly Item[]): List {
  return {
    ...{ type: 'list', ordered: true, spread: false },
    children: items.map(({ text: words, items: inner }) => ({
      ...{ type: 'listItem', spread: false },
      children: [paragraph(phrasesOf(words)), ...(inner.length > 0 ? [listOf(inner)] : [])],
    })),
  };
}
