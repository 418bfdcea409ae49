/**
 * The texts of one edition and version. A text that occurs in several places is written once, and then
 * referenced by its number in the order of writing.
 */
export interface TextTier {
  pages: [path: string, section: string, title: string, texts: Text[], headings: HeadingEntry[]][];
}

export type Text = string | number;

/**
 * The anchor and, separated by spaces, its aliases. The anchor is left out (empty) if it is the slug of the
 * title.
 */
export type HeadingEntry = [level: number, title: string, anchors: string, ...texts: Text[]];

/** The anchor that most headings have. */
export function headingSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
