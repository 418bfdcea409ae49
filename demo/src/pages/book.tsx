import { useState } from 'react';
import { Status, submits } from '../parts.tsx';
import { urlOf } from '../base.ts';
import { postApi } from '../client.ts';
import { BOOKING_FEE, describeOrder, type Order, type Show } from '../shop.ts';
import { messageOf, useApi } from '../useApi.ts';

/** Books without the basket: one form, one order. */
export function BookPage({ slug }: { slug: string }) {
  const answer = useApi<Show>(`shows/${slug}`);
  const [order, setOrder] = useState<Order>();
  if (order) return <Confirmation order={order} />;
  const show = answer.status === 'loaded' ? answer.value : undefined;
  return (
    <>
      <h1>{show ? `Book ${show.title}` : 'Book'}</h1>
      <BookForm
        slug={slug}
        price={show?.price ?? 0}
        onOrder={(made) => {
          history.pushState(null, '', urlOf(`orders/${made.id}`));
          setOrder(made);
        }}
      />
    </>
  );
}

interface BookFormProps {
  slug: string;
  price: number;
  onOrder: (order: Order) => void;
}

function BookForm({ slug, price, onOrder }: BookFormProps) {
  const [complaint, setComplaint] = useState('');
  const [hint, setHint] = useState('');
  const book = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const seats = Number(data.get('seats'));
    const { name, date, area } = Object.fromEntries(data);
    const total = seats * price + BOOKING_FEE;
    const wishes = { extras: data.getAll('extras'), wheelchair: data.has('wheelchair') };
    try {
      onOrder(await postApi('orders', { show: slug, seats, name, date, area, total, ...wishes }));
    } catch (error) {
      setComplaint(messageOf(error));
    }
  };
  return (
    <form className="fields panel" onSubmit={submits((form) => void book(form))}>
      <p role="alert">{complaint}</p>
      <label>
        Seats <input name="seats" type="number" min="1" max="7" defaultValue="1" required />
      </label>
      <label>
        Name on the tickets{' '}
        <input
          name="name"
          autoComplete="name"
          required
          onBlur={({ target }) => setHint(target.value ? '' : 'Enter a name')}
        />
      </label>
      <p className="hint">{hint}</p>
      <Wishes />
      <button className="wide">Book seats</button>
    </form>
  );
}

/** Everything that one can choose about an order, besides seats and names. */
function Wishes() {
  return (
    <>
      <label>
        Date <input name="date" type="date" />
      </label>
      <label>
        Area{' '}
        <select name="area">
          <option value="stalls">Stalls</option>
          <option value="balcony">Balcony</option>
        </select>
      </label>
      <label>
        Extras{' '}
        <select name="extras" multiple>
          <option value="program">Program</option>
          <option value="drink">Drink</option>
          <option value="cushion">Cushion</option>
        </select>
      </label>
      <label className="check">
        <input name="wheelchair" type="checkbox" /> Wheelchair space
      </label>
      <label className="check">
        <input name="way" type="radio" value="mail" /> Send by mail
      </label>
      <label className="check">
        <input name="way" type="radio" value="email" defaultChecked /> Send by email
      </label>
    </>
  );
}

function Confirmation({ order }: { order: Order }) {
  return (
    <>
      <h1>Order {order.id}</h1>
      <p>{describeOrder(order)}</p>
      <p>
        <a href={urlOf('payment')}>Pay now</a>
      </p>
    </>
  );
}

/** For many: a form that sends nothing. */
export function GroupBookingPage() {
  const [name, setName] = useState('');
  const [hint, setHint] = useState('');
  const [news, setNews] = useState('');
  return (
    <>
      <form className="fields" onSubmit={submits(() => undefined)}>
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
        <Wishes />
        <button type="button" onClick={() => setNews(`Booked for ${name}`)}>
          Book seats
        </button>
      </form>
      <Status>{news}</Status>
    </>
  );
}
