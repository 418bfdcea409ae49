import type { InWindow } from '#features/enhanceContext.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import { enhanceSample, type SampleTools } from './enhanceSample.ts';

// Near enough that the buttons exist before anyone can reach for them.
const NEAR = '300px';

/** Adds buttons to each code sample as it approaches the viewport (behavior code-tools). */
export function enhanceSamples(root: ParentNode, { window }: InWindow): () => void {
  const { elements, release } = claimElements(root, '.sample');
  const tools = new Map<Element, SampleTools>();

  // Called first for each new target, when the layout is known; all are measured before any is changed.
  const resizes = new window.ResizeObserver((entries) => {
    const measured = entries.flatMap(({ target }) => tools.get(target) ?? []);
    const widths = measured.map((each) => each.overflows());
    measured.forEach((each, index) => each.show(widths[index] ?? false));
  });

  const arrive: IntersectionObserverCallback = (entries, self) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      self.unobserve(target);
      addTools(target as HTMLElement);
    }
  };
  const arrivals =
    'IntersectionObserver' in window
      ? new window.IntersectionObserver(arrive, { rootMargin: NEAR })
      : undefined;

  function addTools(sample: HTMLElement): void {
    if (sample.querySelector('.copy-button')) return;
    const added = enhanceSample(window, sample, sampleName(sample, elements.indexOf(sample) + 1));
    if (!added) return;
    tools.set(sample, added);
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
  const title = sample.querySelector('.sample-title')?.textContent;
  return title ? `Code sample ${number}: ${title}` : `Code sample ${number}`;
}
