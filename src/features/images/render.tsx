/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';
import type { Image, Root } from 'mdast';
import type { Feature, PreparedImage, FeatureContext } from '#features/feature.ts';
import { withBase } from '#model/path.ts';
import { markup, paragraph } from '#tree/markdownNodes.ts';
import { posix } from 'node:path';
import { visit } from '#tree/visit.ts';
import type { Report } from '#tree/report.ts';

/**
 * The widest that an image gets (behavior progressive-images): on narrow screens all but the margins. Next to the hero
 * of a home page, and between the columns around an article, about half the window, until the article is 800 pixels wide.
 */
const SIZES = '(width <= 996px) calc(100vw - 2rem), (width <= 1480px) 54vw, 800px';

/** {@link SIZES} in the widest window: a wider image can be enlarged (behavior image-zoom). */
const WIDEST = 800;

/** Images in a line of text, and figures in their own paragraph. */
export const images: Feature = {
  resolve: resolveImages,
  nodes: {
    image: {
      html: ({ alt, data }, _state, { baseUrl }) =>
        data?.image ? [imageElement(data.image, alt ?? '', baseUrl)] : [],
      plain(node, { baseUrl, absolute }) {
        const largest = node.data?.image?.variants.at(-1)?.url;
        return [{ ...node, url: absolute(largest ? withBase(baseUrl, largest) : node.url) }];
      },
    },
  },
};

/** Finds the prepared form of each image; one in its own paragraph becomes a figure. */
function resolveImages(tree: Root, context: FeatureContext): void {
  const { file, images: all, edition, report, baseUrl } = context;
  visit(tree, 'image', (node) => {
    const shared = posix.join(posix.dirname(file), node.url);
    const own = variant(shared, edition.id);
    const path = all.get(own) ? own : shared;
    const image = all.get(path);
    const dark = all.get(variant(path, 'dark'));
    if (image) {
      node.data = { ...node.data, image, ...(dark && { dark }) };
      if (dark) checkSize(node, image, dark, report);
    } else {
      report(node, {
        what: `There is no image "${node.url}".`,
        fix: 'Add the file to content/images/ or fix the path, which is relative to this file.',
      });
    }
    if (!node.alt?.trim()) {
      report(node, {
        what: `The image "${node.url}" has no alt text.`,
        fix: "Describe between the square brackets what the image shows, for readers who can't see it.",
      });
    }
  });
  visit(tree, 'paragraph', ({ children: [only, ...others] }, index, parent) => {
    if (only?.type !== 'image' || others.length > 0 || !parent || index === undefined) return;
    const { image, dark } = only.data ?? {};
    if (!image) return;
    const { alt, title } = only;
    const frame = (shown: PreparedImage, mode?: string) => (
      <span className={['picture-frame', mode ?? ''].join(' ').trim()}>
        <img
          className="picture-blur"
          src={shown.placeholder}
          alt=""
          aria-hidden="true"
          width={shown.width}
          height={shown.height}
        />
        {enlargeable(shown, alt ?? '', baseUrl)}
      </span>
    );
    // A column of a window: as wide as the text, it would be higher than the screen.
    const isTall = image.width <= WIDEST && image.width < image.height;
    const figure = (
      <figure className={['picture', isTall ? 'is-tall' : ''].join(' ').trim()}>
        {frame(image, dark && 'picture-light')}
        {dark && frame(dark, 'picture-dark')}
        {title ? <figcaption>{title}</figcaption> : []}
      </figure>
    );
    parent.children[index] = markup(figure, [paragraph([only])], title ? [title] : []);
  });
}

/** `trace.webp` → `trace-python.webp`, `trace-python-dark.webp` */
function variant(path: string, name: string): string {
  return path.replace(/(?=\.\w+$)/, `-${name}`);
}

/** A link to the clip, or to the largest file of an image that is shown smaller than that. */
function enlargeable(image: PreparedImage, alt: string, baseUrl: string): Element {
  const shown = imageElement(image, alt, baseUrl);
  if (image.clip === undefined && image.width <= WIDEST) return shown;
  const href = image.clip === undefined ? shown.properties.src : withBase(baseUrl, image.clip);
  return (
    <a href={href} aria-label={`${image.clip ? 'Play clip' : 'Enlarge image'}: ${alt}`}>
      {shown}
    </a>
  );
}

function imageElement(
  { variants, width, height }: PreparedImage,
  alt: string,
  baseUrl: string,
): Element {
  const sources = variants.map((each) => ({ width: each.width, src: withBase(baseUrl, each.url) }));
  return (
    <img
      src={sources.at(-1)?.src}
      srcSet={sources.map((each) => `${each.src} ${each.width}w`).join(', ')}
      sizes={SIZES}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}

/** The layout must not shift when the reader changes the color mode. */
function checkSize(node: Image, light: PreparedImage, dark: PreparedImage, report: Report): void {
  if (dark.width === light.width && dark.height === light.height) return;
  report(node, {
    what: `The image "${node.url}" is ${sizeOf(light)} pixels, its dark variant ${sizeOf(dark)}.`,
    fix: 'Use the same size for both.',
  });
}

function sizeOf({ width, height }: PreparedImage): string {
  return `${width} × ${height}`;
}

declare module 'mdast' {
  interface ImageData {
    image?: PreparedImage;
    dark?: PreparedImage;
  }
}
