import { type ReactNode, useState } from 'react';
import { readApi } from '../client.ts';
import { Status } from '../parts.tsx';
import { messageOf } from '../useApi.ts';

/** Everything here is wrong on purpose: for tests that shall fail, and for tools that show why. */
export function FaultsPage() {
  const [news, setNews] = useState('');
  const [hasBanner, setBanner] = useState(false);
  const wait = async () => {
    setNews('Waiting …');
    await readApi('health?delay=3000');
    setNews('It came after three seconds');
  };
  const fail = () => {
    readApi('health?status=503').catch((error: unknown) => setNews(messageOf(error)));
  };
  return (
    <>
      <h1>Faults on purpose</h1>
      <p className="lead">Each of these makes a test fail that does not expect it.</p>
      <Fault name="A button without a name">
        <button className="plain" onClick={() => setNews('The button has no name')}>
          <svg width="16" height="16" fill="currentColor" aria-hidden="true">
            <circle cx="8" cy="8" r="7" />
          </svg>
        </button>
      </Fault>
      <Fault name="A button below a banner">
        <span className="covered">
          <button onClick={() => setNews('You found it')}>Check out</button>
          {hasBanner || (
            <span className="banner">
              Cookies!{' '}
              <button className="plain" onClick={() => setBanner(true)}>
                Reject all
              </button>
            </span>
          )}
        </span>
      </Fault>
      <Fault name="A dialog that blocks the page">
        <button onClick={() => setNews(confirm('Really?') ? 'Yes' : 'No')}>Empty basket</button>
      </Fault>
      <Fault name="A response that takes three seconds">
        <button onClick={() => void wait()}>Refresh</button>
      </Fault>
      <Fault name="A response that is an error">
        <button onClick={fail}>Redeem</button>
      </Fault>
      <Fault name="A button that never stands still">
        <button className="moving" onClick={() => setNews('Caught')}>
          Book seats
        </button>
      </Fault>
      <Fault name="A script that throws">
        <button onClick={throwOnPurpose}>Print my tickets</button>
      </Fault>
      <Fault name="Text that is hard to read">
        <p className="pale">No refunds.</p>
      </Fault>
      <Status>{news}</Status>
    </>
  );
}

function Fault({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="fault">
      <h2>{name}</h2>
      {children}
    </section>
  );
}

function throwOnPurpose(): never {
  throw new Error('The printer is out of paper.');
}
