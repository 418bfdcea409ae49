// The second script of pages with a lab. They are documents of their own, which readers enter and leave by a full
// load (decisions/0025).
import * as names from '../../../src/features/labs/names.ts';
import { claimElements } from '../../../src/runtime/article/claimElements.ts';
import { createStorage } from '../../../src/runtime/storage.ts';
import { openLab } from './lab.tsx';

const storage = createStorage(window);
document.documentElement.toggleAttribute('data-embedded', window.parent !== window);

const { elements, signal } = claimElements(document, `[${names.lab}]`);
for (const place of elements) {
  // Without it the text around it is still there.
  openLab(place, { storage, signal }).catch((error: unknown) => console.warn(error));
}
