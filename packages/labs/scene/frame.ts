import type { Peer, PeerMessage } from '../page/asker.ts';

/** Lets a frame run the engine (`scene.ts`), as a peer: a page of its own without an origin. `srcdoc` runs the engine. */
export function startFrame(
  frame: HTMLIFrameElement,
  srcdoc: string,
  receive: (message: PeerMessage) => void,
): Peer {
  const listening = new AbortController();
  const handleMessage = ({ source, data }: MessageEvent<PeerMessage>): void => {
    if (source === frame.contentWindow) receive(data);
  };
  window.addEventListener('message', handleMessage, { signal: listening.signal });
  frame.setAttribute('sandbox', 'allow-scripts');
  // A lazy frame out of view would never load.
  frame.removeAttribute('loading');
  frame.srcdoc = srcdoc;
  return {
    // The frame has no origin that could be named.
    post: (question) => frame.contentWindow?.postMessage(question, '*'),
    stop: () => listening.abort(),
  };
}
