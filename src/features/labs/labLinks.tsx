/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Root, RootContent } from 'mdast';
import type { FeatureContext } from '#features/feature.ts';
import { withBase } from '#model/path.ts';
import { markup } from '#tree/markdownNodes.ts';
import type { LABS } from './names.ts';
import { locatorsInSample } from './locatorInSample.ts';

/** The URL of a lab that starts with these values; undefined if the edition has no page for it. */
export function labHref(
  lab: (typeof LABS)[number],
  values: Readonly<Record<string, string>>,
  { docs, edition, baseUrl }: FeatureContext,
): string | undefined {
  const path = docs()
    .map(({ paths }) => paths[edition.id])
    .find((each) => each?.endsWith(`/labs/${lab}`));
  return path && `${withBase(baseUrl, path)}#${new URLSearchParams(values).toString()}`;
}

/**
 * Adds the Locator lab below each sample with a locator that follows markup in the same section: a link, which
 * `enhance.ts` turns into the lab itself. It starts with both.
 */
export function linkSamples(tree: Root, context: FeatureContext): void {
  let html: string | undefined;
  tree.children = tree.children.flatMap((node): RootContent[] => {
    if (node.type === 'heading') html = undefined;
    if (node.type !== 'samples') return [node];
    const [code, ...others] = node.children;
    const { lang, value = '' } = code ?? {};
    if (lang === 'html' && others.length === 0) {
      html = value;
      return [node];
    }
    // Snapshots are about a page as a whole.
    const locator = /aria_?snapshot/i.test(value) ? undefined : locatorsInSample(value)[0];
    if (html === undefined || locator === undefined) return [node];
    const href = labHref('locators', { html, locator }, context);
    html = undefined;
    if (href === undefined) return [node];
    const link = (
      <details className="try-lab no-print">
        <summary>Try it in the Locator lab</summary>
        <p>
          <a href={href}>Open the Locator lab</a>
        </p>
      </details>
    );
    // Outside the site, it would be a long URL and nothing else.
    return [node, markup(link)];
  });
}
