import { useEffect, useState } from 'react';
import { Status, submits } from '../parts.tsx';
import { urlOf } from '../base.ts';

/** Steps of an order, each on a screen of its own. */
export const ORDER_SCREENS = {
  'open-order': OpenOrderPage,
  order: OrderPage,
  redeem: RedeemPage,
  checkout: CheckoutPage,
  'first-visit': FirstVisitPage,
  'welcome-back': WelcomeBackPage,
};

const OPEN_SEATS = ['Seat C4', 'Seat C5', 'Seat C6'];

/** An order that is not paid yet: the bank answers only when asked again. */
function OpenOrderPage() {
  const [news, setNews] = useState('\u{A0}Open');
  const refresh = () => setNews(news === 'Waiting' ? 'Paid' : 'Waiting');
  return (
    <>
      <h1>Your basket</h1>
      <ul>
        {OPEN_SEATS.map((seat) => (
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

/** An order at the box office, which asks before it changes anything. */
function OrderPage() {
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

const SLOW_MS = 2000;

/** Voucher codes are checked by another service, which takes its time. */
function RedeemPage() {
  const [news, setNews] = useState('');
  const redeem = submits(() => void setTimeout(() => setNews('£5.00 off your order'), SLOW_MS));
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

const CONFIRMED_AFTER_MS = 200;

/** Nobody can pay before the seats are confirmed. */
function CheckoutPage() {
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

/** Visitors who come for the first time see nothing but the banner. */
function FirstVisitPage() {
  const [hasBanner, setBanner] = useState(true);
  const [news, setNews] = useState('');
  return (
    <>
      <button onClick={() => setNews('Choose your seats')}>Book seats</button>
      <Status>{news}</Status>
      {hasBanner && (
        <div className="cookies" role="dialog" aria-label="Cookies">
          <button onClick={() => setBanner(false)}>Reject all</button>
        </div>
      )}
    </>
  );
}

const GREETING_MS = 50;

/** For those who have signed in on this device before: their account, one moment later. */
function WelcomeBackPage() {
  const signIn = () => setTimeout(() => location.assign(urlOf('account')), GREETING_MS);
  return <button onClick={signIn}>Sign in</button>;
}
