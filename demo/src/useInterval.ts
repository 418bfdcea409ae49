import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls a function again and again; it follows the clock of the page, which tests may control. What it changes is drawn
 * at once: React would wait for a moment that a stopped clock never reaches.
 */
export function useInterval(action: () => void, everyMs: number): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    const timer = setInterval(() => flushSync(act), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
