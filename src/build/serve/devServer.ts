import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { join, relative } from 'node:path';
import { createServer, mergeConfig, type ViteDevServer } from 'vite';
import { INLINE_ENTRY, missingLabs, PRERENDER_ENTRY } from '#build/bundle/bundle.ts';
import { labConstants, prepareLabs } from '#build/bundle/labs.ts';
import { buildInline, viteConfig } from '#build/bundle/viteBuild.ts';
import { createSiteLoader, type Loaded, type LoaderOptions } from '#build/loadSite.ts';
import { createDevResponse } from '#build/serve/devResponse.ts';
import type { Prerender } from '#entry.prerender.tsx';
import { formatProblems } from '#model/problem.ts';
import { BROWSER_HALF, roomsOf } from '#rooms.mjs';
import { DEMO_PATH } from '#model/demo.ts';
import { withBase } from '#model/path.ts';
import { createDevDemo } from './devDemo.ts';
import { requestTarget } from './respond.ts';
import { listen, originOf } from './serve.ts';
import { contentType } from './staticFiles.ts';

/** Exit code that makes the parent process restart this one; see tools/tool.mjs. */
const RESTART_EXIT_CODE = 75;

/** Loaded into this process, or read when it starts: a change takes effect only after a restart. */
const LOADED = [
  'site.config.ts',
  'content/sidebars.ts',
  'data/',
  ...roomsOf('build').map((room) => `${room}/`),
];

function needsRestart(file: string): boolean {
  const isLoaded = LOADED.some((path) => file.startsWith(path));
  return isLoaded && !BROWSER_HALF.test(file) && !/\.test\.|\.css$|\.md$/.test(file);
}

type Respond = ReturnType<typeof createDevResponse>;

interface DevServerOptions extends LoaderOptions {
  port: number;
  /** What samples show as the URL of the demo. */
  demoUrl?: string | undefined;
}

/** Serves the same pages at the same URLs, rendered on demand and updated as files are saved. */
export async function startDevServer(options: DevServerOptions): Promise<string> {
  const { root, project = root, cacheDir, port, demoUrl } = options;
  // Otherwise bundling the inline script would set it to production for everything that follows.
  process.env['NODE_ENV'] = 'development';
  const loadSite = await createSiteLoader(options);
  const inlineScript = await buildInline(root, {
    entry: INLINE_ENTRY,
    outDir: join(cacheDir, 'dev-inline'),
  });
  let loaded = await loadSite();
  const labs = await prepareLabs(root, join(cacheDir, 'dev-scene')).catch((error: unknown) => {
    console.warn(missingLabs(loaded.built?.pages ?? [], error));
    return undefined;
  });
  const baseUrl = loaded.built?.site.baseUrl ?? '/';

  const http = createHttpServer();
  const vite = await createServer({
    ...mergeConfig(mergeConfig(viteConfig(root), labs?.config ?? {}), labConstants(labs?.run)),
    base: baseUrl,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
  });
  let served: { loaded: Loaded; prerender: Prerender; respond: Respond } | undefined;
  const render = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = requestTarget(request.url);
    const { prerender } = (await vite.ssrLoadModule(`/${PRERENDER_ENTRY}`)) as {
      prerender: Prerender;
    };
    if (served?.loaded !== loaded || served.prerender !== prerender) {
      const scripts = labs ? { scripts: [labs.entry], scene: '' } : { missing: '' };
      const state = { ...{ root, loaded, inlineScript, prerender, labs: scripts }, demoUrl };
      served = { loaded, prerender, respond: createDevResponse(state) };
    }
    const result = await served.respond(pathname);
    const body = result.path.endsWith('.html')
      ? await vite.transformIndexHtml(pathname, String(result.content))
      : result.content;
    response.writeHead(result.status, { 'Content-Type': contentType(result.path) }).end(body);
  };
  const demo = createDevDemo(root, withBase(baseUrl, DEMO_PATH));
  http.on('request', (request, response) => {
    if (demo.isFor(request)) {
      demo.respond(request, response).catch((error: unknown) => showCrash(vite, response, error));
      return;
    }
    vite.middlewares(request, response, () => {
      render(request, response).catch((error: unknown) => showCrash(vite, response, error));
    });
  });

  watch(vite, { root, project, onDemo: demo.rebuild }, async () => {
    loaded = await loadSite();
    report(vite, loaded);
  });
  vite.ws.on('connection', () => loaded.problems.length > 0 && showProblems(vite, loaded));
  report(vite, loaded);
  return `${originOf(await listen(http, port))}${baseUrl}`;
}

function watch(
  vite: ViteDevServer,
  { root, project, onDemo }: { root: string; project: string; onDemo: () => void },
  onContent: () => Promise<void>,
): void {
  vite.watcher.add([
    join(project, 'content'),
    join(root, 'data'),
    join(root, 'demo'),
    join(project, 'site.config.ts'),
  ]);
  vite.watcher.on('all', (_event, path) => {
    const isOfProject = path.startsWith(project) && !path.startsWith(join(root, 'src'));
    const file = relative(isOfProject ? project : root, path).replaceAll('\\', '/');
    if (needsRestart(file)) {
      console.log(`${file} changed: restarting …`);
      void vite.close().finally(() => process.exit(RESTART_EXIT_CODE));
    } else if (file.startsWith('demo/')) {
      onDemo();
    } else if (file.startsWith('content/')) {
      onContent().catch((error: unknown) => console.error(error));
    }
  });
}

/** Shows problems in the terminal and on the page; without any, the page shows the new text. */
function report(vite: ViteDevServer, loaded: Loaded): void {
  if (loaded.problems.length > 0) {
    console.error(formatProblems(loaded.problems));
    showProblems(vite, loaded);
  } else {
    vite.ws.send('playbill:content', {});
  }
}

function showProblems(vite: ViteDevServer, { problems }: Loaded): void {
  const [first] = problems;
  if (!first) return;
  const { file, line } = first;
  const message = formatProblems(problems);
  vite.ws.send({ type: 'error', err: { message, stack: '', loc: { file, line, column: 1 } } });
}

function showCrash(vite: ViteDevServer, response: ServerResponse, error: unknown): void {
  const crash = error instanceof Error ? error : new Error(String(error));
  vite.ssrFixStacktrace(crash);
  console.error(crash);
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(crash.stack);
}
