import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '#build/hash.ts';
import { cardPath } from '#model/head.ts';
import type { PageMeta } from '#model/page.ts';
import type { SiteConfig } from '#model/site.ts';
import { versionTitle } from '#model/version.ts';

/** Part of every name in the cache: changing how cards are drawn draws them again. */
const RECIPE = 'card-1';
/** Made by `npm run tool -- brand`; the name is the one in the file. */
const FONT = {
  file: 'src/build/output/socialCards.ttf',
  name: 'Bricolage Grotesque 96pt ExtraBold',
};
const SIZE = { width: 1200, height: 630 };
const LEFT = 88;
const TITLE = { top: 236, height: 290 };
/** The second is for titles that take more than three lines. */
const TITLE_SIZES = [88, 64];
const MARK = `<path fill="#f9c855" d="M16 4 7 28h18z"/><path fill="#c5203f" d="M2 3h10c0 10-3 17-10 20V3Zm28 0H20c0 10 3 17 10 20V3Z"/><path fill="#721d33" d="M2 26h28v3H2z"/>`;
const BACKGROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <radialGradient id="light" cx="0.8" cy="0" r="0.9"><stop stop-color="#54381f"/><stop offset="1" stop-color="#1b1726"/></radialGradient>
  <rect width="1200" height="630" fill="url(#light)"/>
  <g transform="translate(${LEFT} 88) scale(2.75)">${MARK}</g>
</svg>`;

/** The card of each page that has one, from its URL to a file in the cache: drawn now, or by an earlier build. */
export async function makeCards(
  site: SiteConfig,
  pages: readonly { meta: PageMeta }[],
  { root, cacheDir }: { root: string; cacheDir: string },
): Promise<Map<string, string>> {
  const folder = join(cacheDir, 'cards');
  const cards = new Map<string, string>();
  const missing = new Map<string, Lines>();
  for (const { meta } of pages) {
    const url = cardPath(site, meta);
    if (url === undefined) continue;
    const lines = {
      title: meta.title,
      edition: editionLine(site, meta),
      byline: site.navbar.byline,
    };
    const file = join(folder, `${contentHash(JSON.stringify([RECIPE, lines]))}.jpg`);
    cards.set(url, file);
    if (!existsSync(file)) missing.set(file, lines);
  }
  if (missing.size > 0) await drawAll(folder, missing, join(root, FONT.file));
  return cards;
}

interface Lines {
  title: string;
  edition: string;
  byline: string | undefined;
}

/** `Playwright for Python · Stable 1.56`. */
function editionLine({ title, editions, versions }: SiteConfig, meta: PageMeta): string {
  const edition = editions.find(({ id }) => id === meta.edition);
  const version = versions.find(({ name }) => name === meta.version);
  const isVersioned = meta.doc?.plugin !== 'community' && version;
  return [`${title} for ${edition?.label}`, ...(isVersioned ? [versionTitle(version)] : [])].join(
    ' · ',
  );
}

async function drawAll(
  folder: string,
  missing: Map<string, Lines>,
  fontfile: string,
): Promise<void> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  await mkdir(folder, { recursive: true });
  const background = await sharp(Buffer.from(BACKGROUND))
    .raw()
    .toBuffer({ resolveWithObject: true });

  const waiting = missing.entries();
  const drawWaiting = async (): Promise<void> => {
    for (const [file, lines] of waiting) {
      // Complete or not there: another build may draw the same card.
      await writeFile(`${file}.${process.pid}`, await draw(lines));
      await rename(`${file}.${process.pid}`, file);
    }
  };
  await Promise.all([drawWaiting(), drawWaiting()]);

  async function draw({ title, edition, byline = '' }: Lines): Promise<Buffer> {
    const [large, small] = TITLE_SIZES as [number, number];
    const fitting = await drawText(title, large, '#ffffff');
    const heading =
      fitting.info.height <= TITLE.height ? fitting : await drawText(title, small, '#ffffff');
    const above = await drawText(edition, 34, '#f9c855');
    const below = await drawText(byline || ' ', 28, '#c9c4d6');
    return sharp(background.data, { raw: background.info })
      .composite([
        { input: above.data, left: LEFT + 116, top: 116 },
        { input: heading.data, left: LEFT, top: TITLE.top },
        { input: below.data, left: LEFT, top: SIZE.height - 72 },
      ])
      .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
      .toBuffer();
  }

  function drawText(text: string, size: number, color: string) {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return sharp({
      text: {
        text: `<span font_family="${FONT.name}" size="${size}pt" foreground="${color}">${escaped}</span>`,
        fontfile,
        width: SIZE.width - 2 * LEFT,
        // One point is one pixel.
        dpi: 72,
        rgba: true,
        wrap: 'word-char',
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  }
}
