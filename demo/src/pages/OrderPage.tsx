import { useState } from 'react';
import { Status } from '../Status.tsx';

/** An order at the box office, which asks before it changes anything. */
export function OrderPage() {
  const [news, setNews] = useState('');
  const empty = () => {
    if (confirm('Put back 2 seats?')) setNews('Your basket is empty');
  };
  const redeem = () => {
    const code = prompt('Your code', '');
    if (code) setNews(`Voucher ${code} applied`);
  };
  return (
    <>
      <h1>Your basket</h1>
      <p>The Winter Fair, 2 seats</p>
      <p className="actions">
        <button onClick={empty}>Empty basket</button>
        <button onClick={redeem}>Enter a voucher</button>
      </p>
      <Status>{news}</Status>
    </>
  );
}
