import { useEffect, useState } from 'react';
import { Status } from '../Status.tsx';

const STARTS_AFTER_MS = 200;
const READY_AFTER_MS = 600;

/** Starts late and has work to do then; says so as Angular does, to tests that ask. */
export function EveningPage() {
  const [news, setNews] = useState('Loading…');
  useEffect(() => {
    const done = new Promise<void>((resolve) => {
      setTimeout(() => {
        setNews('Three shows tonight');
        resolve();
      }, READY_AFTER_MS);
    });
    const whenStable = (tell: (isReady: boolean) => void) => void done.then(() => tell(true));
    setTimeout(
      () => Object.assign(window, { getAllAngularTestabilities: () => [{ whenStable }] }),
      STARTS_AFTER_MS,
    );
  }, []);
  return (
    <>
      <h1>This evening</h1>
      <Status>{news}</Status>
    </>
  );
}
