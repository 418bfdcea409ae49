import { enhanceLabs, hasClosedLab } from '#features/labs/enhance.ts';
import { createStorage } from '#runtime/storage.ts';

// The second script of pages with a lab. They are documents of their own, which readers enter and leave by a full
// load (decisions/0025).
const context = { window, storage: createStorage(window) };
let close = enhanceLabs(document, context);

// An article that was lost is shown once more, with its lab closed.
new MutationObserver(() => {
  if (!hasClosedLab(document)) return;
  close();
  close = enhanceLabs(document, context);
}).observe(document.body, { childList: true, subtree: true });
