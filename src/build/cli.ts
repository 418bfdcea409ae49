import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO_PATH } from '#model/demo.ts';
import { withBase } from '#model/path.ts';
import { BuildProblems } from './buildProblems.ts';
import { type BuildOptions, buildSite } from './buildSite.ts';
import { originOf, serve } from './serve/serve.ts';

const USAGE = `Usage: npm start, npm run build, npm run dev or npm run tool -- preview, with options (-- before them)
  --port N        port to serve on, 0 for any free one (default: PORT, or 3000)
  --base-url /x/  base URL of the site on its host (default: baseUrl in site.config.ts)
  --demo-url URL  where samples say that the demo is (default: demo.url in site.config.ts; the server's own if there is one)
  --out DIR       output folder (default: dist)
  --project DIR   folder with content/ and site.config.ts (default: this one)
  --compress      write .br and .gz files too, for hosts that do not compress
  --if-changed    build only if something changed since the last build`;

const root = process.cwd();
const cacheDir = join(root, 'node_modules/.cache/playbill');

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      'base-url': { type: 'string' },
      'demo-url': { type: 'string' },
      out: { type: 'string' },
      project: { type: 'string' },
      compress: { type: 'boolean' },
      'if-changed': { type: 'boolean' },
    },
  });
  const options = {
    root,
    cacheDir,
    out: resolve(root, values.out ?? 'dist'),
    baseUrl: values['base-url'],
    demoUrl: values['demo-url'],
    compress: values.compress,
    project: resolve(root, values.project ?? '.'),
    ifChanged: values['if-changed'],
  };
  const port = readPort(values.port ?? process.env['PORT']);
  // What the server shows works there at once. The system chooses port 0 only after the build.
  const served =
    port > 0 ? `http://localhost:${port}${withBase(options.baseUrl ?? '/', DEMO_PATH)}` : undefined;
  const here = { ...options, demoUrl: options.demoUrl ?? served?.replace(/\/$/, '') };
  switch (positionals[0]) {
    case 'build':
      return build(options);
    case 'preview':
      return preview(options, port);
    case 'start':
      await build({ ...here, ifChanged: true });
      return preview(options, port);
    case 'dev': {
      const { startDevServer } = await import('./serve/devServer.ts');
      const url = await startDevServer({ ...here, showsDrafts: true, port });
      console.log(`Development server: ${url}`);
      return;
    }
    default:
      throw new Error(USAGE);
  }
}

type Options = Omit<BuildOptions, 'onStep'>;

async function build(options: Options): Promise<void> {
  const started = performance.now();
  const log = (text: string) => {
    const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
    console.log(`${seconds.padStart(6)}  ${text}`);
  };
  const built = await buildSite({ ...options, onStep: (step) => log(`${step} …`) });
  if (!built) {
    console.log('The site is up to date.');
    return;
  }
  for (const note of built.notes) console.log(`        ${note}`);
  log(`Built ${built.pages} pages, ${built.files} files.`);
}

async function preview({ out, baseUrl = '/' }: Options, port: number): Promise<void> {
  if (!existsSync(join(out, 'index.html'))) {
    throw new Error(`There is no built site in ${out}. Run "npm run build" first.`);
  }
  const server = await serve({ folder: out, port, baseUrl });
  console.log(`Serving the site at ${originOf(server)}${baseUrl}`);
}

function readPort(text = '3000'): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65536) return port;
  throw new Error(`The port "${text}" is not a number from 0 to 65535.`);
}

/** The error with its chain of causes; the stack helps only with a bug in this program. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof BuildProblems) return error.message;
  const cause = error.cause === undefined ? '' : `\n  ${explain(error.cause)}`;
  return `${error.message}${cause}`;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  if (process.env['DEBUG']) console.error(error);
  process.exitCode = 1;
});
