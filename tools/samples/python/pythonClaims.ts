import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '#model/groupBy.ts';
import { runQuietly } from '../../runQuietly.ts';
import { preparePackages } from '../compiled.ts';
import { missingBrowser } from '../run/stage.ts';
import type { Checker, Finding, Sample } from '../sample.ts';
import { interpreterIn, PYTHON } from './pythonChecker.ts';

const CLAIMS = 'content/samples/claims';

/**
 * Compares the messages that a page shows with those that its script `content/samples/claims/{page}.py` prints, by the
 * id of the heading.
 */
export function createPythonClaims(root: string): Checker {
  const scriptOf = (page: string) => join(root, CLAIMS, `${page}.py`);
  return {
    name: 'Python messages',
    needsTools: true,
    sources: [CLAIMS, PYTHON.packages],
    isRecorded: true,
    accepts: ({ language, editions, page }) =>
      language === 'text' && editions.includes('python') && existsSync(scriptOf(page)),
    isReady: async () => (await missingBrowser()) ?? (await PYTHON.missing(root)),
    async check(samples) {
      const python = interpreterIn(await preparePackages(root, PYTHON));
      const findings: Finding[] = [];
      for (const [page, ofPage] of groupBy(samples, (sample) => sample.page)) {
        const { ok, stdout, complaint } = await runQuietly(python, [scriptOf(page)], { cwd: root });
        if (!ok) throw new Error(`${CLAIMS}/${page}.py failed: ${complaint.trim()}`);
        // Written by our own script; what is not printed is Python's.
        const printed = JSON.parse(stdout.toString()) as Record<string, string>;
        findings.push(...ofPage.flatMap((sample) => unprinted(sample, printed[sample.heading])));
      }
      return findings;
    },
  };
}

/** The lines of a sample that were not printed; a page may show more than the script tries. */
export function unprinted(sample: Sample, printed: string | undefined): Finding[] {
  if (printed === undefined) return [];
  const text = withoutNumbers(printed);
  return sample.code.split('\n').flatMap((line, index) => {
    const parts = withoutNumbers(line.trim().replace(/^- /, '')).split('…');
    const isPrinted = parts.every((part) => text.includes(part));
    return isPrinted ? [] : [{ sample, line: index + 1, message: `Python prints ${printed}` }];
  });
}

function withoutNumbers(text: string): string {
  return text.replace(/\d+/g, '0');
}
