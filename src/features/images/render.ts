import type { Element } from 'hast';
import type { Image } from 'mdast';
import type { Feature, Twin } from '#features/feature.ts';
import { withBase } from '#model/path.ts';
import { element } from '#tree/element.ts';
import { paragraph } from '#tree/markdownNodes.ts';
import * as names from './names.ts';
import type { Picture } from './nodes.ts';
import type { PreparedImage } from '#features/feature.ts';
import { resolveImages } from './resolveImages.ts';

/** The article is at most this wide (behavior progressive-images); below the breakpoint it fills the window. */
const SIZES = '(width <= 996px) 100vw, 800px';

/** Images in a line of text, and figures in their own paragraph. */
export const images: Feature = {
  resolve: resolveImages,
  nodes: {
    image: {
      html: ({ alt, data }, _state, { baseUrl }) =>
        data?.image ? [imageElement(data.image, alt ?? '', baseUrl)] : [],
      plain: (node, twin) => [plainImage(node, twin)],
    },
    picture: {
      html: (node, _state, { baseUrl }) => [pictureElement(node, baseUrl)],
      plain({ alt, caption, image }, twin) {
        const node: Image = {
          type: 'image',
          url: '',
          alt,
          title: caption ?? null,
          data: { image },
        };
        return [paragraph([plainImage(node, twin)])];
      },
      texts: ({ caption }) => (caption === undefined ? [] : [caption]),
    },
  },
};

function pictureElement({ image, dark, alt, caption }: Picture, baseUrl: string): Element {
  const frames = dark
    ? [frameElement(image, alt, baseUrl, names.light), frameElement(dark, alt, baseUrl, names.dark)]
    : [frameElement(image, alt, baseUrl)];
  const text = caption ? [element('figcaption', {}, [caption])] : [];
  return element('figure', { className: [names.root] }, [...frames, ...text]);
}

function frameElement(
  image: PreparedImage,
  alt: string,
  baseUrl: string,
  ...classNames: string[]
): Element {
  const blur = element('img', {
    className: [names.blur],
    src: image.placeholder,
    alt: '',
    ariaHidden: 'true',
    width: image.width,
    height: image.height,
  });
  return element('span', { className: [names.frame, ...classNames] }, [
    blur,
    imageElement(image, alt, baseUrl),
  ]);
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

function plainImage(node: Image, { baseUrl, absolute }: Twin): Image {
  const largest = node.data?.image?.variants.at(-1)?.url;
  return { ...node, url: absolute(largest ? withBase(baseUrl, largest) : node.url) };
}
