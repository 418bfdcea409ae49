import { enhanceDetails } from './details/enhance.ts';
import { enhanceDevices } from './devices/enhance.ts';
import type { Enhance } from './enhanceContext.ts';
import { enhanceFilters } from './filters/enhance.ts';
import { enhanceImages } from './images/enhance.ts';
import { enhanceOtherLanguages } from './other-languages/enhance.ts';
import { enhanceReleases } from './releases/enhance.ts';
import { enhanceSamples } from './samples/enhance.ts';
import { enhanceTabs } from './tabs/enhance.ts';
import { enhanceVideos } from './videos/enhance.ts';

/** Browser halves that affect the layout, and with it where the target of a hash is. */
export const ENHANCE_AT_ONCE: readonly Enhance[] = [enhanceTabs, enhanceDetails];

/** Browser halves that can wait for an idle moment, in this order. */
export const ENHANCE_LATER: readonly Enhance[] = [
  enhanceSamples,
  enhanceImages,
  enhanceFilters,
  enhanceVideos,
  enhanceDevices,
  enhanceReleases,
  enhanceOtherLanguages,
];
