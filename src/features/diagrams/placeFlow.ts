import { LINE, NARROW, PAD, widthOf, type Words, wrap } from './drawing.tsx';
import type { Flow } from './readDiagram.ts';

/** A node of a flow: sizes and places are along the arrows, or across. */
export interface PlacedBox {
  text: string;
  lines: Words[];
  layer: number;
  along: number;
  across: number;
  start: number;
  /** Across the arrows. */
  center: number;
}

/** Arrows that share a label: from each node to each. */
export interface Hop {
  from: PlacedBox[];
  to: PlacedBox[];
  label: Words[];
}

export interface PlacedFlow {
  boxes: PlacedBox[];
  hops: Hop[];
  /** Where the arrows to the next layer part, by layer. */
  parts: number[];
  /** Across the arrows. */
  breadth: number;
}

const GAP = 12;
/** The widest line in a node, or of a label, where arrows point to the right. */
const WIDEST = 116;
/** From a node to where its arrows part, and from there to the next node. */
const STEM = 12;
const DROP = 18;

/** Puts each node into the layer after the last node that leads to it. */
export function placeFlow(flow: Flow, isDown: boolean): PlacedFlow {
  const { boxes, hops } = connect(flow);
  const layers: PlacedBox[][] = [];
  for (const box of boxes) (layers[box.layer] ??= []).push(box);
  for (const layer of layers) sizeLayer(layer, isDown);
  // Arrows between layers of as many nodes are straight.
  for (const layer of layers.filter(({ length }) => length > 1)) {
    const alike = layers.filter(({ length }) => length === layer.length).flat();
    for (const box of layer) box.across = Math.max(...alike.map(({ across }) => across));
  }
  const breadth = Math.max(...layers.map(breadthOf));

  const parts: number[] = [];
  let start = 0;
  for (const [index, layer] of layers.entries()) {
    for (const box of layer) box.start = start;
    alignLayer(layer, hops, breadth);
    // A label for several nodes is where their arrows still are one.
    const leaving = hops.filter((hop) => hop.from[0]?.layer === index && isNext(hop));
    const [stems, drops] = [leaving.filter(isFork), leaving.filter((hop) => !isFork(hop))].map(
      (some) => Math.max(0, ...some.map(({ label }) => roomFor(label, isDown))),
    );
    const part = start + (layer[0]?.along ?? 0) + STEM + (stems ?? 0);
    parts.push(part);
    start = part + DROP + (drops ?? 0);
  }
  return { boxes, hops, parts, breadth };
}

/** Whether it leads from one layer to the next. */
export function isNext({ from, to }: Hop): boolean {
  return to[0]?.layer === (from[0]?.layer ?? 0) + 1;
}

/** Whether its label is for several nodes. */
export function isFork({ to }: Hop): boolean {
  return to.length > 1;
}

/** The nodes in the order of the text, in their layers, and what connects them. */
function connect({ lines }: Flow): Pick<PlacedFlow, 'boxes' | 'hops'> {
  const boxes = new Map<string, PlacedBox>();
  const boxOf = (text: string, layer: number): PlacedBox => {
    const box = boxes.get(text) ?? {
      ...{ text, lines: [], layer, along: 0, across: 0, start: 0, center: 0 },
    };
    boxes.set(text, box);
    return box;
  };
  const hops = lines.flatMap(({ stages, label }) => {
    const groups: PlacedBox[][] = [];
    for (const names of stages) {
      const next = Math.max(0, ...(groups.at(-1) ?? []).map(({ layer }) => layer + 1));
      groups.push(names.map((name) => boxOf(name, next)));
    }
    return groups.slice(1).map((to, index): Hop => {
      const isLast = index === groups.length - 2;
      return { from: groups[index] ?? [], to, label: isLast && label ? wrap(label, WIDEST) : [] };
    });
  });
  return { boxes: [...boxes.values()], hops };
}

/** Nodes of one layer have the same size. */
function sizeLayer(layer: readonly PlacedBox[], isDown: boolean): void {
  const share = (NARROW - 2 - GAP * (layer.length - 1)) / layer.length - 2 * PAD;
  for (const box of layer) box.lines = wrap(box.text, isDown ? Math.min(share, 200) : WIDEST);
  const width = Math.max(...layer.map(({ lines }) => widthOf(lines))) + 2 * PAD;
  const height = Math.max(...layer.map(({ lines }) => lines.length)) * LINE + 14;
  for (const box of layer) {
    [box.along, box.across] = isDown ? [height, width] : [width, height];
  }
}

function breadthOf(layer: readonly PlacedBox[]): number {
  return layer.reduce((sum, { across }) => sum + across + GAP, -GAP);
}

/** Places nodes as close as possible to those that lead to them. */
function alignLayer(layer: PlacedBox[], hops: readonly Hop[], breadth: number): void {
  const wanted = new Map(layer.map((box) => [box, wantedCenter(box, hops) ?? breadth / 2]));
  const wantedOf = (box: PlacedBox): number => wanted.get(box) ?? 0;
  layer.sort((a, b) => wantedOf(a) - wantedOf(b));
  const mean = layer.reduce((sum, box) => sum + wantedOf(box), 0) / layer.length;
  const size = breadthOf(layer);
  let at = Math.min(Math.max(0, mean - size / 2), breadth - size);
  for (const box of layer) {
    box.center = at + box.across / 2;
    at += box.across + GAP;
  }
}

function wantedCenter(box: PlacedBox, hops: readonly Hop[]): number | undefined {
  const before = hops
    .filter(({ to }) => to.includes(box))
    .flatMap(({ from }) => from)
    .filter(({ layer }) => layer < box.layer);
  if (before.length === 0) return undefined;
  return before.reduce((sum, { center }) => sum + center, 0) / before.length;
}

/** Along the arrows. */
function roomFor(label: readonly Words[], isDown: boolean): number {
  if (label.length === 0) return 0;
  return isDown ? label.length * LINE : widthOf(label) + 4;
}
