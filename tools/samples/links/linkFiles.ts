import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { groupBy } from '#model/groupBy.ts';
import type { Problem } from '#model/problem.ts';
import type { PageLinks, SampleLinks } from '#model/sampleLinks.ts';
import { LINKS_FOLDER, sampleKey } from '#pipeline/markdown/linkSamples.ts';
import { readSampleLinks } from '../../../src/build/read/readContent.ts';
import type { Sample } from '../sample.ts';

/** The files with the links of samples: what is wrong in them, and how to make them right. */
export interface LinkFiles {
  problems: Problem[];
  /** Writes what has changed, and removes what no sample uses. */
  update: () => void;
}

/**
 * Compares the files with what the compilers have just found. A sample that no compiler has seen this time keeps what the
 * file has; `isWanted` limits the pages.
 */
export async function compareLinks(
  root: string,
  samples: readonly Sample[],
  found: ReadonlyMap<Sample, SampleLinks>,
  isWanted: (page: string) => boolean,
): Promise<LinkFiles> {
  const written = await readSampleLinks(root);
  const byPage = groupBy(samples.filter(isShown), ({ page }) => page);
  const pages = [...new Set([...byPage.keys(), ...Object.keys(written)])].filter(isWanted);
  const changed = pages.flatMap((page) => {
    const path = `${LINKS_FOLDER}/${page}.json`;
    const text = textOf(linksOfPage(byPage.get(page) ?? [], found, written[page] ?? {}));
    return text === readText(join(root, path)) ? [] : [{ path, text }];
  });
  return {
    problems: changed.map(({ path }) => ({
      file: path,
      line: 1,
      what: 'The links of samples are out of date.',
      fix: 'Run "npm run samples -- --all --update-links" and commit the file.',
    })),
    update() {
      for (const { path, text } of changed) {
        const file = join(root, path);
        mkdirSync(dirname(file), { recursive: true });
        if (text === '') rmSync(file);
        else writeFileSync(file, text);
      }
    },
  };
}

/** Not a run behind the sentences of a guide, and not a row of a table. */
function isShown({ file, isRow }: Sample): boolean {
  return !isRow && !file.startsWith('content/samples/');
}

function linksOfPage(
  samples: readonly Sample[],
  found: ReadonlyMap<Sample, SampleLinks>,
  written: PageLinks,
): PageLinks {
  const links = samples.map((sample) => {
    const key = sampleKey({ lang: sample.language, value: sample.code });
    return [key, found.get(sample) ?? written[key] ?? {}] as const;
  });
  return Object.fromEntries(links.filter(([, own]) => Object.keys(own).length > 0));
}

/** One line for each sample, in an order of their own, so that changes of several people can be merged. */
function textOf(links: PageLinks): string {
  const lines = Object.entries(links)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, own]) => `  ${JSON.stringify(key)}: ${JSON.stringify(own)}`);
  return lines.length === 0 ? '' : `{\n${lines.join(',\n')}\n}\n`;
}

function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
