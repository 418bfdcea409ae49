import { type SubmitEvent, useState } from 'react';
import { urlOf } from '../base.ts';
import { postApi } from '../client.ts';
import { messageOf } from '../useApi.ts';
import { rememberName } from '../visitor.ts';

export function LoginPage() {
  const [complaint, setComplaint] = useState('');
  const signIn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = Object.fromEntries(new FormData(event.currentTarget));
    try {
      const { name } = await postApi<{ name: string }>('login', data);
      rememberName(name);
      location.href = urlOf('');
    } catch (error) {
      setComplaint(messageOf(error));
    }
  };
  return (
    <>
      <h1>Sign in</h1>
      <p className="lead">See your tickets and book faster.</p>
      <form className="login panel" onSubmit={(event) => void signIn(event)}>
        <p role="alert">{complaint}</p>
        <label>
          Email <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          Password{' '}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <label className="check">
          <input name="remember" type="checkbox" /> Remember me
        </label>
        <button className="wide">Sign in</button>
      </form>
    </>
  );
}
