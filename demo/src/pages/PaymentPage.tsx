import { useState } from 'react';
import { routeOf, urlOf } from '../base.ts';
import { useMessage } from '../useMessage.ts';

/** The payment service is a page of its own, in a frame; on `payment/check` the bank asks at once. */
export function PaymentPage() {
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
