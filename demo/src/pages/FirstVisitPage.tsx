import { useState } from 'react';
import { Status } from '../Status.tsx';

/** Visitors who come for the first time see nothing but the banner. */
export function FirstVisitPage() {
  const [hasBanner, setBanner] = useState(true);
  const [news, setNews] = useState('');
  return (
    <>
      <button onClick={() => setNews('Choose your seats')}>Book seats</button>
      <Status>{news}</Status>
      {hasBanner && (
        <div className="cookies" role="dialog" aria-label="Cookies">
          <button onClick={() => setBanner(false)}>Reject all</button>
        </div>
      )}
    </>
  );
}
