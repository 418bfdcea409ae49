import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { mergeConfig } from 'vite';
import { viteBuild } from '../../../src/build/bundle/viteBuild.ts';
import { builtDemo } from '../../../src/build/demo.ts';
import { labs } from '../build.ts';

/** A host with the demo below `/stagehand/`, its API, and the scripts of runs; everything else is an empty page. */
export interface RunHost {
  origin: string;
  demo: string;
  /** What runs samples, and what reads them, as URLs of modules. */
  scripts: { run: string; reader: string };
  stop: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  ...{ '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' },
  ...{ '.json': 'application/json', '.png': 'image/png' },
};

/** Bundles the scripts as the build of the site does. */
export async function buildRunScripts(root: string): Promise<string> {
  const worker = process.env['VITEST_POOL_ID'] ?? '';
  const outDir = join(root, `node_modules/.cache/playbill/test-run${worker}`);
  const plugins = () => [labs.frameworkModules(root)];
  const names = { entryFileNames: 'assets/[name].js' };
  await viteBuild(
    root,
    mergeConfig(
      { plugins: plugins(), worker: { format: 'es', plugins } },
      {
        build: {
          ...{ target: 'es2022', outDir, emptyOutDir: true, chunkSizeWarningLimit: Infinity },
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: {
              run: join(root, labs.run),
              reader: join(root, 'packages/labs/run/statements.ts'),
            },
            preserveEntrySignatures: 'exports-only',
            output: names,
          },
        },
      },
    ),
  );
  return outDir;
}

/** Each host has a store of its own, so that several can be used at the same time. */
export async function startRunHost(scripts: string): Promise<RunHost> {
  const { folder, respondToApi, createStore } = await builtDemo(process.cwd());
  const store = createStore();
  const server = createServer((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    const send = async (): Promise<void> => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const path = pathname.replace(/^\/stagehand/, '');
      if (path.startsWith('/api/')) {
        const { method = 'GET', headers } = request;
        const body = Buffer.concat(chunks);
        const result = await respondToApi(
          { method, path, query, headers: headers as never, body },
          store,
        );
        response.writeHead(result.status, result.headers).end(result.body);
      } else if (pathname.startsWith('/stagehand/')) await sendFile(join(folder, path));
      else if (pathname === '/stagehand')
        response.writeHead(301, { location: '/stagehand/' }).end();
      else if (pathname.startsWith('/assets/')) await sendFile(join(scripts, pathname));
      else
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<!doctype html><title>Run</title>');
    };
    const sendFile = async (file: string): Promise<void> => {
      for (const ending of ['', '.html', '/index.html', 'index.html']) {
        const content = await readFile(file + ending).catch(() => undefined);
        if (!content) continue;
        const type = TYPES[extname(file + ending)] ?? 'text/html';
        response.writeHead(200, { 'content-type': type }).end(content);
        return;
      }
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    };
    send().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    demo: `${origin}/stagehand/`,
    scripts: { run: `${origin}/assets/run.js`, reader: `${origin}/assets/reader.js` },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
