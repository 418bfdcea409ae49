// Pictures of what the options of a screenshot do: real screenshots of Stagehand's start page, side by side.
import { openPage, savePicture } from './pictures.mjs';

const viewport = { width: 800, height: 450 };
const gap = 24;
const zoom = 0.7;
/** Pages are opened with this many device pixels for each CSS pixel. */
const pixelRatio = 2;

/** Takes the screenshots with `take`, each with a label, and saves them as one picture. */
function compare(name, take) {
  return async (stage) => {
    const page = await openPage(stage.browser, stage.shopUrl, viewport);
    await page.getByRole('link', { name: 'Mind the Trapdoor' }).waitFor();
    const parts = await take(page);
    await savePicture(name, await putSideBySide(page, parts));
    await page.context().close();
  };
}

/** All parts keep the same scale, so that sizes can be compared. */
async function putSideBySide(page, parts) {
  const figures = parts.map(({ label, png }) => {
    const source = `data:image/png;base64,${png.toString('base64')}`;
    const width = Math.round((png.readUInt32BE(16) / pixelRatio) * zoom);
    return `<figure><figcaption>${label}</figcaption><img src="${source}" width="${width}"></figure>`;
  });
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

const takeFullPage = async (page) => [
  { label: 'Viewport', png: await page.screenshot() },
  { label: 'Full page', png: await page.screenshot({ fullPage: true }) },
];

const takeElement = async (page) => {
  const show = page.getByRole('listitem').filter({ hasText: 'The Winter Fair' });
  const png = await show.screenshot();
  await page.evaluate(() => scrollTo(0, 0));
  return [
    { label: 'Page', png: await page.screenshot({ fullPage: true }) },
    { label: 'Element', png },
  ];
};

const takeMask = async (page) => [
  { label: 'Without mask', png: await page.screenshot() },
  {
    label: 'Posters masked',
    png: await page.screenshot({ mask: [page.getByRole('list').locator('img')] }),
  },
];

const takeClip = async (page) => [
  { label: 'Viewport', png: await page.screenshot() },
  {
    label: 'Clip',
    png: await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 240 } }),
  },
];

export const pictures = {
  'screenshot-full-page': compare('screenshot-full-page', takeFullPage),
  'screenshot-element': compare('screenshot-element', takeElement),
  'screenshot-mask': compare('screenshot-mask', takeMask),
  'screenshot-clip': compare('screenshot-clip', takeClip),
};
