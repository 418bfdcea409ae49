import assert from 'node:assert/strict';
import { test } from 'vitest';
import { readFeatureData } from '#build/read/readFeatureData.ts';
import { NO_STORE } from '#pipeline/cacheStore.ts';
import { testSite } from '#pipeline/markdown/testing.ts';
import { buildTestSite } from '#pipeline/testing.ts';
import { brokenGuide } from './brokenGuide.ts';
import { everyInput } from './everyInput.ts';

/** Each makes pages in two editions and two versions, which takes its time. */
const USUAL_COUNT = 50;

test('makes of any broken guide pages, or problems with file and line', async () => {
  const site = { editions: testSite.editions.slice(0, 2) };
  const path = 'content/docs/seats.md';
  const nothing = { nodejs: {}, python: {}, java: {}, dotnet: {} };
  const { data } = await readFeatureData(process.cwd(), {
    store: NO_STORE,
    additions: () => Promise.resolve({ current: nothing, stable: nothing }),
    demoPages: ['basket'],
  });

  everyInput(
    brokenGuide,
    (text) => {
      const { pages, problems } = buildTestSite({ docs: [{ path, text }], site, tools: { data } });

      const lines = text.split(/\r\n|\r|\n/).length;
      for (const { file, line, what, fix } of problems) {
        assert(file !== '' && what !== '' && fix !== '');
        assert(Number.isInteger(line) && line >= 1);
        if (file === path) assert(line <= lines);
      }
      const built = pages.filter(({ meta }) => meta.path.endsWith('/seats'));
      assert(built.length > 0 || problems.length > 0);
      // Nobody is shown what could not be read.
      if (problems.length > 0) return;
      assert(!built.some(({ texts }) => texts().html.includes('\ufffd')));
    },
    USUAL_COUNT,
  );
});
