import { useState } from 'react';
import { Status } from '../Status.tsx';
import { useInterval } from '../useInterval.ts';

const LIMIT_MS = 5 * 60 * 1000;

/** Seats that are held for five minutes. */
export function HoldPage() {
  const [end, setEnd] = useState(() => Date.now() + LIMIT_MS);
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 1000);
  const keep = () => {
    setNow(Date.now());
    setEnd(Date.now() + LIMIT_MS);
  };
  const left = Math.max(0, Math.round((end - now) / 1000));
  return (
    <>
      <h1>Your seats</h1>
      <p role="timer">{left} seconds left</p>
      <button onClick={keep}>Keep my seats</button>
      <Status>{left === 0 ? 'Your seats were released' : 'Seats held'}</Status>
    </>
  );
}
