import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreLibraries } from './libraries.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nuget-'));
  const ambient = 'content/samples/ambient';
  mkdirSync(join(root, ambient), { recursive: true });
  writeFileSync(join(root, ambient, 'Snippet.cs'), readFileSync(join(ambient, 'Snippet.cs')));
});

afterEach(() => rmSync(root, { recursive: true }));

/** What the SDK writes, as far as it is read. */
function restore(folder: string): Promise<boolean> {
  const id = `${basename(folder)}/1.56.0`;
  mkdirSync(join(folder, 'obj'));
  const assets = {
    targets: {
      'net8.0': {
        [id]: { type: 'package', compile: { [`lib/net8.0/${basename(folder)}.dll`]: {} } },
        'Microsoft.Bcl.AsyncInterfaces/6.0.0': { type: 'package', compile: { 'lib/_._': {} } },
      },
    },
    libraries: { [id]: { path: id.toLowerCase() } },
    packageFolders: { '/nuget/': {} },
  };
  writeFileSync(join(folder, 'obj/project.assets.json'), JSON.stringify(assets));
  return Promise.resolve(true);
}

test('compiles against the assemblies that the SDK restores', async () => {
  const libraries = await restoreLibraries(root, restore);

  expect(libraries?.map(({ name, assemblies }) => [name, ...assemblies])).toEqual([
    [
      'Microsoft.Playwright stable',
      '/nuget/microsoft.playwright/1.56.0/lib/net8.0/Microsoft.Playwright.dll',
    ],
    ...['MSTest', 'NUnit', 'Xunit', 'Xunit.v3'].map((name) => [
      `Microsoft.Playwright.${name} stable`,
      `/nuget/microsoft.playwright.${name.toLowerCase()}/1.56.0/lib/net8.0/Microsoft.Playwright.${name}.dll`,
    ]),
  ]);
  expect(libraries?.at(-1)?.sources.join('')).toContain('using Microsoft.Playwright.Xunit.v3;');
});

test('asks for the newest patch of the documented release', async () => {
  await restoreLibraries(root, restore);

  const project = 'node_modules/.cache/playbill/samples/nuget/Microsoft.Playwright/packages.csproj';
  expect(readFileSync(join(root, project), 'utf8')).toContain(
    '<PackageReference Include="Microsoft.Playwright" Version="1.56.*" />',
  );
});

test('restores each package once', async () => {
  const first = await restoreLibraries(root, restore);

  expect(await restoreLibraries(root, () => Promise.resolve(false))).toEqual(first);
});

test('leaves it to the declarations when a package is missing', async () => {
  const libraries = await restoreLibraries(root, (folder) =>
    folder.endsWith('v3') ? Promise.resolve(false) : restore(folder),
  );

  expect(libraries).toBeUndefined();
});
