import { useState } from 'react';
import { LEFT_KEY, readLeft } from '../seatsLeft.ts';

/** Takes one of the seats whose number other tabs show. */
export function BookingPage() {
  const [left, setLeft] = useState(readLeft);
  const book = () => {
    window.localStorage.setItem(LEFT_KEY, String(left - 1));
    setLeft(left - 1);
  };
  return (
    <>
      <h1>Booking</h1>
      <button onClick={book}>Book seats</button>
    </>
  );
}
