import type { Root, RootContent } from 'mdast';
import type { FeatureContext } from '#features/feature.ts';
import type { Samples } from '#features/samples/nodes.ts';
import { labHref } from './labHref.ts';
import { locatorsInSample } from './locatorInSample.ts';

/**
 * Adds a link to the Locator lab below each sample with a locator that follows markup in the same section. The lab
 * starts with both.
 */
export function linkSamples(tree: Root, context: FeatureContext): void {
  let markup: string | undefined;
  tree.children = tree.children.flatMap((node): RootContent[] => {
    if (node.type === 'heading') markup = undefined;
    if (node.type !== 'samples') return [node];
    const html = markupOf(node);
    if (html !== undefined) {
      markup = html;
      return [node];
    }
    const locator = markup === undefined ? undefined : locatorIn(node);
    if (markup === undefined || locator === undefined) return [node];
    const href = labHref('locators', { html: markup, locator }, context);
    markup = undefined;
    return href === undefined ? [node] : [node, { type: 'labLink', href }];
  });
}

/** The source of a sample that is markup only. */
function markupOf({ children: [code, ...others] }: Samples): string | undefined {
  return code?.lang === 'html' && others.length === 0 ? code.value : undefined;
}

/** The first locator of a sample; snapshots are about a page as a whole. */
function locatorIn({ children: [code] }: Samples): string | undefined {
  const text = code?.value ?? '';
  return /aria_?snapshot/i.test(text) ? undefined : locatorsInSample(text)[0];
}
