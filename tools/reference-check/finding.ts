import type { Language } from './truth/truth.ts';

/** Something that a page says otherwise than the packages. */
export interface Finding {
  /** `field-missing`, `since`. */
  kind: string;
  /** `Page.goto.timeout`. */
  place: string;
  /** What is shown and what is right: `timeout → setTimeout`. */
  detail: string;
}

/** A finding with the page that it was found on. */
export interface PageFinding extends Finding {
  version: string;
  language: Language;
  file: string;
}
