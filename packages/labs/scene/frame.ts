import type { Peer, PeerMessage } from '../page/asker.ts';
import type { BrowserWindow } from '../../../src/runtime/browserWindow.ts';

interface FrameOptions {
  window: BrowserWindow;
  /** The document that runs the engine; see `sceneDocument`. */
  document: string;
  receive: (message: PeerMessage) => void;
}

/** Lets a frame run the engine (`scene.ts`), as a peer: a page of its own without an origin. */
export function startFrame(
  frame: HTMLIFrameElement,
  { window, document, receive }: FrameOptions,
): Peer {
  const listening = new window.AbortController();
  const handleMessage = ({ source, data }: MessageEvent<PeerMessage>): void => {
    if (source === frame.contentWindow) receive(data);
  };
  window.addEventListener('message', handleMessage, { signal: listening.signal });
  frame.setAttribute('sandbox', 'allow-scripts');
  // A lazy frame out of view would never load.
  frame.removeAttribute('loading');
  frame.srcdoc = document;
  return {
    // The frame has no origin that could be named.
    post: (question) => frame.contentWindow?.postMessage(question, '*'),
    stop: () => listening.abort(),
  };
}
