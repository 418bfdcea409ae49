// The script of a scene's frame. It shows the page of a question and asks the framework's own script about it.
import type { PeerMessage } from '../page/asker.ts';
import { createScene } from './engine.ts';
import type { SceneQuestion } from './question.ts';

const { parent } = window;
const send = (message: PeerMessage): void => parent.postMessage(message, '*');

const scene = createScene({
  window,
  // Frames in the scene run the same document, which is still as it was loaded.
  engine: `<!doctype html>${document.head.innerHTML}`,
  send,
});

window.addEventListener('message', ({ source, data }: MessageEvent<SceneQuestion>) => {
  if (source !== parent) return;
  scene.answer(data).then(
    (answer) => send({ kind: 'answer', answer }),
    (error: unknown) => send({ kind: 'failure', message: String(error) }),
  );
});
// Not earlier: Firefox computes no styles for a document that is replaced while it is still being parsed, so every
// element would count as hidden.
window.addEventListener('load', () => send({ kind: 'ready' }), { once: true });
