import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { Status, useInterval, useWindowEvent } from '../parts.tsx';
import { BASE, urlOf } from '../base.ts';
import { postApi } from '../client.ts';
import { messageOf } from '../useApi.ts';

/** Ways to choose seats, and to keep them. */
export const SEAT_PAGES = {
  seats: LiveSeatsPage,
  seating: SeatingPage,
  'seating-plan': SeatingPlanPage,
  'seat-plan': SeatPlanPage,
  plan: PlanPage,
  'choose-seats': ChooseSeatsPage,
  availability: AvailabilityPage,
  booking: BookingPage,
  hold: HoldPage,
  reservation: ReservationPage,
};

/** Seats that others are choosing at the same time, where a server tells of them. */
function LiveSeatsPage() {
  const [news, setNews] = useState('Connecting…');
  const socket = useRef<WebSocket>(undefined);
  useEffect(() => {
    const live = new WebSocket(new URL('live-seats', BASE).href.replace(/^http/, 'ws'));
    live.onopen = () => setNews('Connected');
    live.onmessage = ({ data }) => setNews(String(data));
    live.onclose = () => setNews('Offline');
    socket.current = live;
    return () => live.close();
  }, []);
  const hold = () => {
    if (socket.current?.readyState === WebSocket.OPEN) socket.current.send('hold A1');
  };
  return (
    <>
      <h1>Live seats</h1>
      <button onClick={hold}>Hold A1</button>
      <Status>{news}</Status>
    </>
  );
}

const LAST_SEATS = ['F3', 'F4', 'G1'];

/** The last seats, as a list. */
function SeatingPage() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <h1>The Winter Fair</h1>
      <ul>
        {LAST_SEATS.map((seat) => (
          <li key={seat} data-seat={seat}>
            Row {seat[0]}, seat {seat.slice(1)}{' '}
            <button onClick={() => setChosen(`${seat} chosen`)}>Choose</button>
          </li>
        ))}
      </ul>
      <Status>{chosen}</Status>
    </>
  );
}

/** Where which seat is, on a sheet of its own. */
function SeatingPlanPage() {
  return (
    <>
      <h1>Seating plan</h1>
      <img
        src={urlOf('posters/seating-plan.svg')}
        alt="Three rows of eight seats before the stage"
        width="480"
        height="240"
      />
    </>
  );
}

/** A plan that leaves nothing behind when it closes. */
function SeatPlanPage() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <h1>Seat plan</h1>
      <button onClick={() => setOpen(false)}>Close</button>
      {isOpen && (
        <ul id="plan">
          <li>A1</li>
          <li>A2</li>
        </ul>
      )}
    </>
  );
}

/** Where the first finger is, and how far away the second one. */
interface Fingers {
  x: number;
  y: number;
  apart: number | undefined;
}

/** A seating plan to move with one finger and to zoom with two. */
function PlanPage() {
  const [news, setNews] = useState('');
  const start = useRef<Fingers>(undefined);
  const begin = (event: TouchEvent) => {
    start.current = fingersOf(event);
  };
  const move = (event: TouchEvent) => {
    const now = fingersOf(event);
    if (start.current && now) setNews(describeMove(start.current, now));
  };
  return (
    <>
      <h1>Choose on the plan</h1>
      <button onClick={() => setNews('C4 selected')}>Seat C4</button>
      <div
        className="touch-plan"
        role="group"
        aria-label="Seating plan"
        onTouchStart={begin}
        onTouchMove={move}
      />
      <Status>{news}</Status>
    </>
  );
}

function fingersOf({ touches: { 0: one, 1: two } }: TouchEvent): Fingers | undefined {
  if (!one) return undefined;
  const { clientX: x, clientY: y } = one;
  return { x, y, apart: two && Math.hypot(two.clientX - x, two.clientY - y) };
}

export function describeMove(start: Fingers, now: Fingers): string {
  return start.apart && now.apart
    ? `Zoomed to ${Math.round(now.apart / start.apart)}×`
    : `Moved by ${Math.round(now.x - start.x)}, ${Math.round(now.y - start.y)}`;
}

/** A row, a voucher and the offers of the week. */
function ChooseSeatsPage() {
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

/** Follows bookings in other tabs. */
function AvailabilityPage() {
  const [left, setLeft] = useState(readLeft);
  useWindowEvent('storage', ({ key }) => {
    if (key === LEFT_KEY) setLeft(readLeft());
  });
  return (
    <>
      <h1>Availability</h1>
      <Status>{`${left} seats left`}</Status>
    </>
  );
}

/** Takes one of the seats whose number other tabs show. */
function BookingPage() {
  const [left, setLeft] = useState(readLeft);
  const book = () => {
    window.localStorage.setItem(LEFT_KEY, String(left - 1));
    setLeft(left - 1);
  };
  return (
    <>
      <h1>Booking</h1>
      <button onClick={book}>Book seats</button>
    </>
  );
}

/** Shared by all tabs. */
const LEFT_KEY = 'stagehand-left';

const AT_FIRST = 42;

function readLeft(): number {
  return Number(window.localStorage.getItem(LEFT_KEY) ?? AT_FIRST);
}

const LIMIT_MS = 5 * 60 * 1000;

/** Seats that are held for five minutes. */
function HoldPage() {
  const [end, setEnd] = useState(() => Date.now() + LIMIT_MS);
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 1000);
  const keep = () => {
    setNow(Date.now());
    setEnd(Date.now() + LIMIT_MS);
  };
  const left = Math.max(0, Math.round((end - now) / 1000));
  return (
    <>
      <h1>Your seats</h1>
      <p role="timer">{left} seconds left</p>
      <button onClick={keep}>Keep my seats</button>
      <Status>{left === 0 ? 'Your seats were released' : 'Seats held'}</Status>
    </>
  );
}

/** Asks for seats as soon as it opens. */
function ReservationPage() {
  const [news, setNews] = useState('Asking the box office …');
  useEffect(() => {
    postApi('reservations', { seat: 'F3' }).then(
      () => setNews('Seats reserved'),
      (error: unknown) => setNews(messageOf(error)),
    );
  }, []);
  return (
    <>
      <h1>Reservation</h1>
      <p hidden>Sold out</p>
      <Status>{news}</Status>
    </>
  );
}
