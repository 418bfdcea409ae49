import { enhanceDetails } from './details/enhance.ts';
import type { Enhance } from './enhanceContext.ts';
import { enhanceImages } from './images/enhance.ts';
import { enhanceReleases } from './releases/enhance.ts';
import { enhanceSamples } from './samples/enhance.ts';
import { enhanceTabs } from './tabs/enhance.ts';

/** Browser halves that affect the layout, and with it where the target of a hash is. */
export const ENHANCE_AT_ONCE: readonly Enhance[] = [enhanceTabs, enhanceDetails];

/** Browser halves that can wait for an idle moment, in this order. */
export const ENHANCE_LATER: readonly Enhance[] = [
  enhanceSamples,
  enhanceImages,
  whereThereIs('[data-filter]', async () => {
    const { enhanceFilters } = await import('./filters/enhance.ts');
    return enhanceFilters;
  }),
  whereThereIs('.video-screen', async () => {
    const { enhanceVideos } = await import('./videos/enhance.ts');
    return enhanceVideos;
  }),
  whereThereIs('[data-template]', async () => {
    const { enhanceDevices } = await import('./devices/enhance.ts');
    return enhanceDevices;
  }),
  enhanceReleases,
  whereThereIs('.elsewhere', async () => {
    const { enhanceOtherLanguages } = await import('./other-languages/enhance.ts');
    return enhanceOtherLanguages;
  }),
];

/** A browser half whose code only a few pages load. */
function whereThereIs(selector: string, load: () => Promise<Enhance>): Enhance {
  return (root, context) => {
    let isOver = false;
    let stop = (): void => undefined;
    const start = async (): Promise<void> => {
      const enhance = await load();
      if (!isOver) stop = enhance(root, context);
    };
    // Without it the article is still complete.
    if (root.querySelector(selector)) start().catch((error: unknown) => console.warn(error));
    return () => {
      isOver = true;
      stop();
    };
  };
}
