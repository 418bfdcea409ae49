import { parentPort } from 'node:worker_threads';
import { createHighlighter } from '#features/samples/highlight.ts';
import { createApiResolver } from '#api-reference/createApiResolver.ts';
import { createReference } from '#api-reference/createReference.ts';
import { invariant } from '#model/invariant.ts';
import { createPageBuilder } from '#pipeline/buildPages.ts';
import type { RenderJob } from './renderInThreads.ts';
import { renderShare } from './renderInThreads.ts';

// The other thread of a build: takes groups of pages until none is left, and hands over what it made of them.
invariant(parentPort, 'this file runs as a thread');
const port = parentPort;
const highlighter = await createHighlighter();

port.once('message', ({ api, lists, input, counter }: RenderJob) => {
  const { current, stable } = api.versions;
  const preparePages = createPageBuilder({
    highlighter,
    resolveApi: createApiResolver({ current: current.facts, stable: stable.facts }, input.site),
    reference: createReference(api.versions, api.signature),
    lists,
    store: { read: () => undefined, write: () => undefined },
    parsesLate: true,
  });
  const pages = preparePages({ ...input, lastChanged: () => undefined });
  renderShare(pages, counter, (path, rendered) => port.postMessage({ path, rendered }));
  port.postMessage('done');
});
