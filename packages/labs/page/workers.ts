import workerUrl from '../worker/worker.ts?worker&url';
import type { WorkerAnswer, WorkerName, WorkerQuestion } from '../worker/worker.ts';
import { createAsker, type StartPeer, type PeerMessage } from './asker.ts';
import type { Lab, LabContext, View } from './labParts.ts';
import type { Values } from './state.ts';

interface WorkerAsker<Name extends WorkerName> {
  ask: (question: WorkerQuestion<Name>) => Promise<WorkerAnswer<Name> | undefined>;
  stop: () => void;
}

/** Asks a worker, which starts with the first question. */
export function askWorker<Name extends WorkerName>(name: Name): WorkerAsker<Name> {
  // Its name says what it is for.
  return createAsker({ start: workerPeer(name) }) as WorkerAsker<Name>;
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
  question: (values: Values, context: LabContext) => WorkerQuestion<Name>,
  view: (answer: WorkerAnswer<Name>, context: LabContext) => View,
): Lab['open'] {
  return (context) => {
    const asker = askWorker(name);
    return {
      async ask(values) {
        const answer = await asker.ask(question(values, context));
        return answer && view(answer, context);
      },
      stop: asker.stop,
    };
  };
}
