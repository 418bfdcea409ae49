import { createElement, type DragEvent, useEffect, useState } from 'react';
import { useLeaveQuestion } from '../parts.tsx';

/** Seats and who sits there, each on a screen of its own. */
export const SEAT_SCREENS = {
  'seat-picker': SeatPickerPage,
  'last-seat': LastSeatPage,
  stalls: StallsPage,
  'my-seats': MySeatsPage,
  'seating-chart': SeatingChartPage,
  'guest-list': GuestListPage,
};

/** Custom elements of the house that sells our seats: their content is in a shadow root. */
const MARKUP: Readonly<Record<string, string>> = {
  'seat-map': '<label><input type="checkbox"> C4</label> <label><input type="checkbox"> C5</label>',
  'hold-timer': '<p class="left">10 minutes left</p>',
};

/** Defines them, once. */
function defineSeatElements(): void {
  for (const [name, markup] of Object.entries(MARKUP)) {
    if (!customElements.get(name)) customElements.define(name, elementWith(markup));
  }
}

function elementWith(markup: string): CustomElementConstructor {
  return class extends HTMLElement {
    connectedCallback(): void {
      this.attachShadow({ mode: 'open' }).innerHTML = markup;
    }
  };
}

/** Seats from another house, as custom elements. */
function SeatPickerPage() {
  defineSeatElements();
  return (
    <>
      {createElement('seat-map')}
      {createElement('hold-timer')}
    </>
  );
}

/** The seat that somebody else may take any moment. */
function LastSeatPage() {
  return (
    <>
      <button data-testid="seat" aria-label="Hold seat F3" aria-describedby="price">
        F3
      </button>
      <p id="price">Stalls, £26.00</p>
    </>
  );
}

const SEATS = [1, 2, 3];

/** Seats by row, and who comes. */
function StallsPage() {
  return (
    <>
      <table className="stalls">
        <tbody>
          {['A', 'B'].map((row) => (
            <tr key={row}>
              <th>Row {row}</th>
              {SEATS.map((seat) => (
                <td key={seat}>
                  <button>{`${row}${seat}`}</button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <label>
          Name on the tickets <input />
        </label>
      </p>
      <p>
        <label>
          <input type="checkbox" /> Step-free seats
        </label>
      </p>
    </>
  );
}

const basket = ['C4', 'C5'];

/** Keeps the seats in a variable of the page, and makes their rows again when they are sorted. */
function MySeatsPage() {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => void Object.assign(window, { basket }), []);
  const sort = () => {
    basket.sort();
    setDrawn(drawn + 1);
  };
  return (
    <>
      <ul>
        {basket.map((seat) => (
          <li key={`${drawn} ${seat}`}>{seat}</li>
        ))}
      </ul>
      <button onClick={sort}>Sort by row</button>
    </>
  );
}

const GUEST = 'Ada Lovelace';

/** Who sits where: guests are dragged to a row. */
function SeatingChartPage() {
  const [seated, setSeated] = useState('');
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setSeated(event.dataTransfer.getData('text/plain'));
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button does the same */}
      <p draggable onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', GUEST)}>
        {GUEST}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button does the same */}
      <section
        className="panel row"
        aria-label="Row A"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        {seated}
      </section>
      <button onClick={() => setSeated(GUEST)}>Seat G4</button>
    </>
  );
}

/** Asks visitors who leave whether they mean it. */
function GuestListPage() {
  useLeaveQuestion(true);
  return (
    <label>
      Name on the tickets <input />
    </label>
  );
}
