import { useState } from 'react';
import { Status } from '../Status.tsx';
import { useInterval } from '../useInterval.ts';

const OPENING_HOUR = 10;

/** The clock in the foyer. */
export function FoyerPage() {
  const [updates, setUpdates] = useState(0);
  // Ticks may come faster than the page is drawn.
  useInterval(() => setUpdates((count) => count + 1), 1000);
  const now = new Date();
  return (
    <div className="board">
      <h1>Foyer</h1>
      <p className="clock" role="timer">
        {now.toLocaleTimeString('en-GB')}
      </p>
      <Status>{now.getHours() < OPENING_HOUR ? 'Box office closed' : 'Box office open'}</Status>
      <p>
        Updates:{' '}
        <span role="note" aria-label="Updates">
          {updates}
        </span>
      </p>
    </div>
  );
}
