import { loadWhileHere } from '#runtime/navigation/loadWhileHere.ts';
import { enhanceDetails } from './details/enhance.ts';
import type { Enhance } from './enhanceContext.ts';
import { enhanceImages } from './images/enhance.ts';
import { enhanceSamples } from './samples/enhance.ts';
import { enhanceTabs } from './tabs/enhance.ts';

/** Browser halves that affect the layout, and with it where the target of a hash is. */
export const ENHANCE_AT_ONCE: readonly Enhance[] = [enhanceTabs, enhanceDetails];

/** Browser halves that can wait for an idle moment, in this order. */
export const ENHANCE_LATER: readonly Enhance[] = [
  enhanceSamples,
  whereThereIs('[data-run]', () => import('./samples/enhanceRun.ts')),
  whereThereIs('.sample pre a', () => import('./samples/enhanceNames.ts')),
  enhanceImages,
  whereThereIs('.picture-frame > a', () => import('./images/enhanceZoom.ts')),
  whereThereIs('.command', () => import('./inline-code/enhance.ts')),
  whereThereIs('[data-filter]', () => import('./filters/enhance.ts')),
  whereThereIs('.video-screen', () => import('./videos/enhance.ts')),
  whereThereIs('.try-lab', () => import('./labs/enhance.ts')),
  whereThereIs('[data-template]', () => import('./devices/enhance.ts')),
  whereThereIs('.upgrade', () => import('./releases/enhance.ts')),
  whereThereIs('.error-log', () => import('./error-log/enhance.ts')),
  whereThereIs('.elsewhere', () => import('./other-languages/enhance.ts')),
];

/** A browser half whose code only a few pages load. */
function whereThereIs(selector: string, load: () => Promise<{ enhance: Enhance }>): Enhance {
  return (root, context) => {
    let isOver = false;
    let stop = (): void => undefined;
    const start = ({ enhance }: { enhance: Enhance }): void => {
      if (!isOver) stop = enhance(root, context);
    };
    // Without it the article is still complete.
    if (root.querySelector(selector)) loadWhileHere(load).then(start).catch(console.warn);
    return () => {
      isOver = true;
      stop();
    };
  };
}
