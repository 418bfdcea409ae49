import type { SubmitEvent } from 'react';
import { sendToParent } from '../useMessage.ts';

/** The frame in the frame: any code will do. */
export function BankCheckPage() {
  const confirm = (event: SubmitEvent) => {
    event.preventDefault();
    sendToParent('confirmed');
  };
  return (
    <form className="fields" onSubmit={confirm}>
      <label>
        Code from your phone <input inputMode="numeric" autoComplete="one-time-code" required />
      </label>
      <button>Confirm</button>
    </form>
  );
}
