import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Sharp } from 'sharp';
import type { Images, PreparedImage } from '#features/feature.ts';
import type { Problem } from '#model/problem.ts';
import { createLate } from '#features/notLoaded.ts';

interface Options {
  root: string;
  /** From the root, with forward slashes. */
  files: string[];
  cacheDir: string;
  /** Called for each file that the site needs: its URL and its path on disk. */
  onFile: (url: string, sourcePath: string) => void;
}

/** Part of every hash: changing how images are made regenerates them. */
const RECIPE = 'webp-5';
/** Half the work of the default effort, for a few percent more bytes. */
const LOSSY = { quality: 82, effort: 2 };
/** Screenshots are smaller this way, at their full width, and sharp. */
const LOSSLESS = { lossless: true, effort: 2 };
/** Above this, it may be a photograph. */
const MOST_LOSSLESS_BYTES = 100 * 1024;

/** Generates the sizes of each image, or reuses them from an earlier run. */
export async function prepareImages(
  options: Options,
): Promise<{ images: Images; problems: Problem[] }> {
  await mkdir(options.cacheDir, { recursive: true });
  const prepared = new Map<string, PreparedImage | undefined>();
  const clips = options.files.filter(isClip);
  const posters = options.files.filter((file) => !isClip(file));
  const files = posters.values();
  const takeFiles = async (): Promise<void> => {
    for (const file of files) {
      prepared.set(file, await prepareImage(join(options.root, file), options.cacheDir));
    }
  };
  // Two at a time: more would only need more memory.
  await Promise.all([takeFiles(), takeFiles()]);

  const images = new Map<string, PreparedImage>();
  const problems = checkClips(clips, posters);
  for (const file of posters) {
    const image = await withClip(prepared.get(file), withoutType(file));
    if (image) images.set(file, image);
    else {
      const what = `The image "${file}" cannot be read.`;
      problems.push({ file, line: 1, what, fix: 'Replace it with a PNG, JPEG, WebP or SVG file.' });
    }
    for (const { url } of image?.variants ?? []) {
      options.onFile(url, join(options.cacheDir, basename(url)));
    }
  }
  return { images, problems };

  /** Both files of a clip are published under one name. */
  async function withClip(
    image: PreparedImage | undefined,
    name: string,
  ): Promise<PreparedImage | undefined> {
    if (!image || !CLIP_TYPES.every((type) => clips.includes(name + type))) return image;
    const content = await readFile(join(options.root, `${name}.mp4`));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const url = `/assets/images/${basename(name)}-${hash}`;
    for (const type of CLIP_TYPES) options.onFile(url + type, join(options.root, name + type));
    return { ...image, clip: `${url}.mp4` };
  }
}

const CLIP_TYPES = ['.webm', '.mp4'];
const isClip = (file: string): boolean => CLIP_TYPES.includes(extname(file));
const withoutType = (file: string): string => file.slice(0, -extname(file).length);

function checkClips(clips: readonly string[], posters: readonly string[]): Problem[] {
  return clips.flatMap((file) => {
    const name = withoutType(file);
    const missing = CLIP_TYPES.find((type) => !clips.includes(name + type));
    const hasPoster = posters.some((poster) => withoutType(poster) === name);
    if (!missing && hasPoster) return [];
    const what = `The clip "${file}" has no ${missing ? `"${name}${missing}"` : 'image of the same name'}.`;
    const fix = 'Add it: a clip is a WebM and an MP4 file, and an image to show before it plays.';
    return [{ file, line: 1, what, fix }];
  });
}

async function prepareImage(path: string, cacheDir: string): Promise<PreparedImage | undefined> {
  const source = await readFile(path).catch(() => undefined);
  if (!source) return undefined;
  const hash = createHash('sha256').update(RECIPE).update(source).digest('hex').slice(0, 8);
  const name = `${basename(path, extname(path))}-${hash}`;
  const record = join(cacheDir, `${name}.json`);
  const known = await readRecord(record, cacheDir);
  if (known) return known;

  const made = await makeImage(source, name).catch(() => undefined);
  if (!made) return undefined;
  for (const [file, data] of made.files) await writeWhole(join(cacheDir, file), data);
  // Written last, so an interrupted run leaves nothing that looks complete.
  await writeWhole(record, JSON.stringify(made.image));
  return made.image;
}

async function readRecord(record: string, cacheDir: string): Promise<PreparedImage | undefined> {
  try {
    // We wrote this file, and its name changes with the recipe.
    const image = JSON.parse(await readFile(record, 'utf8')) as PreparedImage;
    await Promise.all(image.variants.map(({ url }) => access(join(cacheDir, basename(url)))));
    return image;
  } catch {
    return undefined;
  }
}

async function makeImage(
  source: Buffer,
  name: string,
): Promise<{ image: PreparedImage; files: Map<string, Buffer> }> {
  const sharp = await loadSharp();
  const original = sharp(source).autoOrient();
  const { format, orientation, autoOrient } = await original.metadata();
  const { width, height } = autoOrient;
  const files = new Map<string, Buffer>();
  const variants = [];
  const ready = format === 'webp' && orientation === undefined ? source : undefined;
  const largest = await encodeLargest(original, { format, ready });
  // From the largest to the smallest, each from the one before: the original is decoded only once.
  let larger = original;
  for (const step of imageWidths(width, largest.isLossless).reverse()) {
    const file = `${name}-${step}.webp`;
    if (step !== width) {
      const { data, info } = await larger.resize(step).raw().toBuffer({ resolveWithObject: true });
      larger = sharp(data, { raw: info });
    }
    files.set(file, step === width ? largest.data : await larger.clone().webp(LOSSY).toBuffer());
    variants.unshift({ width: step, url: `/assets/images/${file}` });
  }
  const tiny = await larger.resize(16).webp({ quality: 20 }).toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  return { image: { width, height, variants, placeholder }, files };
}

/** Most builds find all images in the cache. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Each image is read once: there is nothing to keep in memory.
  sharp.cache(false);
  return sharp;
}

/** The original as WebP: as it is, or lossless, unless that has more bytes. */
async function encodeLargest(
  original: Sharp,
  { format, ready }: { format: string; ready: Buffer | undefined },
): Promise<{ data: Buffer; isLossless: boolean }> {
  const lossless =
    format === 'jpeg' ? undefined : (ready ?? (await original.clone().webp(LOSSLESS).toBuffer()));
  if (lossless && lossless.length <= MOST_LOSSLESS_BYTES) {
    return { data: lossless, isLossless: true };
  }
  const lossy = await original.clone().webp(LOSSY).toBuffer();
  return lossless && lossless.length <= lossy.length
    ? { data: lossless, isLossless: true }
    : { data: lossy, isLossless: false };
}

/** Writes a file atomically, because another build may read it at the same time. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, content);
  await rename(fresh, file);
}

const SMALLEST = 640;
const MOST = 4;
/** Sizes closer than this aren't worth a separate file. */
const LEAST_STEP = 160;

/**
 * The widths in which an image is offered, from the smallest to its original width. Scaled, a screenshot needs more
 * colors than in its original width: wider than half of a lossless original, it has more bytes.
 */
export function imageWidths(width: number, isLossless: boolean): number[] {
  if (width <= SMALLEST) return [width];
  const span = width - SMALLEST;
  const steps = Math.min(MOST - 1, Math.max(1, Math.floor(span / LEAST_STEP)));
  const widths = Array.from({ length: steps + 1 }, (_, index) =>
    Math.round(SMALLEST + (span * index) / steps),
  );
  const isWorthIt = (step: number) => step === SMALLEST || step === width || step <= width / 2;
  return isLossless ? widths.filter(isWorthIt) : widths;
}

/** Images that are still being scaled: classes, which have none, can be rendered meanwhile. */
export function createLateImages(preparing: Promise<Images>) {
  const { load, get } = createLate(() => preparing);
  return { load, get: (file: string) => get().get(file) };
}
