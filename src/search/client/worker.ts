import type { LocalEngine } from './localEngine.ts';
import { createLocalEngine } from './localEngine.ts';
import type { FromWorker, ToWorker } from './workerMessages.ts';

/** The part of a worker's global scope that is used; the types of the DOM describe a window. */
interface WorkerScope {
  postMessage: (message: FromWorker) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<ToWorker>) => void) => void;
}

const scope = globalThis as unknown as WorkerScope;
let engine: LocalEngine | undefined;

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
      void answer(data);
  }
});

async function answer({ id, request }: Extract<ToWorker, { kind: 'search' }>): Promise<void> {
  try {
    const found = await engine?.search(request);
    if (found) scope.postMessage({ kind: 'answer', id, answer: found });
  } catch (error) {
    scope.postMessage({ kind: 'failure', id, message: String(error) });
  }
}

async function loadJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return response.json();
}
