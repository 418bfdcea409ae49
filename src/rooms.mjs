/**
 * The rooms of `src`, each with the side that runs it and the rooms that it may import. Nothing imports a room listed
 * above it. Whatever needs a list of rooms reads this table: lint, types, tests, caches and the development server.
 *
 * A feature has two halves: the files that `BROWSER_HALF` matches run in the browser, all others at build time.
 */
export const ROOMS = {
  build: {
    side: 'build',
    imports:
      'prose api-reference pipeline shell search features search-index tree ui runtime model',
  },
  prose: { side: 'build', imports: 'api-reference pipeline tree model' },
  'api-reference': { side: 'build', imports: 'pipeline features tree model' },
  pipeline: { side: 'build', imports: 'features tree model' },
  shell: { side: 'browser', imports: 'search features ui runtime model' },
  search: { side: 'browser', imports: 'search-index ui runtime model' },
  features: { side: 'both', imports: 'tree runtime model' },
  tree: { side: 'build', imports: 'model' },
  ui: { side: 'browser', imports: 'runtime model' },
  runtime: { side: 'browser', imports: 'model' },
  'search-index': { side: 'both', imports: 'model' },
  model: { side: 'both', imports: '' },
};

/** The half of the features that runs in the browser. */
export const BROWSER_HALF = /^src\/features\/styles\.ts$|^src\/features\/.*enhance\w*\.ts$/;

/** The folders of the rooms that one side runs: `src/model`. */
export function roomsOf(side) {
  return Object.entries(ROOMS)
    .filter(([, room]) => room.side === side || room.side === 'both')
    .map(([name]) => `src/${name}`);
}
