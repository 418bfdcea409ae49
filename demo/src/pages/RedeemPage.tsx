import { type SubmitEvent, useState } from 'react';

const SLOW_MS = 2000;

/** Voucher codes are checked by another service, which takes its time. */
export function RedeemPage() {
  const [news, setNews] = useState('');
  const redeem = (event: SubmitEvent) => {
    event.preventDefault();
    setTimeout(() => setNews('£5.00 off your order'), SLOW_MS);
  };
  return (
    <>
      <h1>Redeem a voucher</h1>
      <form className="fields" onSubmit={redeem}>
        <label>
          Voucher code <input name="code" />
        </label>
        <button>Redeem</button>
      </form>
      <p role="status" hidden={!news}>
        {news}
      </p>
    </>
  );
}
