import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { element } from '#tree/element.ts';
import type { Video } from './nodes.ts';

const WIDTH = 320;
const HEIGHT = 180;

/** Generates a thumbnail for a video: the title determines colors and lights, the backdrop shows the year. */
export function drawThumbnail({ title, event = '', year = '' }: Video): Element {
  const random = numbersOf(`${title} ${event} ${year}`);
  // From blue through violet to red, to match the site.
  const hue = Math.round(200 + random() * 165) % 360;
  const box = {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    ariaHidden: 'true',
    preserveAspectRatio: 'xMidYMid slice',
  };
  const lights = Array.from({ length: 2 + Math.floor(random() * 2) }, () => light(random));
  return element('svg', box, [
    shape('rect', { width: WIDTH, height: HEIGHT, fill: `hsl(${hue} 50% 24%)` }),
    ...backdrop(random, (hue + 30) % 360),
    ...lights,
    shape(
      'text',
      {
        x: WIDTH - 12,
        y: 62,
        fill: '#fff',
        fillOpacity: 0.22,
        textAnchor: 'end',
        fontSize: 64,
        fontWeight: 800,
      },
      [year],
    ),
    shape(
      'text',
      { x: WIDTH - 13, y: 84, fill: '#fff', fillOpacity: 0.75, textAnchor: 'end', fontSize: 12 },
      [event],
    ),
    shape('rect', {
      y: HEIGHT - 84,
      width: WIDTH,
      height: 84,
      fill: `hsl(${hue} 55% 14%)`,
      fillOpacity: 0.72,
    }),
  ]);
}

/** The backdrop: folds, hills, circles or stairs. */
function backdrop(random: () => number, hue: number): Element[] {
  const kind = Math.floor(random() * 4);
  const count = 5 + Math.floor(random() * 5);
  return Array.from({ length: count }, (_, index) => {
    const step = WIDTH / count;
    const paint = { fill: `hsl(${hue} 45% ${28 + Math.round(random() * 10)}%)` };
    if (kind === 0) {
      return shape('rect', {
        ...paint,
        x: round(index * step),
        width: round(step / 2),
        height: HEIGHT,
      });
    }
    if (kind === 1) {
      return shape('circle', {
        ...paint,
        cx: round(random() * WIDTH),
        cy: round(random() * 100),
        r: round(8 + random() * 26),
      });
    }
    const rise = kind === 2 ? 20 + random() * 90 : (index + 1) * (100 / count);
    return kind === 2
      ? shape('ellipse', {
          ...paint,
          cx: round((index + 0.5) * step),
          cy: 110,
          rx: round(step),
          ry: round(rise),
        })
      : shape('rect', {
          ...paint,
          x: round(index * step),
          y: round(HEIGHT - 60 - rise),
          width: round(step),
          height: HEIGHT,
        });
  });
}

/** A spotlight from above. */
function light(random: () => number): Element {
  const top = round(random() * WIDTH);
  const floor = round(random() * WIDTH);
  const width = 36 + random() * 40;
  const points = [
    `${top},0`,
    `${round(floor - width)},${HEIGHT}`,
    `${round(floor + width)},${HEIGHT}`,
  ];
  return shape('polygon', {
    points: points.join(' '),
    fill: 'hsl(45 90% 70%)',
    fillOpacity: 0.14,
  });
}

function shape(
  tagName: string,
  attributes: Readonly<Record<string, string | number>>,
  children: string[] = [],
): Element {
  const texts = Object.entries(attributes).map(([name, value]) => [name, String(value)]);
  return element(tagName, Object.fromEntries(texts) as Record<string, string>, children);
}

/** Pseudorandom numbers between 0 and 1, seeded by the text so that builds are reproducible. */
function numbersOf(text: string): () => number {
  const bytes = createHash('sha256').update(text).digest();
  let at = 0;
  return () => (bytes[at++ % bytes.length] ?? 0) / 256;
}

function round(value: number): number {
  return Math.round(value);
}
