import { useState } from 'react';
import { formText, Status, submits, useWindowEvent } from '../parts.tsx';
import { routeOf, urlOf } from '../base.ts';
import { postApi } from '../client.ts';
import { messageOf } from '../useApi.ts';

export const PAYMENT_PAGES = {
  payment: PaymentPage,
  'payment/check': PaymentPage,
};

/** What is in the frames. */
export const PAYMENT_FRAMES = {
  'payment-form': PaymentFormPage,
  'bank-check': BankCheckPage,
};

/** The payment service is a page of its own, in a frame; on `payment/check` the bank asks at once. */
function PaymentPage() {
  const [isPaid, setPaid] = useState(false);
  useMessage('paid', () => setPaid(true));
  const query = routeOf(location.pathname) === 'payment/check' ? '?check' : '';
  return (
    <>
      <h1>{isPaid ? 'Your tickets are on their way' : 'Payment'}</h1>
      <iframe
        id="payment"
        className="payment"
        title="Payment"
        name="payment"
        src={urlOf('payment-form') + query}
      />
      <p>
        <a href={urlOf('tickets')}>Your tickets</a>
      </p>
    </>
  );
}

/** Cards whose bank asks for a code. */
const CHECKED_BY_BANK = /^5/;

/** What is in the frame of the payment page. */
function PaymentFormPage() {
  const [news, setNews] = useState('');
  const [isChecking, setChecking] = useState(location.search === '?check');
  const pay = async () => {
    setChecking(false);
    try {
      await postApi('payments', { method: 'card' });
      setNews('Thank you');
      sendToParent('paid');
    } catch (error) {
      setNews(messageOf(error));
    }
  };
  useMessage('confirmed', () => void pay());
  const submit = submits((form) => {
    if (CHECKED_BY_BANK.test(formText(form, 'card'))) setChecking(true);
    else void pay();
  });
  return (
    <>
      <form className="fields" onSubmit={submit}>
        <label>
          Card number{' '}
          <input name="card" inputMode="numeric" autoComplete="cc-number" aria-describedby="hint" />
        </label>
        <p className="hint" id="hint">
          No card is charged. For one that begins with 5, the bank asks for a code.
        </p>
        <button>Pay now</button>
      </form>
      {isChecking && (
        <iframe id="bank-check" className="bank" title="Bank" src={urlOf('bank-check')} />
      )}
      <Status>{news}</Status>
    </>
  );
}

/** The frame in the frame: any code will do. */
function BankCheckPage() {
  return (
    <form className="fields" onSubmit={submits(() => sendToParent('confirmed'))}>
      <label>
        Code from your phone <input inputMode="numeric" autoComplete="one-time-code" required />
      </label>
      <button>Confirm</button>
    </form>
  );
}

/** Listens for a message from a frame or its parent, of this site only. */
function useMessage(wanted: string, action: () => void): void {
  useWindowEvent('message', ({ origin, data }) => {
    if (origin === location.origin && data === wanted) action();
  });
}

function sendToParent(message: string): void {
  parent.postMessage(message, location.origin);
}
