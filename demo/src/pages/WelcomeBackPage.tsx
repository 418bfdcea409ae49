import { urlOf } from '../base.ts';

const DELAY_MS = 50;

/** For those who have signed in on this device before: their account, one moment later. */
export function WelcomeBackPage() {
  const signIn = () => setTimeout(() => location.assign(urlOf('account')), DELAY_MS);
  return <button onClick={signIn}>Sign in</button>;
}
