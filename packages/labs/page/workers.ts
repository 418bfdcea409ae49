import workerUrl from '../worker/worker.ts?worker&url';
import type { WorkerAnswer, WorkerName, WorkerQuestion } from '../worker/worker.ts';
import type { StartPeer, PeerMessage } from './asker.ts';
import { createAsker } from './asker.ts';
import type { Lab, LabContext } from './labParts.ts';
import type { Values } from './state.ts';

interface WorkerAsker<Name extends WorkerName> {
  ask: (question: WorkerQuestion<Name>) => Promise<WorkerAnswer<Name> | undefined>;
  stop: () => void;
}

/** Asks a worker, which starts with the first question. */
export function askWorker<Name extends WorkerName>(
  name: Name,
  { window }: Pick<LabContext, 'window'>,
): WorkerAsker<Name> {
  // Its name says what it is for.
  return createAsker({ window, start: workerPeer(name) }) as WorkerAsker<Name>;
}

function workerPeer(name: WorkerName): StartPeer {
  return (receive) => {
    const worker = new Worker(workerUrl, { type: 'module', name });
    worker.addEventListener('message', ({ data }: MessageEvent<PeerMessage>) => receive(data));
    worker.addEventListener('error', () => {
      receive({ kind: 'failure', message: 'The lab could not be loaded. Reload the page.' });
    });
    return {
      post: (question) => worker.postMessage(question),
      stop: () => worker.terminate(),
    };
  };
}

/** Opens a lab whose results a worker computes. */
export function openWorker<Name extends WorkerName>(
  name: Name,
  question: (values: Values, language: string) => WorkerQuestion<Name>,
): Lab['open'] {
  return (context) => {
    const asker = askWorker(name, context);
    return { ask: (values) => asker.ask(question(values, context.language)), stop: asker.stop };
  };
}
