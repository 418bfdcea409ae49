// Bundled into one inline script: it has no imports, and the content security policy contains its hash.
import { prepareDocument } from '#runtime/beforePaint.ts';

prepareDocument(window);
