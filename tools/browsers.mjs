// npm run browsers: the main behaviors in Firefox and WebKit. `-- firefox "deep links"` runs a subset.
import { ENGINE_NAMES, findEngine } from './findEngines.mjs';
import { install, main, runBuild, runNode } from './setup.mjs';

const OTHER_ENGINES = ['firefox', 'webkit'];

await main(async () => {
  const words = process.argv.slice(2);
  const named = words.filter((word) => ENGINE_NAMES.includes(word));
  const filter = words.filter((word) => !ENGINE_NAMES.includes(word)).join(' ');
  await install();

  const paths = {};
  for (const engine of named.length > 0 ? named : OTHER_ENGINES) {
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
});
