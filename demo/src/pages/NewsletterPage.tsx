import { type SubmitEvent, useState } from 'react';
import { formText } from '../formText.ts';
import { Status } from '../Status.tsx';

export function NewsletterPage() {
  const [news, setNews] = useState('');
  const subscribe = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setNews(`The program comes to ${formText(event.currentTarget, 'email')}`);
  };
  return (
    <>
      <h1>Newsletter</h1>
      <form className="fields panel" onSubmit={subscribe}>
        <label>
          Email{' '}
          <input
            name="email"
            type="email"
            autoComplete="email"
            placeholder="name@stagehand.example"
            required
          />
        </label>
        <label className="check">
          <input type="checkbox" name="program" defaultChecked /> Send me the program
        </label>
        <button>Save</button>
      </form>
      <Status>{news}</Status>
    </>
  );
}
