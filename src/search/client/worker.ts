import type { LocalEngine } from './localEngine.ts';
import { createLocalEngine } from './localEngine.ts';
import type { FromWorker, ToWorker } from './workerMessages.ts';

/** The part of a worker's global scope that is used; the types of the DOM describe a window. */
interface WorkerScope {
  postMessage: (message: FromWorker) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToWorker>) => void) => void;
}

listen(globalThis);

function listen(scope: WorkerScope): void {
  let engine: LocalEngine | undefined;

  async function respond({ id, request }: Extract<ToWorker, { kind: 'search' }>): Promise<void> {
    try {
      const answer = await engine?.search(request);
      if (answer) scope.postMessage({ kind: 'answer', id, answer });
    } catch (error) {
      scope.postMessage({ kind: 'failure', id, message: String(error) });
    }
  }

  scope.addEventListener('message', ({ data }) => {
    switch (data.kind) {
      case 'open':
        engine = createLocalEngine({
          indexes: data.indexes,
          load: loadJson,
          onTexts: () => scope.postMessage({ kind: 'texts' }),
        });
        break;
      case 'warmUp':
        // Whoever searches next hears of a failure.
        engine?.warmUp(data.scope).catch(() => undefined);
        break;
      case 'search':
        void respond(data);
    }
  });
}

async function loadJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return response.json();
}
