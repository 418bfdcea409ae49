/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import type { Video } from './data.ts';

const WIDTH = 320;
const HEIGHT = 180;

/** Generates a thumbnail for a video, whose title determines backdrop, colors and lights. */
export function drawThumbnail({ title, event = '', year = '' }: Video): Element {
  const random = numbersOf(`${title} ${event} ${year}`);
  // From blue through violet to red, to match the site.
  const hue = Math.round(200 + random() * 165) % 360;
  const lights = Array.from({ length: 2 + Math.floor(random() * 2) }, () => light(random));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect width={WIDTH} height={HEIGHT} fill={`hsl(${hue} 50% 24%)`} />
      {backdrop(random, (hue + 30) % 360)}
      {lights}
      <rect
        y={HEIGHT - 84}
        width={WIDTH}
        height={84}
        fill={`hsl(${hue} 55% 14%)`}
        fillOpacity={0.72}
      />
    </svg>
  );
}

/** The backdrop: folds, hills, circles or stairs. */
function backdrop(random: () => number, hue: number): Element[] {
  const kind = Math.floor(random() * 4);
  const count = 5 + Math.floor(random() * 5);
  const step = WIDTH / count;
  return Array.from({ length: count }, (_, index) => {
    const fill = `hsl(${hue} 45% ${28 + Math.round(random() * 10)}%)`;
    const x = Math.round(index * step);
    if (kind === 0) return <rect fill={fill} x={x} width={Math.round(step / 2)} height={HEIGHT} />;
    if (kind === 1) {
      const [cx, cy, r] = [random() * WIDTH, random() * 100, 8 + random() * 26].map(Math.round);
      return <circle fill={fill} cx={cx} cy={cy} r={r} />;
    }
    if (kind === 2) {
      const [cx, rx, ry] = [(index + 0.5) * step, step, 20 + random() * 90].map(Math.round);
      return <ellipse fill={fill} cx={cx} cy={110} rx={rx} ry={ry} />;
    }
    const y = Math.round(HEIGHT - 60 - (index + 1) * (100 / count));
    return <rect fill={fill} x={x} y={y} width={Math.round(step)} height={HEIGHT} />;
  });
}

/** A spotlight from above. */
function light(random: () => number): Element {
  const top = Math.round(random() * WIDTH);
  const floor = Math.round(random() * WIDTH);
  const width = 36 + random() * 40;
  const points = [
    `${top},0`,
    `${Math.round(floor - width)},${HEIGHT}`,
    `${Math.round(floor + width)},${HEIGHT}`,
  ];
  return <polygon points={points.join(' ')} fill="hsl(45 90% 70%)" fillOpacity={0.14} />;
}

/** Pseudorandom numbers between 0 and 1, seeded by the text so that builds are reproducible. */
function numbersOf(text: string): () => number {
  const bytes = createHash('sha256').update(text).digest();
  let at = 0;
  return () => (bytes[at++ % bytes.length] ?? 0) / 256;
}
