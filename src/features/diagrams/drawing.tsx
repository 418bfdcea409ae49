/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';
import { markOf } from './describe.ts';

/** Shapes, and the room that they take. */
export interface Drawing {
  width: number;
  height: number;
  shapes: Element[];
  /** Texts that do not fit. */
  tooLong: string[];
}

/** What fits phones of 360 pixels without scaling, and the column of an article. */
export const NARROW = 328;
export const WIDE = 655;

/** The height of a line, and the space between a text and the sides of its node. */
export const LINE = 18;
export const PAD = 10;
/** The length of the head of an arrow. */
export const HEAD = 6;

const FONT = 14;
/** Below the middle of a line. */
const BASELINE = 5;
/** Of characters, in hundredths of an em; others have 58. Texts are set in the fonts of the site. */
const WIDTHS: readonly [number, string][] = [
  [25, " !',.:;Iijl|"],
  [36, '"()-/1J[]*?frt'],
  [74, '&DGHNOQUw'],
  [92, '%@MWm…→✓✘'],
];
const CODE = 56;

/** A line of text. */
export type Words = { text: string; isCode: boolean }[];

/** Breaks a text into lines of at most this width; longer words stay in one piece. */
export function wrap(text: string, limit: number): Words[] {
  const lines: Words[] = [[]];
  for (const word of wordsOf(text)) {
    const last = lines.at(-1) ?? [];
    if (last.length > 0 && widthOf([[...last, word]]) > limit) lines.push([word]);
    else last.push(word);
  }
  return lines;
}

function wordsOf(text: string): Words {
  let isOpen = false;
  // A mark stays with its word.
  return text.split(/ (?![✓✘])/).map((written) => {
    const ticks = written.split('`').length - 1;
    const isCode = isOpen || ticks > 0;
    if (ticks % 2 === 1) isOpen = !isOpen;
    return { text: written.replaceAll('`', ''), isCode };
  });
}

export function widthOf(lines: readonly Words[]): number {
  const widths = lines.map((words) => {
    const letters = words.reduce((sum, word) => sum + wordWidth(word), 0);
    return ((letters + (words.length - 1) * 25) * FONT) / 100;
  });
  return Math.ceil(Math.max(0, ...widths));
}

function wordWidth({ text, isCode }: Words[number]): number {
  return Array.from(text).reduce((sum, character) => {
    const [width = 58] = WIDTHS.find(([, same]) => same.includes(character)) ?? [];
    return sum + (isCode ? CODE : width);
  }, 0);
}

/** Lines of text, with the middle of them at a place. */
export function textLines(
  lines: readonly Words[],
  { x, y, ...attributes }: { x: number; y: number; textAnchor?: 'start'; fillOpacity?: number },
): Element[] {
  const first = y - ((lines.length - 1) * LINE) / 2 + BASELINE;
  return lines.map((words, index) => (
    <text x={Math.round(x)} y={Math.round(first + index * LINE)} {...attributes}>
      {words.flatMap(({ text, isCode }, at) => [
        at === 0 ? '' : ' ',
        isCode ? (
          <tspan fontFamily="var(--font-code)" fontSize={FONT - 1}>
            {text}
          </tspan>
        ) : (
          text
        ),
      ])}
    </text>
  ));
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const STROKES: Readonly<Record<string, string>> = {
  passes: 'var(--color-tip)',
  fails: 'var(--color-danger)',
};

/** A node; the mark at the end of its text colors it. Otherwise it has the color of texts, which forced colors change. */
export function box(area: Area, text: string): Element {
  const stroke = STROKES[markOf(text) ?? ''];
  return (
    <rect
      {...rounded(area)}
      rx={6}
      fill="var(--color-bg)"
      stroke={stroke ?? 'currentColor'}
      strokeOpacity={stroke ? undefined : 0.5}
    />
  );
}

/** The place of a lane, on which its bars are. */
export function lane(area: Area): Element {
  return <rect {...rounded(area)} rx={6} fillOpacity={0.08} />;
}

/** A label on an arrow, which does not show behind it. */
export function labelOn(lines: readonly Words[], { x, y }: { x: number; y: number }): Element[] {
  if (lines.length === 0) return [];
  const [width, height] = [widthOf(lines) + 6, lines.length * LINE];
  const gap = { x: x - width / 2, y: y - height / 2, width, height };
  return [<rect {...rounded(gap)} fill="var(--color-bg)" />, ...textLines(lines, { x, y, ...DIM })];
}

export const DIM = { fillOpacity: 0.8 };

function rounded({ x, y, width, height }: Area): Area {
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  };
}

export type Point = readonly [x: number, y: number];

/** Lines through points, each with a head at its end. What several have in common is drawn once, or it would be darker. */
export function arrows(lines: readonly (readonly Point[])[]): Element {
  const strokes = lines.flatMap((points) => [
    ...points.slice(1).map((to, index) => stroke([points[index] ?? to, to])),
    stroke(headOf(points)),
  ]);
  return (
    <path
      d={[...new Set(strokes)].join('')}
      fill="none"
      stroke="currentColor"
      strokeOpacity={0.7}
    />
  );
}

function stroke(points: readonly Point[]): string {
  return `M${points.map((point) => point.map(Math.round).join(' ')).join('L')}`;
}

function headOf(points: readonly Point[]): Point[] {
  const [[fromX, fromY] = [0, 0], [x, y] = [0, 0]] = points.slice(-2);
  const [dx, dy] = [Math.sign(x - fromX), Math.sign(y - fromY)];
  const wing = (side: number): Point => [x - HEAD * dx + side * dy, y - HEAD * dy + side * dx];
  return [wing(4), [x, y], wing(-4)];
}
