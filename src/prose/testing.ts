import { type Doc, parseDoc } from '#pipeline/parseDoc.ts';
import { guide } from '#pipeline/testing.ts';
import { testSite } from '#pipeline/markdown/testing.ts';
import { invariant } from '#model/invariant.ts';

/** A guide with this body, whose first line is number 6. */
export function guideOf(id: string, body: string): Doc {
  const { doc } = parseDoc(guide(id, body), testSite);
  invariant(doc, 'the front matter of test guides is valid');
  return doc;
}
