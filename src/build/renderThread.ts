import { parentPort } from 'node:worker_threads';
import type { Images } from '#features/feature.ts';
import { createLateHighlighter, createLateImages, loadHighlighter } from '#features/services.ts';
import { createApiResolver } from '#api-reference/createApiResolver.ts';
import { createReference } from '#api-reference/createReference.ts';
import { invariant } from '#model/invariant.ts';
import { createPageBuilder } from '#pipeline/buildPages.ts';
import { createProseReader } from '#prose/readGuide.ts';
import { openCacheStore } from './cacheStore.ts';
import { type RenderJob, renderShare, type ThreadMessage } from './renderShare.ts';

// The other thread of a build: takes documents until none is left, and stores their pages. In messages, they would wait
// in memory until the main thread has rendered its own.
invariant(parentPort, 'this file runs as a thread');
const port = parentPort;
// They are compiled while the main thread reads content.
const grammars = loadHighlighter();

let takeImages: (images: Images) => void = () => undefined;
const images = new Promise<Images>((resolve) => {
  takeImages = resolve;
});

port.on('message', (message: ThreadMessage) => {
  if ('images' in message) takeImages(message.images);
  else void render(message.job);
});

async function render({
  api,
  data,
  input,
  reader,
  store: place,
  counter,
}: RenderJob): Promise<void> {
  const store = openCacheStore(place);
  const highlighter = createLateHighlighter(() => grammars);
  const preparePages = createPageBuilder({
    highlighter,
    resolveApi: createApiResolver(api.versions, input.site),
    reference: createReference(api.versions, api.signature),
    data,
    store,
  });
  const pages = preparePages({
    ...input,
    images: createLateImages(images),
    lastChanged: () => undefined,
    checkProse: (guides) => ({
      // Its result is in the store, where the main thread finds it.
      read: reader ? createProseReader(guides, reader, store) : () => undefined,
      problems: () => [],
    }),
  });
  await renderShare(pages, { counter, onRendered: pages.save });
  port.postMessage('done');
  port.close();
}
