import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorText } from '#model/errorText.ts';
import { BuildProblems } from './buildProblems.ts';
import { filesBelow } from './hash.ts';

/** What the demo and its API are made of. */
export const DEMO_SOURCES = ['demo', 'tools/stagehand'];

/** A request to the API of the demo; `path` begins with `/api/`. */
interface ApiRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** The demo, built: `demo/` describes it. */
export interface Demo {
  /** Its pages and files. */
  folder: string;
  createStore: () => unknown;
  respondToApi: (
    request: ApiRequest,
    store: unknown,
  ) => Promise<{ status: number; headers: Record<string, string>; body: string | Uint8Array }>;
}

/** The demo of the present sources, from the cache or built in a process of its own. */
export async function builtDemo(root: string): Promise<Demo> {
  const file = pathToFileURL(join(root, 'tools/stagehand/demo.mjs')).href;
  // By its path, because this code is compiled into one folder.
  const tool = (await import(file)) as { builtDemo: () => Promise<Demo> };
  return tool.builtDemo().catch((error: unknown) => {
    const { stderr } = error as { stderr?: string };
    throw new BuildProblems(`The demo in demo/ cannot be built:\n${stderr ?? errorText(error)}`);
  });
}

/** Its pages, by their URL below the demo: `shows/winter-fair`, and an empty one for its start page. */
export async function demoPages({ folder }: Demo): Promise<string[]> {
  const files = await filesBelow(folder, '');
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/\.html$/, '').replace(/^index$/, ''));
}
