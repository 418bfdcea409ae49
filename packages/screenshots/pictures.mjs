// Opens pages at the right size and writes the finished images.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

export const imagesFolder = fileURLToPath(new URL('../../content/images/', import.meta.url));
const defaultSize = { width: 1280, height: 800 };
/** Device pixels per CSS pixel. */
const pixelRatio = 2;
/** The size of images side by side, and the gap between them. */
const zoom = 0.7;
const gap = 24;

/** A page as on a high-density screen in the light theme. */
export async function openPage(browser, url, viewport = defaultSize) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: pixelRatio,
    colorScheme: 'light',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(url);
  return page;
}

/**
 * Waits until the highlight of a locator is painted. It is in a closed shadow root, so there is no element to
 * wait for.
 */
export async function waitForPaint(body) {
  await body.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Drags the divider between two panes of a tool's window, as a user would. */
export async function dragEdge(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

/** Makes the tabs pane at the bottom taller, or shorter with a negative number. */
export async function raiseBottomPane(page, tab, pixels) {
  const edge = await page.getByRole('tab', { name: tab }).boundingBox();
  const from = { x: page.viewportSize().width / 2, y: edge.y };
  await dragEdge(page, from, { ...from, y: from.y - pixels });
}

/** Windows next to each other, as on a desktop. */
export async function joinWindows(windows, gap) {
  const sizes = await Promise.all(windows.map((input) => sharp(input).metadata()));
  const parts = windows.map((input, index) => {
    const before = sizes.slice(0, index).reduce((sum, { width }) => sum + width + gap, 0);
    return { input, left: before, top: 0 };
  });
  const height = Math.max(...sizes.map((size) => size.height));
  const width = parts.at(-1).left + sizes.at(-1).width;
  const canvas = { width, height, channels: 3, background: '#888' };
  return sharp({ create: canvas }).composite(parts).png().toBuffer();
}

/** Combines several images into one, each with a label. All keep the same scale, so sizes can be compared. */
export async function putSideBySide(page, parts) {
  const figures = parts.map(({ label, png }) => {
    const source = `data:image/png;base64,${png.toString('base64')}`;
    const width = Math.round((png.readUInt32BE(16) / pixelRatio) * zoom);
    return `<figure><figcaption>${label}</figcaption><img src="${source}" width="${width}"></figure>`;
  });
  // The policy of the shop allows no styles of ours.
  await page.goto('about:blank');
  await page.setViewportSize({ width: 1800, height: 900 });
  await page.setContent(`
    <style>
      body { margin: 0; background: #fff; font: 600 17px system-ui; color: #2b2026; }
      main { display: inline-flex; gap: ${gap}px; align-items: start; padding: ${gap}px; }
      figure { margin: 0; }
      figcaption { margin-bottom: 10px; }
      img { display: block; outline: 1px solid #cdbcae; }
    </style>
    <main>${figures.join('')}</main>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return page.locator('main').screenshot();
}

/**
 * A palette of 256 colors is enough for user interfaces and makes the file several times smaller. It is stored as
 * readers get it, so that builds do not have to encode it again.
 */
async function reduce(png) {
  const few = await sharp(png)
    .png({ palette: true, colors: 256, effort: 10, dither: 0.5 })
    .toBuffer();
  return sharp(few).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** One image in each theme; `take` sets up what is shown. */
export async function saveInBothThemes(page, name, take = () => page.screenshot()) {
  await savePicture(name, await take());
  await useTheme(page, 'dark');
  await savePicture(`${name}-dark`, await take());
  await useTheme(page, 'light');
}

/** The report follows the system; the other tools have a toggle, which would have to be expanded. */
export async function useTheme(page, theme) {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((fresh) => {
    const { classList } = document.documentElement;
    const old = [...classList].find((one) => one.endsWith('-mode'));
    if (old) classList.replace(old, `${fresh}-mode`);
  }, theme);
  await waitForPaint(page.locator('body'));
}

export async function savePicture(name, png) {
  const file = path.join(imagesFolder, `${name}.webp`);
  const small = await reduce(png);
  await mkdir(imagesFolder, { recursive: true });
  await writeFile(file, small);
  console.log(`${name}.webp  ${Math.round(small.length / 1024)} KB`);
}
