import { expect, test } from 'vitest';
import { strictBuild } from './strictBuild.ts';

/** Bundles modules that exist in memory only; the first is the entry. */
function bundleModules(modules: Readonly<Record<string, string>>): Promise<void> {
  const [entry = ''] = Object.keys(modules);
  return strictBuild({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? id : undefined),
        load: (id) => modules[id],
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
}

test('fails with the text of a warning', async () => {
  const modules = {
    'virtual:entry': "import 'virtual:shared'; void import('virtual:shared');",
    'virtual:shared': 'export const shared = 1; console.log(shared);',
  };

  await expect(bundleModules(modules)).rejects.toThrow(/INEFFECTIVE_DYNAMIC_IMPORT[^]*not built/);
});

test('is content with modules that give no cause for warnings', async () => {
  await expect(bundleModules({ 'virtual:entry': 'console.log(1);' })).resolves.toBeUndefined();
});
