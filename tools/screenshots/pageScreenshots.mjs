// Images that show what the screenshot options do: real screenshots of Stagehand's start page, side by side.
import { openPage, putSideBySide, savePicture } from './pictures.mjs';

const viewport = { width: 800, height: 450 };

/** Takes the screenshots with `take`, each with a label, and saves them as one image. */
function compare(name, take) {
  return async (stage) => {
    const page = await openPage(stage.browser, stage.shopUrl, viewport);
    await page.getByRole('link', { name: 'Mind the Trapdoor' }).waitFor();
    const parts = await take(page);
    await savePicture(name, await putSideBySide(page, parts));
    await page.context().close();
  };
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
