import { useEffect, useState } from 'react';
import { LEFT_KEY, readLeft } from '../seatsLeft.ts';
import { Status } from '../Status.tsx';

/** Follows bookings in other tabs. */
export function AvailabilityPage() {
  const [left, setLeft] = useState(readLeft);
  useEffect(() => {
    const listen = ({ key }: StorageEvent) => {
      if (key === LEFT_KEY) setLeft(readLeft());
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, []);
  return (
    <>
      <h1>Availability</h1>
      <Status>{`${left} seats left`}</Status>
    </>
  );
}
