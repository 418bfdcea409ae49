import { build } from 'esbuild';

/** What a TypeScript file of a project exports by a name; each call reads it again, with what it imports. */
export async function importTypeScript<T>(file: string, name: string): Promise<T> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
    logLevel: 'silent',
  });
  const [code] = outputFiles;
  const url = `data:text/javascript;base64,${Buffer.from(code?.contents ?? []).toString('base64')}`;
  const exported = (await import(url)) as Record<string, T | undefined>;
  if (exported[name] !== undefined) return exported[name];
  throw new Error(`${file} does not export "${name}".`);
}
