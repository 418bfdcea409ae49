import { type SubmitEvent, useState } from 'react';
import { formText } from './formText.ts';

/** Codes of last season have expired; all others are worth the same. */
const EXPIRED = /-24$/;
const WORTH = 5;

export function VoucherForm({ onDiscount }: { onDiscount: (pounds: number) => void }) {
  const [complaint, setComplaint] = useState('');
  const redeem = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isExpired = EXPIRED.test(formText(event.currentTarget, 'code'));
    setComplaint(isExpired ? 'This voucher has expired' : '');
    onDiscount(isExpired ? 0 : WORTH);
  };
  return (
    <form className="voucher" data-testid="voucher-panel" onSubmit={redeem}>
      <label>
        Voucher code{' '}
        <input
          name="code"
          required
          aria-invalid={complaint !== ''}
          aria-errormessage="voucher-error"
        />
      </label>
      <button className="plain">Redeem</button>
      <p id="voucher-error" role="alert">
        {complaint}
      </p>
    </form>
  );
}
