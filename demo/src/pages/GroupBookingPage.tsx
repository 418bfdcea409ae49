import { useState } from 'react';
import { Status } from '../Status.tsx';

/** Everything that one can choose about an order. */
export function GroupBookingPage() {
  const [name, setName] = useState('');
  const [hint, setHint] = useState('');
  const [news, setNews] = useState('');
  return (
    <>
      <form className="fields" onSubmit={(event) => event.preventDefault()}>
        <p>
          <label>
            Name on the tickets{' '}
            <input
              value={name}
              onChange={({ target }) => setName(target.value)}
              onBlur={() => setHint(name ? '' : 'Enter a name')}
            />
          </label>{' '}
          <span>{hint}</span>
        </p>
        <label>
          Date <input type="date" />
        </label>
        <label>
          Area{' '}
          <select>
            <option value="stalls">Stalls</option>
            <option value="balcony">Balcony</option>
          </select>
        </label>
        <label>
          Extras{' '}
          <select multiple>
            <option value="program">Program</option>
            <option value="drink">Drink</option>
            <option value="cushion">Cushion</option>
          </select>
        </label>
        <label className="check">
          <input type="checkbox" /> Wheelchair space
        </label>
        <label className="check">
          <input type="radio" name="way" /> Send by mail
        </label>
        <label className="check">
          <input type="radio" name="way" defaultChecked /> Send by email
        </label>
        <button type="button" onClick={() => setNews(`Booked for ${name}`)}>
          Book seats
        </button>
      </form>
      <Status>{news}</Status>
    </>
  );
}
