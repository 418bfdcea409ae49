import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** What happened last, for everybody: screen readers announce it. */
export function Status({ children }: { children: string }) {
  return <p role="status">{children}</p>;
}

/** A value with its name, which is also its label. */
export function Fact({ name, role = 'note', children }: FactProps) {
  return (
    <p>
      {name}:{' '}
      <span role={role} aria-label={name}>
        {children}
      </span>
    </p>
  );
}

interface FactProps {
  name: string;
  role?: 'note' | 'status' | 'timer';
  children: ReactNode;
}

/** Handles a form here, in place of sending it to a server. */
export function submits(act: (form: HTMLFormElement) => void) {
  return (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    act(event.currentTarget);
  };
}

/** What was typed into a field of a form. */
export function formText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Listens as long as the page is shown. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  const handle = useEffectEvent(listener);
  useEffect(() => {
    const listen = (event: WindowEventMap[Type]) => handle(event);
    addEventListener(type, listen);
    return () => removeEventListener(type, listen);
  }, [type]);
}

/** Asks visitors who leave whether they mean it. */
export function useLeaveQuestion(isAsked: boolean): void {
  useWindowEvent('beforeunload', (event) => {
    if (isAsked) event.preventDefault();
  });
}

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
