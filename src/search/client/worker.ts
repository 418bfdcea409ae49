import { withBase } from '#model/path.ts';
import {
  type LocalEngine,
  createLocalEngine,
  type FromWorker,
  type ToWorker,
} from './localEngine.ts';

/** The part of the worker's global scope that we use; the DOM types describe a window. */
interface WorkerScope {
  postMessage: (message: FromWorker) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToWorker>) => void) => void;
}

listen(globalThis);

function listen(scope: WorkerScope): void {
  let engine: LocalEngine | undefined;

  async function respond({ id, request }: Extract<ToWorker, { kind: 'search' }>): Promise<void> {
    try {
      const result = await engine?.search(request);
      if (result) scope.postMessage({ kind: 'response', id, response: result });
    } catch (error) {
      scope.postMessage({ kind: 'failure', id, message: String(error) });
    }
  }

  scope.addEventListener('message', ({ data }) => {
    switch (data.kind) {
      case 'open':
        engine = createLocalEngine({
          load: (path, cache) => loadJson(withBase(data.baseUrl, path), cache),
          onTexts: () => scope.postMessage({ kind: 'texts' }),
        });
        break;
      case 'warmUp':
        // The next search reports a failure.
        engine?.warmUp(data.scope).catch(() => undefined);
        break;
      case 'search':
        void respond(data);
    }
  });
}

async function loadJson(url: string, cache: RequestCache = 'default'): Promise<unknown> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return response.json();
}
