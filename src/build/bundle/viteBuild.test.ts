import { expect, test } from 'vitest';
import { viteBuild } from './viteBuild.ts';

/** Bundles modules that exist in memory only; the first is the entry. */
function bundleModules(modules: Readonly<Record<string, string>>): Promise<void> {
  const resolveId = (id: string) => (id in modules ? id : undefined);
  return viteBuild(process.cwd(), {
    plugins: [{ name: 'modules', resolveId, load: (id) => modules[id] }],
    build: { write: false, rolldownOptions: { input: Object.keys(modules).slice(0, 1) } },
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
