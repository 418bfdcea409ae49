import {
  arrows,
  box,
  DIM,
  type Drawing,
  lane,
  LINE,
  textLines,
  widthOf,
  wrap,
} from './drawing.tsx';
import type { Timeline } from './readDiagram.ts';

const BAR = 30;
/** A lane: its name, its bars, and the gap below. */
const LANE = LINE + 4 + BAR + 10;

/** Lanes with bars, and below them the direction of time. */
export function drawTimeline({ lanes }: Timeline, width: number): Drawing {
  const duration = Math.max(...lanes.flatMap(({ bars }) => bars.map(({ end }) => end)));
  const unit = width / duration;
  const tooLong: string[] = [];
  const shapes = lanes.flatMap(({ name, bars }, index) => {
    const y = index * LANE + LINE + 4;
    const drawn = bars.flatMap(({ text, start, end }) => {
      const area = { x: start * unit + 1, y, width: (end - start) * unit - 2, height: BAR };
      const words = wrap(text, Infinity);
      if (widthOf(words) > area.width - 4) tooLong.push(text);
      return [box(area, text), ...textLines(words, { x: area.x + area.width / 2, y: y + BAR / 2 })];
    });
    const place = { x: 0, y: index * LANE + LINE / 2, textAnchor: 'start' } as const;
    return [
      ...textLines(wrap(name, Infinity), place),
      lane({ x: 0, y, width, height: BAR }),
      ...drawn,
    ];
  });
  const end = lanes.length * LANE + LINE / 2;
  const word = wrap('Time', Infinity);
  shapes.push(
    ...textLines(word, { x: 0, y: end, textAnchor: 'start', ...DIM }),
    arrows([
      [
        [widthOf(word) + 8, end],
        [width, end],
      ],
    ]),
  );
  return { width, height: end + LINE / 2, shapes, tooLong };
}
