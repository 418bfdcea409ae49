import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignNames, checkForeignWords } from './kinds/foreignWords.ts';
import { expectClasses } from './expected/expectClass.ts';
import type { ExpectedClass } from './expected/expected.ts';
import type { Finding, PageFinding } from './sortFindings.ts';
import { readPage } from './page/readPage.ts';
import { pairPage } from './pairs.ts';
import type { Language, Truth } from './truth/truth.ts';
import { LANGUAGES } from './truth/truth.ts';
import { checkDefaults, checkEnums } from './kinds/enums.ts';
import { checkMentions, checkSamples, checkTexts } from './kinds/texts.ts';
import { checkNames } from './kinds/names.ts';
import { checkOrder } from './kinds/order.ts';
import { checkSignatures } from './kinds/signatures.ts';
import { checkStanding, checkStructure } from './kinds/structure.ts';
import { checkTypes } from './kinds/types.ts';
import type { PagePair } from './pairs.ts';

/** Where the pages of an edition begin. */
const PREFIXES: Record<Language, string> = {
  js: '',
  python: 'python/',
  java: 'java/',
  csharp: 'dotnet/',
};

/** Where the class pages of a version are, by the name of its file in `data/api-truth`. */
const FOLDERS = { stable: 'docs/api', current: 'docs/next/api' } as const;

type VersionName = keyof typeof FOLDERS;

/** A class page of the built site, and what it must show. */
interface Subject {
  version: VersionName;
  language: Language;
  truth: Truth;
  /** Names of Node.js that the language cannot write. */
  foreign: ReadonlySet<string>;
  expected: ExpectedClass;
  /** `docs/api/class-page.html` */
  file: string;
}

/** Checks every class page: of the built site, or as `read` gives it. */
export function checkReference(read = readBuilt): PageFinding[] {
  return subjects().flatMap((subject) => {
    const { version, language, file, expected } = subject;
    const html = read(file);
    const findings =
      html !== undefined
        ? checkHtml(subject, html)
        : [{ kind: 'class-missing', place: expected.name, detail: '' }];
    return findings.map((finding) => ({ ...finding, version, language, file }));
  });
}

function readBuilt(file: string): string | undefined {
  const path = join('dist', file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Every page that there must be. */
export function subjects(): Subject[] {
  return (Object.keys(FOLDERS) as VersionName[]).flatMap((version) => {
    const truth = readTruth(version);
    return LANGUAGES.flatMap((language) => {
      const foreign = foreignNames(truth, language);
      return expectClasses(truth, language).map((expected) => ({
        version,
        language,
        truth,
        foreign,
        expected,
        file: `${PREFIXES[language]}${FOLDERS[version]}/class-${expected.name.toLowerCase()}.html`,
      }));
    });
  });
}

/** Checks the text of one page. */
export function checkHtml({ expected, ...where }: Subject, html: string): Finding[] {
  return checkPage(pairPage(expected, readPage(html), where));
}

function readTruth(version: VersionName): Truth {
  // Written by this tool, so the shape is known.
  return JSON.parse(readFileSync(`data/api-truth/${version}.json`, 'utf8')) as Truth;
}

/** Everything that is wrong with a page. */
function checkPage(pair: PagePair): Finding[] {
  return [
    ...checkStructure(pair),
    ...checkNames(pair),
    ...checkStanding(pair),
    ...checkTexts(pair),
    ...checkEnums(pair),
    ...checkOrder(pair),
    ...checkSamples(pair),
    ...checkSignatures(pair),
    ...checkTypes(pair),
    ...checkForeignWords(pair),
    ...checkMentions(pair),
    ...checkDefaults(pair),
  ];
}
