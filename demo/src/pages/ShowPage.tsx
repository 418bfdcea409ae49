import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { readBasket, writeBasket } from '../basket.ts';
import { urlOf } from '../base.ts';
import { postApi } from '../client.ts';
import { BOOKING_FEE } from '../example.ts';
import { money } from '../money.ts';
import type { Show } from '../shows.ts';
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
        <p className="actions">
          <Trailer slug={slug} /> <a href={urlOf(`shows/${slug}/reviews`)}>What the papers say</a>
        </p>
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
  const book = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isEmpty = chosenSeats(event.currentTarget).length === 0;
    setComplaint(isEmpty ? 'Please choose at least one seat.' : '');
    setWanted(isEmpty ? undefined : event.currentTarget);
  };
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
