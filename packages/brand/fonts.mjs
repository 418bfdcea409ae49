// Subsets the published fonts to what the site uses, see README.md.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('../../src/ui/fonts/', import.meta.url));
const cardFont = fileURLToPath(new URL('../../src/build/output/socialCards.ttf', import.meta.url));

/** From the space to the tilde. */
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** Names of people and places, prices, quotation marks. The rest comes from a font of the reader's system. */
const OTHERS = '\u00A0£©«°±·»¿×ÀÁÄÅÇÈÉÍÑÓÖØÚÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüý–—‘’“”…‹›€™−';

const FONTS = {
  // Kerning only: the alternates of both fonts would cost as much as half of their letters.
  'bricolage-grotesque': { weights: { min: 400, max: 750 }, features: ['kern', 'mark', 'mkmk'] },
  // No ligatures: readers should see the characters that they type.
  'jetbrains-mono': { weights: { min: 400, max: 700 }, features: [] },
};

/** Cards are drawn with a font of one weight, which keeps its name: that is how the text library finds it. */
async function makeCardFont(whole) {
  const font = await subsetFont(whole, ASCII + OTHERS, {
    targetFormat: 'truetype',
    variationAxes: { wght: 650 },
    keepFeatures: ['kern', 'mark', 'mkmk'],
    preserveNameIds: [0, 1, 2, 4, 6, 13, 14],
  });
  await writeFile(cardFont, font);
}

export async function makeFonts() {
  for (const [name, { weights, features }] of Object.entries(FONTS)) {
    const source = `@fontsource-variable/${name}`;
    const whole = await readFile(resolve(`${source}/files/${name}-latin-wght-normal.woff2`));
    const font = await subsetFont(whole, ASCII + OTHERS, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: features,
      noLayoutClosure: true,
      // Who made it, and under which license.
      preserveNameIds: [0, 13, 14],
    });
    await writeFile(`${folder}${name}.woff2`, font);
    if (name === 'bricolage-grotesque') await makeCardFont(whole);
    await copyFile(resolve(`${source}/LICENSE`), `${folder}${name}-license.txt`);
    console.log(`${name}.woff2  ${(font.length / 1024).toFixed(1)} KiB`);
  }
}
