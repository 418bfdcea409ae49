import { useEffect, useRef, useState } from 'react';
import { submits } from '../parts.tsx';
import { urlOf } from '../base.ts';
import { BOOKING_FEE, money, readBasket, type Show, writeBasket } from '../shop.ts';
import { postApi } from '../client.ts';
import { messageOf, useApi } from '../useApi.ts';

export function ShowPage({ slug }: { slug: string }) {
  const answer = useApi<Show>(`shows/${slug}`);
  const show = answer.status === 'loaded' ? answer.value : undefined;
  useEffect(() => {
    if (show) document.title = `${show.title} – Stagehand`;
  }, [show]);
  if (answer.status === 'failed') return <p role="alert">{answer.message}</p>;
  return (
    <div className="show">
      <div>
        <h1>{show?.title}</h1>
        <p className="lead">{show && `${show.kind} · tonight at ${show.time} · ${show.room}`}</p>
        <img src={urlOf(`posters/${slug}.svg`)} alt="" width="640" height="360" />
        <p>{show?.blurb}</p>
        <div className="actions">
          <Trailer slug={slug} /> <a href={urlOf(`shows/${slug}/reviews`)}>What the papers say</a>
        </div>
      </div>
      <BookingForm show={show} />
    </div>
  );
}

const SEATS = [1, 2, 3, 4, 5];
const TAKEN = ['F1', 'F2', 'G5'];

function BookingForm({ show }: { show: Show | undefined }) {
  const [complaint, setComplaint] = useState('');
  const [wanted, setWanted] = useState<HTMLFormElement>();
  // An early click waits for the show.
  useEffect(() => {
    if (!show || !wanted) return;
    bookSeats(show, chosenSeats(wanted)).catch((error: unknown) => setComplaint(messageOf(error)));
  }, [show, wanted]);
  const book = submits((form) => {
    const isEmpty = chosenSeats(form).length === 0;
    setComplaint(isEmpty ? 'Please choose at least one seat.' : '');
    setWanted(isEmpty ? undefined : form);
  });
  return (
    <form className="panel" onSubmit={book}>
      <h2>Choose your seats</h2>
      <SeatRow row="F" />
      <SeatRow row="G" />
      <label className="count">
        Seats <input name="count" type="number" min="1" max="7" /> if any will do
      </label>
      <p>
        <span id="price">{show && money(show.price)}</span> each, plus {money(BOOKING_FEE)} booking
        fee per order
      </p>
      <p role="alert">{complaint}</p>
      <button className="wide">Book seats</button>
    </form>
  );
}

function SeatRow({ row }: { row: string }) {
  return (
    <fieldset>
      <legend>Row {row}</legend>
      <div className="seats">
        {SEATS.map((number) => `${row}${number}`).map((seat) => (
          <label key={seat}>
            <input type="checkbox" name="seat" value={seat} disabled={TAKEN.includes(seat)} />{' '}
            {seat}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The seats that are checked, or the first free ones if only their number matters. */
function chosenSeats(form: HTMLFormElement): string[] {
  const data = new FormData(form);
  const free = [...form.querySelectorAll<HTMLInputElement>('[name=seat]:enabled')];
  const picked = data.getAll('seat').map(String);
  return picked.length > 0
    ? picked
    : free.slice(0, Number(data.get('count'))).map(({ value }) => value);
}

async function bookSeats(show: Show, seats: readonly string[]): Promise<void> {
  await postApi('basket', { show: show.slug, seats });
  const { title, price } = show;
  writeBasket([...readBasket(), ...seats.map((seat) => ({ show: title, seat, price }))]);
  location.href = urlOf('basket');
}

/** The poster, coming closer: a trailer without a file to load. */
function Trailer({ slug }: { slug: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button className="plain" type="button" onClick={() => dialog.current?.showModal()}>
        Play trailer
      </button>
      <dialog className="trailer" aria-label="Trailer" data-testid="trailer" ref={dialog}>
        <img src={urlOf(`posters/${slug}.svg`)} alt="" width="640" height="360" />
        <button className="plain" type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  );
}

const ROWS = ['E', 'F', 'G'];
const SEATS_PER_ROW = 8;

/** The hall from above; seats are squares, all on one page of paper. */
export function SeatMapPage({ title }: { title: string }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const seats = ROWS.flatMap((row) =>
    Array.from({ length: SEATS_PER_ROW }, (_, index) => `${row}${index + 1}`),
  );
  const toggle = (seat: string) =>
    setChosen(chosen.includes(seat) ? chosen.filter((each) => each !== seat) : [...chosen, seat]);
  return (
    <>
      <h1>{title}</h1>
      <fieldset className="seat-map" aria-label="Seats">
        {seats.map((seat) => (
          <button
            key={seat}
            aria-label={seat}
            aria-pressed={chosen.includes(seat)}
            data-seat={seat}
            onClick={() => toggle(seat)}
          />
        ))}
      </fieldset>
      <p>
        Doors open at <time>19:00</time>
      </p>
    </>
  );
}

interface Review {
  id: number;
  stars: number;
  text: string;
}

/** What others say of a show, and what that comes to. */
export function ReviewsPage({ slug }: { slug: string }) {
  const show = useApi<Show>(`shows/${slug}`);
  const answer = useApi<Review[]>(`reviews?show=${slug}`);
  const reviews = answer.status === 'loaded' ? answer.value : [];
  return (
    <>
      <h1>{show.status === 'loaded' ? show.value.title : 'Reviews'}</h1>
      <p role="status" aria-label="Rating">
        {answer.status === 'loaded' && ratingOf(reviews)}
        {answer.status === 'loading' && 'Loading'}
        {answer.status === 'failed' && answer.message}
      </p>
      <ul className="reviews" aria-label="Reviews">
        {reviews.map(({ id, stars, text }) => (
          <li key={id}>
            <span role="img" aria-label={`${stars} stars`}>
              {'★'.repeat(stars)}
            </span>{' '}
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** `4.5 of 5 stars (2 reviews)`. */
export function ratingOf(reviews: readonly Pick<Review, 'stars'>[]): string {
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  const average = Math.round((sum / Math.max(1, reviews.length)) * 10) / 10;
  const count = reviews.length === 1 ? '1 review' : `${reviews.length} reviews`;
  return `${average} of 5 stars (${count})`;
}
