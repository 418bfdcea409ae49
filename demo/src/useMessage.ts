import { useEffect, useEffectEvent } from 'react';

/** Listens for a message from a frame or its parent, of this site only. */
export function useMessage(wanted: string, action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent) => {
      if (origin === location.origin && data === wanted) act();
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [wanted]);
}

export function sendToParent(message: string): void {
  parent.postMessage(message, location.origin);
}
