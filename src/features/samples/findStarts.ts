import type { Root } from 'mdast';
import type { FeatureContext } from '#features/feature.ts';
import { type FeatureData, valueOf } from '#features/featureData.ts';
import { visit } from '#tree/visit.ts';

/** The pages that there are. */
export const demoPagesData: FeatureData<readonly string[]> = {
  name: 'demo-pages',
  read: ({ demoPages }) => Promise.resolve(demoPages),
};

/** Opens a page of the demo, by its full URL or below a base URL, in any of the languages. */
const OPENED =
  /\b(?:goto|navigate|GotoAsync)\(\s*["'`](?:https:\/\/stagehand\.example(?:\/|(?=["'`]))|\.?\/)([^"'`]*)["'`]/i;

/** What a page must be there for. */
const USED = /\bpage\.(?:get_?by|locator)/i;

/**
 * Notes for each sample on which page of the demo it starts: the first that it opens, or else the page it runs on, also if
 * it has used that one before it opens another.
 */
export function findStarts(tree: Root): void {
  visit(tree, 'samples', ({ children }) => {
    // The languages of one sample do the same; the page is written at one of them.
    const shared = children.find(({ data }) => data?.fence?.run)?.data?.fence?.run;
    for (const { value, data } of children) {
      if (!data?.fence) continue;
      const found = OPENED.exec(value);
      const opened = found?.[1];
      const used = value.search(USED);
      const isOpenBefore = shared !== undefined && used >= 0 && used < (found?.index ?? 0);
      // The value of a variable decides.
      if (!isOpenBefore && opened?.includes('${')) continue;
      data.fence.start = isOpenBefore ? pageOf(shared) : (opened ?? pageOf(shared));
    }
  });
}

/** The start page is written as `index`. */
function pageOf(run: string | undefined): string | undefined {
  return run === 'index' ? '' : run;
}

/** Drops the pages that only tests route to, or that belong to a guide. */
export function keepPublished(tree: Root, context: FeatureContext): void {
  visit(tree, 'code', ({ data }) => {
    const { fence } = data ?? {};
    const [page] = fence?.start?.split(/[?#]/, 1) ?? [];
    if (fence && page !== undefined && !valueOf(context, demoPagesData).includes(page))
      delete fence.start;
  });
}
