import { parseDoc } from '#pipeline/parseDoc.ts';
import type { Doc } from '#pipeline/parseDoc.ts';
import { guide } from '#pipeline/testing.ts';
import { testSite } from '#pipeline/markdown/testing.ts';
import { invariant } from '#model/invariant.ts';

/** A guide with this body, whose first line is number 6, and the text of its file. */
export function guideOf(id: string, body: string): { doc: Doc; text: string } {
  const file = guide(id, body);
  const { doc } = parseDoc(file, testSite);
  invariant(doc, 'the front matter of test guides is valid');
  return { doc, text: file.text };
}
