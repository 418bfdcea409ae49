import { useEffect, useRef, useState } from 'react';
import { urlOf } from '../base.ts';

/** A row, a voucher and the offers of the week. */
export function ChooseSeatsPage() {
  const [isRefused, setRefused] = useState(false);
  const wholeRow = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Some of its seats are chosen; there is no attribute for that.
    if (wholeRow.current) wholeRow.current.indeterminate = true;
  }, []);
  return (
    <>
      <h1>Choose your seats</h1>
      <nav aria-label="Dates">
        <ul>
          <li>
            <a href={`${urlOf('shows/winter-fair')}?date=2026-12-05`}>5 December</a>
          </li>
          <li>
            <a href={urlOf('basket')}>Basket</a>
          </li>
        </ul>
      </nav>
      <div role="group" aria-label="Row C">
        <button className="seat taken" disabled>
          Seat C3
        </button>
        <button className="seat free aisle">Seat C4</button>
        <button className="seat free">Seat C5</button>
      </div>
      <ul aria-label="Offers">
        <li className="offer" hidden>
          Matinee, half price
        </li>
        <li className="offer">Two for one on Mondays</li>
        <li className="offer">Students pay half</li>
      </ul>
      <label>
        Voucher code <input aria-invalid={isRefused} aria-errormessage="voucher-error" />
      </label>{' '}
      <button onClick={() => setRefused(true)}>Redeem</button>
      <p id="voucher-error" hidden={!isRefused}>
        This voucher has expired
      </p>
      <label>
        <input type="checkbox" ref={wholeRow} /> Whole row
      </label>
    </>
  );
}
