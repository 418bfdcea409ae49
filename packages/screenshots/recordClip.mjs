// Silent recordings of the tools. Each frame is a screenshot with a pointer drawn into it, so that a slow machine makes the
// recording slower, but not the clip.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { imagesFolder, savePicture } from './pictures.mjs';

const run = promisify(execFile);
const framesPerSecond = 12;
/** Of the pointer, in pixels per second. */
const speed = 700;
const pointer = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="22" height="30"><path d="M2 2v22l5.5-5 3.5 8 4-1.8-3.5-7.7H19z" stroke="#fff" stroke-width="1.6"/></svg>`,
);
/** Small files first: text of tools stays legible. */
const encoders = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1', '-cpu-used', '2'],
  mp4: ['-c:v', 'libx264', '-crf', '27', '-preset', 'slow', '-movflags', '+faststart'],
};

/**
 * Records what `act` does with `still(seconds)`, which shows the window for a while, and `glide(page, to)` and `click(page,
 * to)`, which move the mouse as a hand would. `take` captures the window, as PNG. Without a `start`, there is no pointer.
 */
export async function recordClip(name, { take, start }, act) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stagehand-clip-'));
  const list = [];
  let hand = start;
  let poster;
  let held;

  const still = async (seconds) => {
    const shot = await take();
    const at = { left: hand?.x, top: hand?.y };
    const parts = [held && { input: held, ...at }, hand && { input: pointer, ...at }];
    const canvas = sharp(shot).composite(parts.filter(Boolean));
    const frame = await canvas.png().toBuffer();
    const file = `${list.length}.png`;
    await writeFile(path.join(folder, file), frame);
    list.push(`file '${file}'\nduration ${seconds.toFixed(3)}`);
    return frame;
  };

  const glide = async (page, { x, y }) => {
    const from = hand;
    const distance = Math.hypot(x - from.x, y - from.y);
    const steps = Math.max(2, Math.round((distance / speed) * framesPerSecond));
    for (let step = 1; step <= steps; step += 1) {
      // Slow at both ends.
      const way = (1 - Math.cos((Math.PI * step) / steps)) / 2;
      hand = {
        x: Math.round(from.x + (x - from.x) * way),
        y: Math.round(from.y + (y - from.y) * way),
      };
      await page.mouse.move(hand.x, hand.y);
      await still(1 / framesPerSecond);
    }
  };

  try {
    await act({
      still,
      glide,
      click: async (page, to) => {
        await glide(page, to);
        await page.mouse.down();
        await page.mouse.up();
      },
      // What the pointer drags.
      hold: (png) => (held = png),
      // What shows before the clip plays.
      poster: async (seconds) => (poster = await still(seconds)),
    });
    // The last duration counts only if a file follows.
    list.push(list.at(-1).split('\n')[0]);
    const frames = path.join(folder, 'frames.txt');
    await writeFile(frames, list.join('\n'));
    for (const [type, options] of Object.entries(encoders)) {
      const input = ['-y', '-loglevel', 'error', '-f', 'concat', '-i', frames];
      const output = ['-r', String(framesPerSecond), '-pix_fmt', 'yuv420p', '-an'];
      await run('ffmpeg', [
        ...input,
        ...output,
        ...options,
        path.join(imagesFolder, `${name}.${type}`),
      ]);
    }
    await savePicture(name, poster);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The middle of an element, or another part of it. */
export async function placeOf(locator, across = 0.5) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: Math.round(x + width * across), y: Math.round(y + height / 2) };
}
