import { box, type Drawing, LINE, NARROW, PAD, textLines, widthOf, wrap } from './drawing.tsx';
import type { Nest, NestedBox } from './readDiagram.ts';

const GAP = 8;

/** Nodes in nodes: groups beside each other, everything else below each other. */
export function drawNest({ boxes }: Nest): Drawing {
  return drawBoxes(boxes, { x: 0, y: 0, width: NARROW });
}

interface Area {
  x: number;
  y: number;
  width: number;
}

function drawBoxes(boxes: readonly NestedBox[], { x, y, width }: Area): Drawing {
  const areBeside = boxes.every((each) => each.boxes.length > 0);
  const part = areBeside ? (width - (boxes.length - 1) * GAP) / boxes.length : width;
  const heights = boxes.map((each) => drawBox(each, { x, y, width: part }).height);
  const highest = Math.max(...heights);
  const drawn = boxes.map((each, index) =>
    areBeside
      ? drawBox(each, { x: x + index * (part + GAP), y, width: part }, highest)
      : drawBox(each, { x, y: y + sumOf(heights.slice(0, index)) + index * GAP, width }),
  );
  return {
    width,
    height: areBeside ? highest : sumOf(heights) + (boxes.length - 1) * GAP,
    shapes: drawn.flatMap(({ shapes }) => shapes),
    tooLong: drawn.flatMap(({ tooLong }) => tooLong),
  };
}

function drawBox({ text, boxes }: NestedBox, area: Area, least = 0): Drawing {
  const { x, y, width } = area;
  const room = width - 2 * PAD;
  const lines = wrap(text, room);
  const title = lines.length * LINE + 12;
  const inner = boxes.length > 0 && drawBoxes(boxes, { x: x + PAD, y: y + title, width: room });
  const height = Math.max(least, inner ? title + inner.height + PAD : title);
  const place = { x: x + PAD, y: y + title / 2, textAnchor: 'start' } as const;
  const own = [box({ ...area, height }, text), ...textLines(lines, place)];
  return {
    ...{ width, height },
    shapes: inner ? [...own, ...inner.shapes] : own,
    tooLong: [...(widthOf(lines) > room ? [text] : []), ...(inner ? inner.tooLong : [])],
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
