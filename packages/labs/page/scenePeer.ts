import { policy, source } from 'virtual:scene';
import { creatorOf } from '../../../src/runtime/article/creatorOf.ts';
import type { BrowserWindow } from '../../../src/runtime/browserWindow.ts';
import type { StartPeer } from './asker.ts';
import { startFrame } from '../scene/frame.ts';

/** More would take long to show, and is no page that anyone writes to try a locator. */
export const MAX_SCENE = 100_000;

/** Shows a scene on the stage, as a peer that is asked a `SceneQuestion` (decisions/0025). */
export function scenePeer(window: BrowserWindow, stage: Element): StartPeer {
  return (receive) => {
    const frame = creatorOf(window.document)('iframe', { title: 'Scene' });
    const peer = startFrame(frame, { window, document: sceneDocument(), receive });
    stage.replaceChildren(frame);
    return {
      post: peer.post,
      stop() {
        peer.stop();
        frame.remove();
      },
    };
  };
}

/** Allows the engine and styles, and nothing else: no other script, no request. */
function sceneDocument(): string {
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script>${source}</script>`;
}
