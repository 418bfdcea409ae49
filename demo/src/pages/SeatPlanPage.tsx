import { useState } from 'react';

/** A plan that leaves nothing behind when it closes. */
export function SeatPlanPage() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <h1>Seat plan</h1>
      <button onClick={() => setOpen(false)}>Close</button>
      {isOpen && (
        <ul id="plan">
          <li>A1</li>
          <li>A2</li>
        </ul>
      )}
    </>
  );
}
