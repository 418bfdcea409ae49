/** Which rooms of `src/` each room may import. Nothing imports a room listed above it. */
const rooms = {
  build: ['api-reference', 'pipeline', 'shell', 'search', 'search-index', 'ui', 'runtime', 'model'],
  'api-reference': ['pipeline', 'model'],
  pipeline: ['model'],
  shell: ['search', 'ui', 'runtime', 'model'],
  search: ['search-index', 'ui', 'runtime', 'model'],
  ui: ['runtime', 'model'],
  runtime: ['model'],
  'search-index': ['model'],
  model: [],
};

/** The arrows of ARCHITECTURE.md as lint rules, one entry for each room. */
export const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  files: [`src/${room}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^#(?!(${[room, ...allowed].join('|')})/)`,
            message: `src/${room} may import only ${allowed.join(', ') || 'itself'}. See ARCHITECTURE.md.`,
          },
          {
            // The configuration and the sidebars are written by hand and live outside of src.
            regex: '^\\.\\./(?!\\.\\./site\\.config|\\.\\./content/sidebars|entry\\.)',
            message: 'Inside a room import with ./ or #room/…, across rooms with #room/file.ts.',
          },
        ],
      },
    ],
  },
}));
