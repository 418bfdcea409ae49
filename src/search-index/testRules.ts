import type { SearchRules } from '#model/searchRules.ts';

/** Rules for tests: as few as they need, so that those of the site can change. */
export const testRules: SearchRules = {
  words: {
    stopWords: 'a at doesnt for get how the to',
    synonyms: {
      'alert, confirm': 'dialog',
      'wait for element': 'waitForSelector',
      'drag and drop': 'dragTo',
      'cy get': 'find getByTestId',
      'cy visit': 'goto',
    },
  },
  classes: {
    order: ['Locator', 'Page'],
    last: ['Frame'],
    first: { Page: ['getBy*', 'title'] },
    variables: { context: 'BrowserContext' },
    endings: ['Assertions'],
    calls: [
      {
        pattern: String.raw`\b(?:expect|assertThat)\((?<owner>[\w.]*)(?:\([^)]*\)|[^()])*\)\.(?:not\.)?(?<name>\w+)`,
        ending: 'Assertions',
      },
      { pattern: String.raw`(?<owner>\w+)\.on\(["'](?<name>\w+)["']` },
    ],
  },
  weights: {
    words: { stem: 0.8, synonym: 0.6, joined: 0.9, corrected: 0.8, part: 0.4, prefix: 0.5 },
    fields: { name: 5, keywords: 4, context: 2, text: 1 },
    coverage: { least: 0.3, title: 0.5 },
    kinds: { page: 1.5, heading: 1.5, class: 1, member: 0.7, flag: 0.7, option: 0.5 },
    sections: { API: 0.8 },
    guides: {},
    names: {
      exact: 1000,
      exactWords: 100,
      flag: 1000,
      owned: { whole: 1000, start: 700, other: 100, likely: 50 },
      page: { words: 1600, code: 1050 },
      class: { words: 1500, code: 1500, last: 1200 },
      heading: { words: 200, code: 0 },
      namedFlag: { words: 700, code: 700 },
      member: {
        ...{ words: 1000, code: 1000, rare: 450, rareName: 840 },
        ...{ property: 600, likely: 100 },
      },
      option: { words: 100, code: 600, likely: 50, ownerLetter: 0.5 },
      last: 300,
      stem: 1550,
      guide: {
        ...{ start: 1350, begin: 600, keyword: 800, like: 780, phrase: 620, phraseStart: 300 },
        ...{ least: 0.55, rank: 100 },
      },
      gist: 0.25,
      keyword: { whole: 500, gist: 300 },
      inside: { whole: 500, word: 100, likely: 50 },
      start: { whole: 200, minor: 60, likely: 50 },
      meant: { page: 220, class: 220, member: 120, option: 80, likely: 60, common: 6 },
    },
    likelihood: { step: 0.03, unlisted: 0.2 },
    corrections: { oneSlip: 4, twoSlips: 8, tried: 4 },
    hitsOfAPage: 4,
  },
};
