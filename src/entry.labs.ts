import { enhanceLabs } from '#features/labs/enhance.ts';
import { createStorage } from '#runtime/storage.ts';

// The second script of pages with a lab. They are documents of their own, which other pages leave and enter by a
// full load, so this runs once (decisions/0025).
const storage = createStorage(window);
const open = () => enhanceLabs(document, { window, storage });

open();
// An article that was lost is shown once more, without its lab.
new MutationObserver(open).observe(document.body, { childList: true, subtree: true });
