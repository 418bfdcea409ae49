import { wordList } from '#tree/wordList.ts';
import type { Diagram, Flow, NestedBox, Timeline } from './readDiagram.ts';

/** A diagram as a list, for everyone who doesn't see it; code is in backticks. */
export interface Item {
  text: string;
  items: Item[];
}

export function describe(diagram: Diagram): Item[] {
  if (diagram.kind === 'nest') return describeBoxes(diagram.boxes);
  const sentences = diagram.kind === 'flow' ? describeFlow(diagram) : describeLanes(diagram);
  return sentences.map((text) => ({ text, items: [] }));
}

function describeBoxes(boxes: readonly NestedBox[]): Item[] {
  return boxes.map(({ text, boxes: inner }) => ({
    text: spoken(text),
    items: describeBoxes(inner),
  }));
}

/** `Handler: falls back, then next handler` */
function describeFlow({ lines }: Flow): string[] {
  return lines.map(({ stages, label }) => {
    const words = stages.map((names) => wordList(names.map(spoken)));
    const before = words.slice(0, -1).join(', then ');
    return `${before}${label && `: ${label}`}, then ${words.at(-1) ?? ''}`;
  });
}

/** `At the same time, worker 2: login (passes)` */
function describeLanes({ lanes }: Timeline): string[] {
  let end = 0;
  return lanes.map(({ name, bars }, index) => {
    const isLater = (bars[0]?.start ?? 0) >= end;
    end = bars.at(-1)?.end ?? 0;
    const when = isLater ? 'After that, ' : 'At the same time, ';
    return `${index === 0 ? '' : when}${name}: ${bars.map(({ text }) => spoken(text)).join(', then ')}`;
  });
}

const MARKS: ReadonlyMap<string, string> = new Map([
  ['✓', 'passes'],
  ['✘', 'fails'],
]);

/** The mark at the end of a text, as a word. */
export function markOf(text: string): string | undefined {
  return MARKS.get(text.at(-1) ?? '');
}

/** `basket ✘` → `basket (fails)` */
function spoken(text: string): string {
  const mark = markOf(text);
  return mark === undefined ? text : `${text.slice(0, -1)}(${mark})`;
}
