import { type SubmitEvent, useState } from 'react';
import { formText } from '../formText.ts';
import { urlOf } from '../base.ts';
import { postApi } from '../client.ts';
import { Status } from '../Status.tsx';
import { messageOf } from '../useApi.ts';
import { sendToParent, useMessage } from '../useMessage.ts';

/** Cards whose bank asks for a code. */
const CHECKED_BY_BANK = /^5/;

/** What is in the frame of the payment page. */
export function PaymentFormPage() {
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
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const card = formText(event.currentTarget, 'card');
    if (CHECKED_BY_BANK.test(card)) setChecking(true);
    else void pay();
  };
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
