import { useState } from 'react';
import { Status } from '../Status.tsx';

const SEATS = ['F3', 'F4', 'G1'];

/** The last seats, as a list. */
export function SeatingPage() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <h1>The Winter Fair</h1>
      <ul>
        {SEATS.map((seat) => (
          <li key={seat} data-seat={seat}>
            Row {seat[0]}, seat {seat.slice(1)}{' '}
            <button onClick={() => setChosen(`${seat} chosen`)}>Choose</button>
          </li>
        ))}
      </ul>
      <Status>{chosen}</Status>
    </>
  );
}
