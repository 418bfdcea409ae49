import { expect, test } from 'vitest';
import type { PreparedPages } from '#pipeline/buildPages.ts';
import type { Entry } from '#pipeline/catalog.ts';
import { NotLoaded } from '#features/notLoaded.ts';
import { renderShare } from './renderShare.ts';

/** Pages that note in which order they are rendered. */
function pagesOf(...paths: string[]) {
  const rendered: string[] = [];
  const entries = paths.map((path) => ({
    path,
    collection: path.split('/')[2],
    doc: { file: path.split('/').slice(2).join('/') },
  }));
  const render = ({ path }: { path: string }) => void rendered.push(path);
  return { pages: { entries, render } as unknown as PreparedPages, rendered };
}

const PATHS = ['/nodejs/docs/a', '/nodejs/docs/b', '/nodejs/api/c', '/python/docs/a'];
/** Classes first, and all pages of a document together. */
const IN_ORDER = ['/nodejs/api/c', '/nodejs/docs/a', '/python/docs/a', '/nodejs/docs/b'];

test('renders whole groups, those that no other thread has taken', async () => {
  const { pages, rendered } = pagesOf(...PATHS);
  const counter = new Int32Array(new SharedArrayBuffer(4));
  Atomics.add(counter, 0, 1);

  await renderShare(pages, { counter });

  expect(rendered).toEqual(IN_ORDER.slice(1));
});

test('names each document once its pages are rendered', async () => {
  const { pages, rendered } = pagesOf(...PATHS);
  const named: unknown[] = [];

  await renderShare(pages, { onRendered: (file) => named.push([file, rendered.length]) });

  expect(named).toEqual([
    ['api/c', 1],
    ['docs/a', 3],
    ['docs/b', 4],
  ]);
});

test('waits for whatever a page needs, and renders it then', async () => {
  const { pages, rendered } = pagesOf('/nodejs/docs/a', '/nodejs/docs/b');
  const loaded: string[] = [];
  const render = (entry: Entry) => {
    for (const what of ['grammars', 'images'].filter((each) => !loaded.includes(each))) {
      throw new NotLoaded(() => Promise.resolve(void loaded.push(what)));
    }
    return pages.render(entry);
  };

  await renderShare({ ...pages, render });

  expect(rendered).toEqual(['/nodejs/docs/a', '/nodejs/docs/b']);
  expect(loaded).toEqual(['grammars', 'images']);
});

test('fails with a page that fails for another reason', async () => {
  const { pages } = pagesOf('/nodejs/docs/a');
  const render = () => {
    throw new RangeError('too deep');
  };

  await expect(renderShare({ ...pages, render })).rejects.toThrow('too deep');
});
