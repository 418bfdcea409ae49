import { expect, test } from 'vitest';
import type { EditionId } from '#model/edition.ts';
import { htmlOf, problemsOf, render, testImage } from '#pipeline/markdown/testing.ts';

const LARGEST = '/sub/assets/images/stage-1234abcd-1280.webp';
const SMALLEST = '/sub/assets/images/stage-1234abcd-640.webp';
const IMG = `<img src="${LARGEST}" srcset="${SMALLEST} 640w, ${LARGEST} 1280w" sizes="(width <= 996px) calc(100vw - 2rem), (width <= 1480px) 54vw, 800px" width="1280" height="800" alt="A stage" loading="lazy" decoding="async">`;
const LINK = `<a href="${LARGEST}" aria-label="Enlarge image: A stage">${IMG}</a>`;
const BLUR =
  '<img class="picture-blur" src="data:image/webp;base64,AAAA" alt="" aria-hidden="true" width="1280" height="800">';

test('turns an image in its own paragraph into a figure', () => {
  expect(htmlOf('![A stage](../images/stage.png)')).toBe(
    `<figure class="picture"><span class="picture-frame">${BLUR}${LINK}</span></figure>`,
  );
});

test('shows the title below the image, where search finds it', () => {
  const { html, sections, markdown } = render('![A stage](../images/stage.png "Act one")').page;

  expect(html).toContain('</span><figcaption>Act one</figcaption></figure>');
  expect(sections[0]?.texts).toEqual(['Act one']);
  expect(markdown).toContain(`![A stage](https://docs.example${LARGEST} "Act one")`);
});

test('shows the variant of the color mode', () => {
  expect(htmlOf('![A stage](../images/report.png)')).toBe(
    `<figure class="picture"><span class="picture-frame picture-light">${BLUR}${LINK}</span><span class="picture-frame picture-dark">${BLUR}${LINK}</span></figure>`,
  );
});

test('links to a clip (silent-clips)', () => {
  const clip = '/sub/assets/images/dance-1234abcd.mp4';
  expect(htmlOf('![A stage](../images/dance.png)')).toContain(
    `<a href="${clip}" aria-label="Play clip: A stage">${IMG}</a>`,
  );
});

test('shows the variant of the edition, in both color modes', () => {
  const small = { ...testImage, width: 640, variants: [{ width: 640, url: '/own.webp' }] };
  const images = new Map([
    ['content/images/trace.png', testImage],
    ['content/images/trace-python.png', small],
    ['content/images/trace-python-dark.png', small],
  ]);
  const own = (edition: EditionId) =>
    htmlOf('![A stage](../images/trace.png)', { edition, images }).match(/src="[^"]+own\.webp"/g);

  expect([own('python')?.length, own('java')]).toEqual([2, null]);
});

test('keeps an image of a column of a window narrow (progressive-images)', () => {
  const tall = { ...testImage, width: 640, height: 1200 };
  const classOf = (image: typeof testImage) =>
    /<figure class="([^"]+)"/.exec(
      htmlOf('![A stage](../images/trace.png)', {
        images: new Map([['content/images/trace.png', image]]),
      }),
    )?.[1];

  expect([classOf(tall), classOf({ ...tall, width: 1280 })]).toEqual([
    'picture is-tall',
    'picture',
  ]);
});

test('reports a dark form of another size', () => {
  expect(problemsOf('![A stage](../images/trace.png)')).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      The image "../images/trace.png" is 1280 × 800 pixels, its dark variant 1280 × 801.
      Use the same size for both."
  `);
});

test.each([
  ['See ![A stage](../images/stage.png) here.', `<p>See ${IMG} here.</p>`],
  ['![A stage](../images/stage.png) is empty.', `<p>${IMG} is empty.</p>`],
])('leaves the image in %j where it is', (body, html) => {
  expect(htmlOf(body)).toBe(html);
});

test('reports an image that does not exist, and one without a description', () => {
  expect(problemsOf('![](../images/stgae.png)')).toMatchInlineSnapshot(`
    "content/docs/seats.md:5
      There is no image "../images/stgae.png".
      Add the file to content/images/ or fix the path, which is relative to this file.
    content/docs/seats.md:5
      The image "../images/stgae.png" has no alt text.
      Describe between the square brackets what the image shows, for readers who can't see it."
  `);
});
