import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatProblem } from '#model/problem.ts';
import { prepareImages, imageWidths, createLateImages } from './prepareImages.ts';
import { testImage } from '#pipeline/markdown/testing.ts';
import { NotLoaded } from '#features/notLoaded.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'images-'));
  await mkdir(join(root, 'content/images'), { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

test('offers an image in several widths, with a small placeholder', async () => {
  await draw('stage.png', 1000, 500);

  const { images, published } = await prepare('stage.png');
  const image = images.get('content/images/stage.png');

  expect(image).toMatchObject({ width: 1000, height: 500 });
  expect(image?.variants.map(({ width }) => width)).toEqual([640, 1000]);
  expect(image?.placeholder).toMatch(/^data:image\/webp;base64,.{0,377}$/);
  for (const { width, url } of image!.variants) {
    expect(url).toMatch(new RegExp(`^/assets/images/stage-[0-9a-f]{8}-${width}\\.webp$`));
    const made = await sharp(published.get(url)).metadata();
    expect(made).toMatchObject({ width, format: 'webp' });
  }
});

test('keeps a screenshot as it is, and makes a photograph smaller', async () => {
  const size = { width: 1000, height: 500 };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  await draw('stage.png', size.width, size.height);
  const photograph = sharp({ create: { ...size, channels: 3, background: '#fff', noise } });
  await photograph.png().toFile(join(root, 'content/images/people.png'));

  const pixels = async (file: string | undefined) => sharp(file).raw().toBuffer();
  const stage = await prepare('stage.png');
  const people = await prepare('people.png');
  const largest = ({ published }: typeof stage) => [...published.values()].at(-1);

  const isSame = async (made: typeof stage, source: string) => {
    const original = await pixels(join(root, 'content/images', source));
    // Comparing a million numbers one by one takes seconds.
    return original.equals(await pixels(largest(made)));
  };
  expect(await isSame(stage, 'stage.png')).toBe(true);
  expect(await isSame(people, 'people.png')).toBe(false);
  expect([...people.published.keys()]).toHaveLength(3);
});

test('publishes a small WebP file as it is', async () => {
  const image = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#336699' } });
  const source = await image.webp({ lossless: true }).toBuffer();
  await writeFile(join(root, 'content/images/stage.webp'), source);

  const { published } = await prepare('stage.webp');

  expect(await readFile([...published.values()].at(-1)!)).toEqual(source);
});

test('publishes both files of a clip under one name (silent-clips)', async () => {
  await draw('dance.png', 320, 200);
  await writeFile(join(root, 'content/images/dance.mp4'), 'mp4');
  await writeFile(join(root, 'content/images/dance.webm'), 'webm');

  const { images, published, problems } = await prepare('dance.mp4', 'dance.png', 'dance.webm');

  const clip = images.get('content/images/dance.png')?.clip ?? '';
  expect(clip).toMatch(/^\/assets\/images\/dance-[0-9a-f]{8}\.mp4$/);
  expect(published.get(clip)).toBe(join(root, 'content/images/dance.mp4'));
  expect(published.get(clip.replace('mp4', 'webm'))).toBe(join(root, 'content/images/dance.webm'));
  expect(problems).toEqual([]);
});

test('reports a clip that some browsers cannot play, or that has no image', async () => {
  await draw('dance.png', 320, 200);

  const { problems } = await prepare('dance.mp4', 'dance.png', 'song.mp4', 'song.webm');

  expect(problems.map(formatProblem).join('\n')).toMatchInlineSnapshot(`
    "content/images/dance.mp4:1
      The clip "content/images/dance.mp4" has no "content/images/dance.webm".
      Add it: a clip is a WebM and an MP4 file, and an image to show before it plays.
    content/images/song.mp4:1
      The clip "content/images/song.mp4" has no image of the same name.
      Add it: a clip is a WebM and an MP4 file, and an image to show before it plays.
    content/images/song.webm:1
      The clip "content/images/song.webm" has no image of the same name.
      Add it: a clip is a WebM and an MP4 file, and an image to show before it plays."
  `);
});

test('takes what an earlier run has made, and makes what is missing from it', async () => {
  await draw('stage.png', 320, 200);
  const first = await prepare('stage.png');
  const [file] = first.published.values();
  await writeFile(file!, 'kept');

  const second = await prepare('stage.png');

  expect(second.published).toEqual(first.published);
  expect(await readFile(file!, 'utf8')).toBe('kept');
  await rm(file!);
  await prepare('stage.png');
  expect((await sharp(file).metadata()).width).toBe(320);
});

test('gives a changed image another URL', async () => {
  await draw('stage.png', 320, 200);
  const before = await prepare('stage.png');
  await draw('stage.png', 320, 100);
  const after = await prepare('stage.png');

  expect([...after.published.keys()]).not.toEqual([...before.published.keys()]);
});

test('reports files that are not images', async () => {
  await writeFile(join(root, 'content/images/stage.png'), 'not a picture');

  const { images, problems } = await prepare('stage.png');

  expect(images.get('content/images/stage.png')).toBeUndefined();
  expect(problems.map(formatProblem).join('\n')).toMatchInlineSnapshot(`
    "content/images/stage.png:1
      The image "content/images/stage.png" cannot be read.
      Replace it with a PNG, JPEG, WebP or SVG file."
  `);
});

async function draw(name: string, width: number, height: number): Promise<void> {
  const background = '#336699';
  const image = sharp({ create: { width, height, channels: 3, background } });
  await image.png().toFile(join(root, 'content/images', name));
}

async function prepare(...names: string[]) {
  const published = new Map<string, string>();
  const result = await prepareImages({
    root,
    files: names.map((name) => `content/images/${name}`),
    cacheDir: join(root, 'cache'),
    onFile: (url, sourcePath) => published.set(url, sourcePath),
  });
  return { ...result, published };
}

test.each([
  [320, [320], [320]],
  [640, [640], [640]],
  [700, [640, 700], [640, 700]],
  [1000, [640, 820, 1000], [640, 1000]],
  [1600, [640, 960, 1280, 1600], [640, 1600]],
  [2560, [640, 1280, 1920, 2560], [640, 1280, 2560]],
])('offers an image of %i pixels in %j, and in %j if it is lossless', (width, lossy, lossless) => {
  expect([imageWidths(width, false), imageWidths(width, true)]).toEqual([lossy, lossless]);
});

test('says that an image is on its way, and has it once all are loaded', async () => {
  const images = createLateImages(Promise.resolve(new Map([['a.webp', testImage]])));
  expect(() => images.get('a.webp')).toThrow(NotLoaded);

  await images.load();

  expect(images.get('a.webp')).toBe(testImage);
  expect(images.get('b.webp')).toBeUndefined();
});
