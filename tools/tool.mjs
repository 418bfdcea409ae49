// npm run tool -- NAME: the commands of this project. package.json has scripts for the frequent ones.
import { findBrowser } from './findBrowser.mjs';
import { ENGINE_NAMES, findEngine } from './findEngines.mjs';
import { CommandFailed, install, main, run, runBuild, runNode } from './setup.mjs';

/** The development server exits with this code to be restarted; see src/build/serve/devServer.ts. */
const RESTART_EXIT_CODE = 75;

/** Scripts of package.json, which explain themselves if they are given a wrong option. */
const FREQUENT = {
  start: (args) => runBuild(['start', ...args]),
  dev: restartable('dev'),
  build: (args) => runBuild(['build', ...args]),
  test: file('tools/testing/cli.ts'),
  check: file('tools/testing/check.ts'),
  samples: (args) =>
    (args.includes('--run') || args.includes('--update') ? withBrowser : file)(
      'tools/samples/cli.ts',
    )(args),
};

const RARE = {
  bench: {
    does: 'measures build, pages and search, beside their bars',
    usage: `[options]
  --runs N           how often to measure each page (default: 5)
  --only pages|build|search
                     measure only these
  --built DIR        measure this build of the site instead of making one; not for --only build
  --site DIR         also measure another folder of static HTML, in the same run
  --pages /a,/b      the pages to measure (default: home, docs/intro, docs/locators, docs/api/class-page)
  --json FILE        also write every single measurement`,
    run: withBrowser('packages/bench/run.ts'),
  },
  brand: {
    does: 'makes the fonts and icons of the site from their sources',
    usage: '(no options)',
    run: file('packages/brand/cli.mjs'),
  },
  browsers: {
    does: 'tests the main behaviors in Firefox and WebKit, after a build if something changed',
    usage: `[${ENGINE_NAMES.join('|')}] [words of a title]`,
    run: runEngines,
  },
  compare: {
    does: 'compares two outputs of the build, apart from hashes',
    usage: 'OLD NEW',
    run: file('tools/compare/cli.ts'),
  },
  compared: {
    does: 'tests labs and checkers of samples beside the framework and the compilers',
    usage: '[words of a path or title]',
    run: (args) => file('tools/testing/cli.ts')(['--compared', ...args]),
  },
  demo: {
    does: 'serves Stagehand, the box office in samples, alone',
    usage: `[options]
  --port N        port to serve on, 0 for any free one (default: PORT, or 3000)`,
    run: file('tools/stagehand/cli.ts'),
  },
  fuzz: {
    does: 'feeds 10,000 broken URLs, stored values and guides to the code that reads them',
    usage: `[options of Vitest]
FUZZ_COUNT   how many of each (default: 10000)`,
    run: fuzz,
  },
  host: {
    does: 'checks how a host, or the preview server, serves the last build',
    usage: `[URL] [options]
  URL             where the site is served, with its base URL (default: a preview server)
  --out DIR       the build that is served there (default: dist)
  --requests N    also sends so many requests, 100 at a time, and counts failures`,
    run: file('tools/host/cli.ts'),
  },
  paste: {
    does: 'runs what the copy buttons of samples give, in new projects, against the demo',
    usage: `[options]
  --only PAGE     only the samples of this guide; can be repeated
  --language ID   only nodejs, python, java or dotnet; can be repeated
  --all           also what passed before and has not changed
Needs python3, a JDK and Apache Maven for Python and Java.`,
    run: paste,
  },
  preview: {
    does: 'serves the last build',
    usage: `[options]
  --port N        port to serve on, 0 for any free one (default: PORT, or 3000)
  --base-url /x/  base URL that the site was built with (default: /)
  --out DIR       the build (default: dist)`,
    run: (args) => runBuild(['preview', ...args]),
  },
  roll: {
    does: 'moves the docs to another release of the framework',
    usage: `stable|next RELEASE … [--dry-run], --check RELEASE …, newer, compile, worklist or propose
Needs npm, Python 3 with pip, and Apache Maven; CONTRIBUTING.md explains each.`,
    run: file('tools/roll/cli.ts'),
  },
  runnable: {
    does: 'compares samples in the panel of the Run button with the framework, and writes data/runnable.json',
    usage: `[part of a path]
With a part of a path, such as docs/intro, it leaves other guides as they are.`,
    run: withBrowser('packages/labs/equality/runnableCli.ts'),
  },
  screenshots: {
    does: "retakes the screenshots of the framework's tools that guides show",
    usage: '[names of screenshots]',
    run: file('packages/screenshots/cli.mjs'),
  },
  'search-upload': {
    does: 'uploads the search records of the last build to a hosted service',
    usage: `[options]
  --edition ID    only this edition; can be repeated
  --records DIR   folder of the records (default: dist/search/records)
  --dry-run       show what would be sent, without sending it
SEARCH_ADMIN_KEY   an API key that may change indexes
SEARCH_APP_ID      the application ID (default: search.appId in site.config.ts)`,
    run: file('tools/search-upload/cli.ts'),
  },
};

await main(async () => {
  const [name = '--help', ...args] = process.argv.slice(2);
  const tool = RARE[name];
  if (name === '--help') console.log(overview());
  else if (tool && args.includes('--help')) console.log(usageOf(name, tool));
  else {
    await install();
    const start = tool?.run ?? FREQUENT[name];
    if (!start) throw new Error(await unknown(name));
    await start(args);
  }
});

function overview() {
  const lines = Object.entries(RARE).map(([name, { does }]) => `  ${name.padEnd(14)} ${does}`);
  return ['Usage: npm run tool -- NAME [--help]', ...lines].join('\n');
}

function usageOf(name, { does, usage }) {
  return `npm run tool -- ${name} ${does}.\nUsage: npm run tool -- ${name} ${usage}`;
}

async function unknown(name) {
  // Not before it is installed.
  const { closest } = await import('fastest-levenshtein');
  const meant = closest(name, [...Object.keys(RARE), ...Object.keys(FREQUENT)]);
  return `There is no tool "${name}". Did you mean "${meant}"? "npm run tool -- --help" lists all.`;
}

function file(path) {
  return (args) => runNode([path, ...args]);
}

function withBrowser(path) {
  return async (args) => {
    const env = { ...process.env, BROWSER_PATH: await findBrowser() };
    await runNode([path, ...args], { env });
  };
}

function restartable(command) {
  return async (args) => {
    for (;;) {
      try {
        await runBuild([command, ...args]);
        return;
      } catch (error) {
        if (!(error instanceof CommandFailed) || error.code !== RESTART_EXIT_CODE) throw error;
      }
    }
  };
}

async function paste(args) {
  await runBuild(['build', '--if-changed']);
  await withBrowser('tools/paste/cli.ts')(args);
}

async function fuzz(args) {
  const env = { ...process.env, FUZZ_COUNT: process.env.FUZZ_COUNT ?? '10000' };
  // Ten thousand guides take half an hour, more than any test may.
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'tools/fuzz', '--testTimeout=7200000'];
  await run(process.execPath, [...vitest, ...args], { env });
}

async function runEngines(words) {
  const named = words.filter((word) => ENGINE_NAMES.includes(word));
  const filter = words.filter((word) => !ENGINE_NAMES.includes(word)).join(' ');
  const paths = {};
  for (const engine of named.length > 0 ? named : ['firefox', 'webkit']) {
    try {
      paths[engine] = await findEngine(engine);
    } catch (error) {
      console.log(`Not run in ${engine}: ${error.message}.`);
      // If you name an engine, it has to run.
      if (named.length > 0) process.exitCode = 1;
    }
  }
  if (Object.keys(paths).length === 0) return;
  await runBuild(['build', '--if-changed']);
  await runNode(['e2e/engines/run.ts', JSON.stringify(paths), filter]);
}
