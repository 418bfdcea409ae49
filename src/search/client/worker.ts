import { withBase } from '#model/path.ts';
import { createLocalEngine, type FromWorker, type ToWorker } from './localEngine.ts';

/** The part of the worker's global scope that we use; the DOM types describe a window. */
interface WorkerScope {
  postMessage: (message: FromWorker) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToWorker>) => void) => void;
}

listen(globalThis);

function listen(scope: WorkerScope): void {
  /** The same in every message. */
  let baseUrl = '';
  const engine = createLocalEngine({
    load: (path, cache) => loadJson(withBase(baseUrl, path), cache),
    onTexts: () => scope.postMessage('texts'),
  });

  scope.addEventListener('message', ({ data }) => {
    ({ baseUrl } = data);
    if ('scope' in data) {
      // The next search reports a failure.
      engine.openNames(data.scope).catch(() => undefined);
      return;
    }
    const { id, request } = data;
    engine.search(request).then(
      (response) => scope.postMessage({ id, response }),
      (error: unknown) => scope.postMessage({ id, failure: String(error) }),
    );
  });
}

async function loadJson(url: string, cache: RequestCache = 'default'): Promise<unknown> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return response.json();
}
