import { useState } from 'react';
import { Status } from '../Status.tsx';

const SEATS = ['Seat C4', 'Seat C5', 'Seat C6'];

/** An order that is not paid yet: the bank answers only when asked again. */
export function OpenOrderPage() {
  const [news, setNews] = useState('\u{A0}Open');
  const refresh = () => setNews(news === 'Waiting' ? 'Paid' : 'Waiting');
  return (
    <>
      <h1>Your basket</h1>
      <ul>
        {SEATS.map((seat) => (
          <li key={seat}>{seat}</li>
        ))}
      </ul>
      <p className="actions">
        <button onClick={() => setNews('3 seats in your basket')}>Book seats</button>
        <button className="plain" onClick={refresh}>
          Refresh
        </button>
        <button>Pay now</button>
      </p>
      <Status>{news}</Status>
    </>
  );
}
