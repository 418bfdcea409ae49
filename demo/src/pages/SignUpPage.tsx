import { type SubmitEvent, useState } from 'react';
import { formText } from '../formText.ts';
import { Status } from '../Status.tsx';

export function SignUpPage() {
  const [welcome, setWelcome] = useState('');
  const create = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWelcome(`Welcome, ${formText(event.currentTarget, 'email')}`);
  };
  return (
    <>
      <h1>Create an account</h1>
      <form className="login panel" onSubmit={create}>
        <label>
          Email <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          Password <input name="password" type="password" autoComplete="new-password" required />
        </label>
        <button className="wide">Create account</button>
      </form>
      <Status>{welcome}</Status>
    </>
  );
}
