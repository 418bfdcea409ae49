import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readFrameworkModule, readInjectedScript } from './framework.ts';
import { coreFolder } from '../../src/build/read/installedPackages.ts';

const CORES = {
  'a release with files': coreFolder(process.cwd(), 'stable'),
  // The release that tests this site keeps everything in one bundle.
  'a release with a bundle': 'node_modules/playwright-core',
};

/** Runs an ES module that imports nothing, and returns what it exports. */
async function load(code: string): Promise<Record<string, (...args: unknown[]) => unknown>> {
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as never;
}

test.each(Object.entries(CORES))('finds the injected script in %s', (_, core) => {
  const module: { exports?: { InjectedScript: () => { name: string } } } = {};
  runInNewContext(readInjectedScript(core), { module });

  expect(module.exports?.InjectedScript().name).toBe('InjectedScript');
});

test.each(Object.entries(CORES))('makes modules of %s', async (_, core) => {
  const read = (name: string) => load(readFrameworkModule(core, name));
  const { urlMatches } = await read('urlMatch');
  const { asLocators } = await read('locatorGenerators');
  const { getByTextSelector } = await read('locatorUtils');
  const { escapeForTextSelector } = await read('stringUtils');

  expect(urlMatches?.(undefined, 'https://a.example/b', '**/b')).toBe(true);
  expect(getByTextSelector?.('Seats')).toBe('internal:text="Seats"i');
  expect(escapeForTextSelector?.('Seats', false)).toBe('"Seats"i');
  expect(asLocators?.('java', 'internal:text="Seats"i')).toEqual(['getByText("Seats")']);
});

test.each(['injectedScript', 'urlMatch'])('says what to do without %s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'core-'));
  writeFileSync(join(folder, 'package.json'), '{"name": "playwright-core", "version": "9.9.9"}');

  expect(() => readFrameworkModule(folder, name)).toThrow(
    /^playwright-core 9\.9\.9 has neither .+ nor lib\/coreBundle\.js .+ update packages\/labs\/framework\.ts\.$/,
  );
});
