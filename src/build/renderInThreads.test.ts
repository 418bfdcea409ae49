import { describe, expect, test } from 'vitest';
import type { PreparedPages } from '#pipeline/buildPages.ts';
import { renderShare } from './renderInThreads.ts';

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

describe('renderShare', () => {
  test('renders whole groups, those that no other thread has taken', () => {
    const { pages, rendered } = pagesOf(...PATHS);
    const counter = new Int32Array(new SharedArrayBuffer(4));
    Atomics.add(counter, 0, 1);

    renderShare(pages, counter);

    expect(rendered).toEqual(IN_ORDER.slice(1));
  });

  test('names each document once its pages are rendered', () => {
    const { pages, rendered } = pagesOf(...PATHS);
    const named: unknown[] = [];

    renderShare(pages, new Int32Array(1), (file) => named.push([file, rendered.length]));

    expect(named).toEqual([
      ['api/c', 1],
      ['docs/a', 3],
      ['docs/b', 4],
    ]);
  });
});
