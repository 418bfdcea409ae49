import { builtDemo } from '#build/demo.ts';
import { DEMO_PATH, demoUrlOf } from '#model/demo.ts';
import { EDITION_IDS } from '#model/edition.ts';
import { LANGUAGES } from '#features/samples/languages.ts';
import { originOf, serve } from '#build/serve/serve.ts';
import { siteConfig } from '../../site.config.ts';
import { readWrittenSamples } from '../samples/read/readSamples.ts';
import { missingBrowser } from '../samples/run/stage.ts';
import { main } from '../setup.mjs';
import { pasteDotnet } from './dotnet.ts';
import { pasteJava } from './java.ts';
import { pasteNode } from './node.ts';
import { readOptions } from './options.ts';
import { pastePython } from './python.ts';
import { readPastes } from './readPastes.ts';
import { belowBar, formatFailures, formatReasons, formatTable } from './report.ts';
import { forgetOthers, pasteChanged } from './results.ts';

await main(async () => {
  const root = process.cwd();
  const missing = await missingBrowser();
  if (missing !== undefined) throw new Error(missing);
  const { only, all, editions } = readOptions(process.argv.slice(2));
  const { samples } = await readWrittenSamples(
    root,
    ({ path }) => only.length === 0 || only.some((name) => path.endsWith(`/${name}.md`)),
  );
  const shown = samples.filter(({ versions, file, language }) => {
    const edition = LANGUAGES[language]?.edition;
    const isWanted = edition === undefined || editions.includes(edition);
    return isWanted && versions.includes('stable') && file.startsWith('content/docs/');
  });
  const server = await serve({ folder: 'dist', port: 0, baseUrl: '/' });
  const { folder } = await builtDemo(root);
  const own = await serve({ folder, port: 0, baseUrl: '/', demoPath: '/' });
  try {
    const origin = originOf(server);
    const demo = origin + DEMO_PATH.slice(0, -1);
    const site = { origin, shownDemo: demoUrlOf(siteConfig), demo, own: originOf(own) };
    const { pastes, left } = await readPastes(shown, site);
    const pasters = {
      nodejs: pasteNode,
      python: pastePython,
      java: pasteJava,
      dotnet: pasteDotnet,
    };
    const demoUrls = [demo, originOf(own)];
    const reset = () => Promise.all(demoUrls.map((url) => fetch(`${url}/api/test/reset`)));
    const pasted = await pasteChanged(root, pastes, pasters, { demoUrls, all, reset });
    if (only.length === 0 && editions.length === EDITION_IDS.length)
      await forgetOthers(root, pastes, demoUrls);
    const outcomes = [...pasted, ...left];
    console.log(formatFailures(outcomes));
    console.log(formatReasons(outcomes));
    console.log(formatTable(outcomes));
    if (belowBar(outcomes).length > 0) process.exitCode = 1;
  } finally {
    for (const one of [server, own]) {
      one.close();
      one.closeAllConnections();
    }
  }
});
