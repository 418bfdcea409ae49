const OUTWARD = {
  // The configuration and the sidebars are written by hand and live outside src.
  regex: '^\\.\\./(?!(?:\\.\\./)+site\\.config|(?:\\.\\./)+content/sidebars|entry\\.)',
  message: 'Within a room, import with ./ or #room/…; across rooms, with #room/file.ts.',
};

const TEST_FRAMEWORK = '^(@playwright.test|playwright-core|playwright)(?![-\\w])';
const NOT_DOCUMENTED = {
  regex: TEST_FRAMEWORK,
  message:
    'This package tests the site and is of another release than those that it documents: src/build/read/installedPackages.ts has those.',
};

/** How files of `src` name each other; which rooms may import which, .dependency-cruiser.mjs checks. */
export const importRules = {
  files: ['src/**'],
  rules: { 'no-restricted-imports': ['error', { patterns: [OUTWARD, NOT_DOCUMENTED] }] },
};

/** Tools find, check, run and photograph what the site documents; only the tests of the site use their own framework. */
export const documentedReleaseRules = {
  files: ['tools/**', 'packages/screenshots/**', 'content/samples/claims/**'],
  ignores: [
    ...['tools/testing/**', 'tools/findBrowser.mjs'],
    // Written as readers write it: what runs or checks them puts a documented release behind the name.
    'packages/screenshots/testProject/**',
  ],
  rules: {
    'no-restricted-imports': ['error', { patterns: [NOT_DOCUMENTED] }],
    'no-restricted-syntax': [
      'error',
      ...['ImportExpression', "CallExpression[callee.name='require']"].map((call) => ({
        selector: `${call} > Literal[value=/${TEST_FRAMEWORK}/]`,
        message: NOT_DOCUMENTED.message,
      })),
    ],
  },
};
