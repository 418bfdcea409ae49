import type { Element } from 'hast';
import {
  arrows,
  box,
  type Drawing,
  HEAD,
  labelOn,
  LINE,
  type Point,
  textLines,
  widthOf,
} from './drawing.tsx';
import { type Hop, isFork, isNext, placeFlow, type PlacedBox } from './placeFlow.ts';
import type { Flow } from './readDiagram.ts';

/** From the nodes to an arrow that goes around them. */
const AROUND = 20;

/** Nodes and arrows: on phones downward, with more room to the right. */
export function drawFlow(flow: Flow, isDown: boolean): Drawing {
  const { boxes, hops, parts, breadth } = placeFlow(flow, isDown);
  /** From a place along and across the arrows to one on the page. */
  const turn = (along: number, across: number): Point =>
    isDown ? [across, along] : [along, across];
  const lines: Point[][] = [];
  const labels: Element[] = [];
  const addLabel = (label: Hop['label'], [x, y]: Point): void =>
    void labels.push(...labelOn(label, { x, y }));

  for (const hop of hops.filter(isNext)) {
    const [source, target] = [hop.from[0], hop.to[0]] as [PlacedBox, PlacedBox];
    const part = parts[source.layer] ?? 0;
    for (const [from, to] of pairsOf(hop)) {
      lines.push([
        turn(endOf(from), from.center),
        ...(from.center === to.center ? [] : [turn(part, from.center), turn(part, to.center)]),
        turn(to.start, to.center),
      ]);
    }
    addLabel(
      hop.label,
      isFork(hop)
        ? turn((endOf(source) + part) / 2, source.center)
        : turn((part + target.start - HEAD) / 2, target.center),
    );
  }

  let edge = breadth;
  for (const hop of hops.filter((each) => !isNext(each))) {
    const side = edge + AROUND;
    // Downward, the label is beside its arrow.
    const room = isDown ? widthOf(hop.label) + 12 : (hop.label.length * LINE) / 2;
    for (const [from, to] of pairsOf(hop)) {
      const [out, back] = [from.start + from.along / 2, to.start + to.along / 2];
      lines.push([
        turn(out, from.center + from.across / 2),
        turn(out, side),
        turn(back, side),
        turn(back, to.center + to.across / 2),
      ]);
      addLabel(hop.label, turn((out + back) / 2, isDown ? side + 3 + room / 2 : side));
    }
    edge = side + room;
  }

  const drawn = boxes.flatMap(({ text, lines: words, start, center, along, across }) => {
    const [x, y] = turn(start, center - across / 2);
    const [width, height] = turn(along, across);
    const middle = { x: x + width / 2, y: y + height / 2 };
    return [box({ x, y, width, height }, text), ...textLines(words, middle)];
  });
  const [width, height] = turn(Math.max(...boxes.map(endOf)), edge);
  return { width, height, shapes: [arrows(lines), ...labels, ...drawn], tooLong: [] };
}

function pairsOf({ from, to }: Hop): [PlacedBox, PlacedBox][] {
  return from.flatMap((source) => to.map((target): [PlacedBox, PlacedBox] => [source, target]));
}

/** Along the arrows. */
function endOf({ start, along }: PlacedBox): number {
  return start + along;
}
