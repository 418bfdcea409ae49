import { useEffect, useState } from 'react';
import { postApi } from '../client.ts';
import { Status } from '../Status.tsx';
import { messageOf } from '../useApi.ts';

/** Asks for seats as soon as it opens. */
export function ReservationPage() {
  const [news, setNews] = useState('Asking the box office …');
  useEffect(() => {
    postApi('reservations', { seat: 'F3' }).then(
      () => setNews('Seats reserved'),
      (error: unknown) => setNews(messageOf(error)),
    );
  }, []);
  return (
    <>
      <h1>Reservation</h1>
      <p hidden>Sold out</p>
      <Status>{news}</Status>
    </>
  );
}
