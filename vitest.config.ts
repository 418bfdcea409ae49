import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import type { Plugin } from 'vite';

/** Rooms that need a DOM; a test elsewhere runs without one. */
const DOM = [
  'src/*.test.ts',
  'src/{runtime,ui,shell}/**/*.test.{ts,tsx}',
  'src/features/**/enhance*.test.ts',
  'demo/src/**/*.test.{ts,tsx}',
  // Joins what the build writes with the inline script that shows it.
  'src/build/output/baseUrlBanner.test.ts',
  'src/search/{core,modal,page,stored}/**/*.test.{ts,tsx}',
  'packages/labs/page/*.test.ts',
];

/** What reads the built site; `npm test` builds it first. */
const DIST = ['e2e/files/*.test.ts'];

/** What `npm run tool -- compared` runs: labs, checkers and the runner of samples beside the framework and compilers. */
const COMPARED = ['{tools,packages}/**/*.compared.test.ts'];

/** Tests of labs import code of the framework and tables; what makes them is loaded with the first of them. */
const labModules: Plugin = {
  name: 'lab-modules',
  resolveId: (id) => (/^virtual:(framework|reader)\//.test(id) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith('\0virtual:')) return undefined;
    const { readVirtualModule } = await import('./packages/labs/framework.ts');
    return readVirtualModule(process.cwd(), id.slice(1));
  },
};

/** What takes longest starts first: at the end, one core would wait for it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /searchRelevance|runnable/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  plugins: [labModules],
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    // Only how long a failure takes: a busy machine is slow, not wrong. Two minutes were too few beside 25 processes.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: 'tools/testing/patience.ts',
    sequence: { sequencer: LongestFirst },
    // For the line of a failed test.
    includeTaskLocation: true,
    // It imports JSON in a way that Node.js itself refuses.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{src,demo}/**/*.test.{ts,tsx}', '{tools,packages}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...DOM, ...COMPARED],
          // These rooms keep no state in modules, so that workers load them once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: DOM,
          environment: 'happy-dom',
          // Each test starts with the window as it is, and with mocks as they were made.
          unstubGlobals: true,
          restoreMocks: true,
          mockReset: true,
          // The window is the global object: no global of Node.js shadows one of the DOM. Each file has its own.
          pool: 'vmThreads',
        },
      },
      { extends: true, test: { name: 'dist', include: DIST, isolate: false } },
      {
        extends: true,
        test: {
          name: 'compared',
          include: COMPARED,
          // A test that needs its second attempt is named at the end of the run, as in playwright.config.ts.
          retry: 1,
          // Most of them wait for browsers more than they compute; a group of its own may have another number of workers.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
