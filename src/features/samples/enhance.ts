import type { InWindow } from '#features/enhanceContext.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import { enhanceSample } from './enhanceSample.ts';
import * as names from './names.ts';

// Near enough that the buttons exist before anyone can reach for them.
const NEAR = '300px';

/** Adds buttons to each code sample as it approaches the viewport (behavior code-tools). */
export function enhanceSamples(root: ParentNode, { window }: InWindow): () => void {
  const { elements, release } = claimElements(root, `.${names.root}`);
  const updates = new Map<Element, () => void>();

  const resizes = new window.ResizeObserver((entries) => {
    for (const { target } of entries) updates.get(target)?.();
  });

  const arrivals = 'IntersectionObserver' in window ? createObserver() : undefined;

  function createObserver(): IntersectionObserver {
    return new window.IntersectionObserver(
      (entries, self) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          self.unobserve(target);
          addTools(target as HTMLElement);
        }
      },
      { rootMargin: NEAR },
    );
  }

  function addTools(sample: HTMLElement): void {
    if (sample.querySelector(`.${names.tools}`)) return;
    const tools = enhanceSample(window, sample, sampleName(sample, elements.indexOf(sample) + 1));
    if (!tools) return;
    updates.set(sample, tools.update);
    resizes.observe(sample);
  }

  for (const sample of elements) {
    if (arrivals) arrivals.observe(sample);
    else addTools(sample);
  }

  return () => {
    arrivals?.disconnect();
    resizes.disconnect();
    release();
  };
}

/** Numbered, because landmarks need unique names. */
function sampleName(sample: Element, number: number): string {
  const title = sample.querySelector(`.${names.title}`)?.textContent;
  return title ? `Code sample ${number}: ${title}` : `Code sample ${number}`;
}
