import { useEffect, useState } from 'react';
import { Status } from '../Status.tsx';

const CONFIRMED_AFTER_MS = 200;

/** Nobody can pay before the seats are confirmed. */
export function CheckoutPage() {
  const [isConfirmed, setConfirmed] = useState(false);
  const [news, setNews] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setConfirmed(true), CONFIRMED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p>
        <button
          key={String(isConfirmed)}
          disabled={!isConfirmed}
          onClick={() => setNews('Thank you, Ada')}
        >
          Pay now
        </button>
      </p>
      <p>
        <label className="switch">
          <input type="checkbox" />
          <span />
          Send me news
        </label>
      </p>
      <Status>{news}</Status>
    </>
  );
}
