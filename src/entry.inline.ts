// Bundled into one inline script: no import is left, and the content security policy knows its hash.
import { prepareDocument } from '#runtime/beforePaint.ts';

prepareDocument(window);
