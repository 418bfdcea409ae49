import { type TouchEvent, useRef, useState } from 'react';
import { Status } from '../Status.tsx';

/** Where the first finger is, and how far away the second one. */
interface Fingers {
  x: number;
  y: number;
  apart: number | undefined;
}

/** A seating plan to move with one finger and to zoom with two. */
export function PlanPage() {
  const [news, setNews] = useState('');
  const start = useRef<Fingers>(undefined);
  const begin = (event: TouchEvent) => {
    start.current = fingersOf(event);
  };
  const move = (event: TouchEvent) => {
    const now = fingersOf(event);
    if (start.current && now) setNews(describeMove(start.current, now));
  };
  return (
    <>
      <h1>Choose on the plan</h1>
      <button onClick={() => setNews('C4 selected')}>Seat C4</button>
      <div
        className="touch-plan"
        role="group"
        aria-label="Seating plan"
        onTouchStart={begin}
        onTouchMove={move}
      />
      <Status>{news}</Status>
    </>
  );
}

function fingersOf({ touches: { 0: one, 1: two } }: TouchEvent): Fingers | undefined {
  if (!one) return undefined;
  const { clientX: x, clientY: y } = one;
  return { x, y, apart: two && Math.hypot(two.clientX - x, two.clientY - y) };
}

export function describeMove(start: Fingers, now: Fingers): string {
  return start.apart && now.apart
    ? `Zoomed to ${Math.round(now.apart / start.apart)}×`
    : `Moved by ${Math.round(now.x - start.x)}, ${Math.round(now.y - start.y)}`;
}
