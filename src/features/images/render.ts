import type { Element } from 'hast';
import type { Image } from 'mdast';
import { withBase } from '#model/path.ts';
import type { PreparedImage } from './prepareImages.ts';
import { element } from '#tree/element.ts';
import type { HastState } from '#tree/toHast.ts';
import type { Picture } from '#tree/nodes.ts';

/** The article is at most this wide (spec §9); below the breakpoint it fills the window. */
const SIZES = '(width <= 996px) 100vw, 800px';

/** Images in a line of text, and pictures that have a paragraph to themselves. */
export function createImageHandlers(baseUrl: string) {
  return {
    image: (_state: HastState, { alt, data }: Image): Element | undefined =>
      data?.image && imageElement(data.image, alt ?? '', baseUrl),
    picture: (_state: HastState, node: Picture): Element => pictureElement(node, baseUrl),
  };
}

function pictureElement({ image, alt, caption }: Picture, baseUrl: string): Element {
  const blur = element('img', {
    className: ['picture-blur'],
    src: image.placeholder,
    alt: '',
    ariaHidden: 'true',
    width: image.width,
    height: image.height,
  });
  const frame = element('span', { className: ['picture-frame'] }, [
    blur,
    imageElement(image, alt, baseUrl),
  ]);
  const text = caption && element('figcaption', {}, [caption]);
  return element('figure', { className: ['picture'] }, text ? [frame, text] : [frame]);
}

function imageElement(image: PreparedImage, alt: string, baseUrl: string): Element {
  const sources = image.variants.map(({ width, url }) => ({ width, src: withBase(baseUrl, url) }));
  return element('img', {
    src: sources.at(-1)?.src,
    srcSet: sources.map(({ width, src }) => `${src} ${width}w`).join(', '),
    sizes: SIZES,
    width: image.width,
    height: image.height,
    alt,
    loading: 'lazy',
    decoding: 'async',
  });
}
