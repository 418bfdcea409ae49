import { parentPort } from 'node:worker_threads';
import { createHighlighter } from '#features/samples/highlight.ts';
import { createApiResolver } from '#api-reference/createApiResolver.ts';
import { createReference } from '#api-reference/createReference.ts';
import { invariant } from '#model/invariant.ts';
import { createPageBuilder } from '#pipeline/buildPages.ts';
import { openCacheStore } from './cacheStore.ts';
import type { RenderJob } from './renderInThreads.ts';
import { renderShare } from './renderInThreads.ts';

// The other thread of a build: takes documents until none is left, and stores their pages. In messages, they would wait
// in memory until the main thread has rendered its own.
invariant(parentPort, 'this file runs as a thread');
const port = parentPort;
const highlighter = await createHighlighter();

port.once('message', ({ api, lists, input, store, counter }: RenderJob) => {
  const { current, stable } = api.versions;
  const preparePages = createPageBuilder({
    highlighter,
    resolveApi: createApiResolver({ current: current.facts, stable: stable.facts }, input.site),
    reference: createReference(api.versions, api.signature),
    lists,
    store: openCacheStore(store),
    parsesLate: true,
  });
  const pages = preparePages({ ...input, lastChanged: () => undefined });
  const rendered: string[] = [];
  renderShare(pages, counter, (file) => {
    pages.save(file);
    rendered.push(file);
  });
  port.postMessage(rendered);
});
