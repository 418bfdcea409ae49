import { useEffect } from 'react';

/** Asks visitors who leave whether they mean it. */
export function GuestListPage() {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <label>
      Name on the tickets <input />
    </label>
  );
}
