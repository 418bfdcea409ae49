import { posix } from 'node:path';
import type { Image, Root } from 'mdast';
import { visit } from '#tree/visit.ts';
import type { FeatureContext } from '#features/feature.ts';
import type { Report } from '#tree/report.ts';
import type { PreparedImage } from '#features/feature.ts';

/** Finds the prepared form of each image; one in its own paragraph becomes a figure. */
export function resolveImages(
  tree: Root,
  { file, images, report }: Pick<FeatureContext, 'file' | 'images' | 'report'>,
): void {
  visit(tree, 'image', (node) => {
    const path = posix.join(posix.dirname(file), node.url);
    const image = images.get(path);
    const dark = images.get(path.replace(/(?=\.\w+$)/, '-dark'));
    if (image) {
      node.data = { ...node.data, image, ...(dark && { dark }) };
      if (dark) checkSize(node, image, dark, report);
    } else {
      report(node, {
        what: `There is no image "${node.url}".`,
        fix: 'Add the file to content/images/ or fix the path, which is relative to this file.',
      });
    }
    checkAlt(node, report);
  });
  visit(tree, 'paragraph', ({ children: [only, ...others], position }, index, parent) => {
    if (only?.type !== 'image' || others.length > 0 || !parent || index === undefined) return;
    const { image, dark } = only.data ?? {};
    if (!image) return;
    parent.children[index] = {
      type: 'picture',
      alt: only.alt ?? '',
      caption: only.title ?? undefined,
      image,
      dark,
      ...(position && { position }),
    };
  });
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

function checkAlt(node: Image, report: Report): void {
  if (node.alt?.trim()) return;
  report(node, {
    what: `The image "${node.url}" has no alt text.`,
    fix: "Describe between the square brackets what the image shows, for readers who can't see it.",
  });
}
