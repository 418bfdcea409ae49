import type { Edition } from '#model/edition.ts';
import type { Frame, PageData } from '#model/page.ts';
import type { LoadedPage } from './pageLoader.ts';

/** The editions that tests in this room use. */
export const EDITIONS: readonly Edition[] = [
  { id: 'nodejs', prefix: '/', label: 'Node.js' },
  { id: 'python', prefix: '/python/', label: 'Python' },
];

/** A page as the build writes it, reduced to what tests in this room need. */
export function pageData(path: string, build = 'b1'): PageData {
  const meta = { path, kind: 'doc', title: path, description: '', edition: 'nodejs' } as const;
  const same = { path, match: 'same' } as const;
  return {
    build,
    frameUrl: '/frames/nodejs-stable.json',
    meta: {
      ...meta,
      version: 'stable',
      doc: { plugin: 'default', id: 'intro' },
      breadcrumbs: [],
      editions: { nodejs: same, python: same, java: same, dotnet: same },
      versions: { current: same, stable: same },
    },
    content: { html: `<h1>${path}</h1>`, tocHtml: '' },
  };
}

/** A stub frame; nothing in this room looks inside. */
export const FRAME = {
  edition: 'nodejs',
  version: 'stable',
  site: {},
  sidebars: { docs: [], community: [] },
} as unknown as Frame;

export function loadedPage(path: string): LoadedPage<string> {
  const { content, ...state } = pageData(path);
  return { state, content, frame: FRAME, Page: 'DocPage' };
}
