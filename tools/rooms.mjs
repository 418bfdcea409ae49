/**
 * Which rooms of `src/` each room may import. Nothing imports a room listed above it. Features have two halves,
 * and `names.ts` belongs to both.
 */
const rooms = {
  build: [
    ...[
      'prose',
      'api-reference',
      'pipeline',
      'shell',
      'search',
      'features/render',
      'features/enhance',
    ],
    ...['search-index', 'tree', 'ui', 'runtime', 'model'],
  ],
  prose: ['api-reference', 'pipeline', 'tree', 'model'],
  'api-reference': ['pipeline', 'features/render', 'tree', 'model'],
  pipeline: ['features/render', 'tree', 'model'],
  shell: ['search', 'features/enhance', 'ui', 'runtime', 'model'],
  search: ['search-index', 'ui', 'runtime', 'model'],
  'features/enhance': ['runtime', 'model'],
  'features/render': ['tree', 'model'],
  tree: ['model'],
  ui: ['runtime', 'model'],
  runtime: ['model'],
  'search-index': ['model'],
  model: [],
};

/** The files of a half, their import specifiers, and sibling files they may not import. */
const BROWSER_FILES = ['src/features/**/enhance*.ts', 'src/features/styles.ts'];
const HALVES = {
  'features/enhance': {
    which: { files: BROWSER_FILES },
    path: 'features/([\\w-]+/)?(enhance|styles|names)',
    beside: '^\\./(?!([\\w-]+/)?(enhance|names)|.*\\.css$)',
  },
  'features/render': {
    which: { files: ['src/features/**'], ignores: [...BROWSER_FILES, '**/*.test.ts'] },
    path: 'features/(?!([\\w-]+/)?(enhance|styles))',
    beside: '^\\./(.*/)?(enhance|styles)',
  },
};

const OUTWARD = {
  // The configuration and the sidebars are written by hand and live outside src.
  regex: '^\\.\\./(?!\\.\\./site\\.config|\\.\\./content/sidebars|entry\\.)',
  message: 'Within a room, import with ./ or #room/…; across rooms, with #room/file.ts.',
};

const TEST_FRAMEWORK = '^(@playwright.test|playwright-core|playwright)(?![-\\w])';
const NOT_DOCUMENTED = {
  regex: TEST_FRAMEWORK,
  message:
    'This package tests the site and is of another release than those that it documents: src/build/installedPackages.ts has those.',
};

/** The arrows of ARCHITECTURE.md as lint rules, one entry for each room. */
export const roomRules = Object.entries(rooms).map(([room, allowed]) => {
  const which = HALVES[room]?.which ?? { files: [`src/${room}/**`] };
  const paths = [room, ...allowed].map((name) => HALVES[name]?.path ?? `${name}/`);
  const message = `src/${room} may import only ${allowed.join(', ') || 'itself'}. See ARCHITECTURE.md.`;
  const refused = [`^#(?!${paths.join('|')})`, HALVES[room]?.beside].filter(Boolean);
  const patterns = [...refused.map((regex) => ({ regex, message })), OUTWARD, NOT_DOCUMENTED];
  return { ...which, rules: { 'no-restricted-imports': ['error', { patterns }] } };
});

/** Tools find, check, run and photograph what the site documents; only the tests of the site use their own framework. */
export const documentedReleaseRules = {
  files: ['tools/**'],
  ignores: [
    ...['tools/testing/**', 'tools/findBrowser.mjs'],
    // Written as readers write it: what runs or checks them puts a documented release behind the name.
    ...['tools/samples/ambient/**', 'tools/screenshots/testProject/**'],
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
