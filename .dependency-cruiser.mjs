// npm run check: which files may import which. The table of rooms is in src/rooms.mjs.
import { BROWSER_HALF, ROOMS } from './src/rooms.mjs';

const TESTS = '\\.(test|spec)\\.tsx?$|/testing(/|\\.ts$)|Fixture\\.ts$|/testRules\\.ts$';

const arrows = Object.entries(ROOMS).map(([room, { imports }]) => {
  const allowed = [room, ...imports.split(' ').filter(Boolean)];
  return {
    name: `${room} imports`,
    comment: `src/${room} may import only ${imports || 'itself'}. See ARCHITECTURE.md.`,
    severity: 'error',
    from: { path: `^src/${room}/`, pathNot: TESTS },
    to: { path: '^src/[^/]+/', pathNot: `^src/(${allowed.join('|')})/` },
  };
});

const browserHalf = BROWSER_HALF.source;

export default {
  forbidden: [
    ...arrows,
    {
      name: 'browser half of features',
      comment: 'What a feature does in the browser may import only the runtime and the model.',
      severity: 'error',
      from: { path: browserHalf, pathNot: TESTS },
      to: {
        path: '^src/(features|tree)/',
        pathNot: `${browserHalf}|^src/features/.*/names\\.ts$|\\.css$`,
      },
    },
    {
      name: 'build half of features',
      comment: 'What makes the markup of a feature may import only the tree and the model.',
      severity: 'error',
      from: {
        path: '^src/(features|pipeline|api-reference|prose)/',
        pathNot: `${browserHalf}|${TESTS}`,
      },
      to: { path: `${browserHalf}|^src/runtime/` },
    },
    {
      name: 'frame and features',
      comment: 'The frame and its parts use the browser half of features only.',
      severity: 'error',
      from: { path: '^src/(shell|search|ui|runtime)/', pathNot: TESTS },
      to: {
        path: '^src/features/',
        pathNot: `${browserHalf}|^src/features/.*/names\\.ts$|\\.css$`,
      },
    },
    {
      name: 'features by name',
      comment: 'Other rooms know features only by the files at the top of src/features.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/features/|${TESTS}` },
      to: { path: '^src/features/[^/]+/' },
    },
    {
      name: 'contract of features',
      comment: 'What every feature imports knows none of them.',
      severity: 'error',
      from: { path: '^src/features/(feature|featureData|enhanceContext|notLoaded)\\.ts$' },
      to: { path: '^src/features/[^/]+/' },
    },
    {
      name: 'src without packages',
      comment: 'The site can be built without the packages.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^packages/' },
    },
    {
      name: 'no cycles',
      comment: 'A file that cannot be read without another is no file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|^dist/|^content/samples/projects' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: false,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['import', 'default'],
    },
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
