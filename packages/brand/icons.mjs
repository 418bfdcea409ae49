// Icons for home screens: the favicon, smaller, on its own background, so that a system may cut any shape out of it.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../../public/', import.meta.url));
/** That of the favicon. */
const BACKGROUND = '#221f33';
/** Systems keep at least the circle in the middle whose diameter is 80 % of the side. */
const SAFE = 0.72;

const ICONS = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

export async function makeIcons() {
  for (const [name, side] of Object.entries(ICONS)) {
    const inner = Math.round(side * SAFE);
    // Drawn large first: an SVG image is rendered at its own size.
    const drawn = await sharp(`${folder}favicon.svg`, { density: 72 * 16 })
      .resize(inner)
      .toBuffer();
    const canvas = { width: side, height: side, channels: 3, background: BACKGROUND };
    await sharp({ create: canvas })
      .composite([{ input: drawn }])
      .png({ palette: true, effort: 10 })
      .toFile(`${folder}${name}.png`);
    console.log(`${name}.png  ${side} × ${side}`);
  }
}
