import type { Code } from 'mdast';
import { runKey } from '../../../src/features/samples/data.ts';
import { parseDoc } from '../../../src/pipeline/parseDoc.ts';
import { visit } from '../../../src/tree/visit.ts';
import { builtDemo, demoPages } from '../../../src/build/demo.ts';
import { readContent } from '../../../src/build/read/readContent.ts';
import { siteConfig } from '../../../site.config.ts';
import type { Language } from '../worker/languages.ts';
import type { Candidate } from './runnable.ts';

const LANGUAGES: Readonly<Record<string, Language>> = {
  ...{ ts: 'javascript', js: 'javascript', python: 'python', java: 'java', csharp: 'csharp' },
};

export interface GuideCandidate extends Candidate {
  key: string;
  /** `content/docs/input.md` */
  file: string;
}

/** The samples of guides that start on a page of the demo, in all languages. */
export async function readCandidates(root: string): Promise<GuideCandidate[]> {
  const { docs } = await readContent(root);
  const pages = await demoPages(await builtDemo(root));
  const found = new Map<string, GuideCandidate>();
  for (const file of docs) {
    const { doc } = parseDoc(file, siteConfig);
    if (!doc) continue;
    visit(doc.tree, 'code', ({ lang, value, data }: Code) => {
      const language = LANGUAGES[lang ?? ''];
      const start = data?.fence?.start;
      // Several tests in one sample need a page each.
      const isOne = (value.match(/\btest\(|@Test|def test_|\[Test/g)?.length ?? 0) <= 1;
      const [page = ''] = start?.split(/[?#]/, 1) ?? [];
      if (!language || start === undefined || !pages.includes(page) || !isOne) return;
      const key = runKey(value, lang ?? '', start);
      found.set(key, { key, file: file.path, code: value, language, start });
    });
  }
  return [...found.values()];
}
