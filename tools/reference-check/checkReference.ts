import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPage } from './checkPage.ts';
import { expectClasses } from './expected/expectClass.ts';
import type { PageFinding } from './finding.ts';
import { readPage } from './page/readPage.ts';
import { pairPage } from './pairs.ts';
import type { Language, Truth } from './truth/truth.ts';
import { LANGUAGES } from './truth/truth.ts';

/** Where the pages of an edition begin. */
const PREFIXES: Record<Language, string> = {
  js: '',
  python: 'python/',
  java: 'java/',
  csharp: 'dotnet/',
};

/** Where the class pages of a version are, by the name of its file in `data/api-truth`. */
const FOLDERS = { stable: 'docs/api', current: 'docs/next/api' } as const;

export type CheckedVersion = keyof typeof FOLDERS;

/** A built class page and what it must show. */
export interface Subject {
  version: CheckedVersion;
  language: Language;
  /** `docs/api/class-page.html` */
  file: string;
  html: string;
}

/** Checks every class page of the built site. */
export function checkReference(root = '.', folder = 'dist'): PageFinding[] {
  return (Object.keys(FOLDERS) as CheckedVersion[]).flatMap((version) => {
    const truth = readTruth(root, version);
    return LANGUAGES.flatMap((language) =>
      expectClasses(truth, language).flatMap((expected) => {
        const file = `${PREFIXES[language]}${FOLDERS[version]}/class-${expected.name.toLowerCase()}.html`;
        const path = join(root, folder, file);
        const where = { version, language, file };
        if (!existsSync(path))
          return [{ ...where, kind: 'class-missing', place: expected.name, detail: '' }];
        const rendered = readPage(readFileSync(path, 'utf8'));
        const pair = pairPage(expected, rendered, { language, truth });
        return checkPage(pair).map((finding) => ({ ...where, ...finding }));
      }),
    );
  });
}

export function readTruth(root: string, version: CheckedVersion): Truth {
  // Written by this tool, so the shape is known.
  return JSON.parse(readFileSync(join(root, `data/api-truth/${version}.json`), 'utf8')) as Truth;
}
