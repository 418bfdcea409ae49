import { useEffect, useState } from 'react';
import { urlOf } from '../base.ts';
import {
  type BasketEntry,
  BOOKING_FEE,
  money,
  ordersOf,
  readBasket,
  totalOf,
  writeBasket,
} from '../shop.ts';
import { formText, submits } from '../parts.tsx';

export const BASKET_PAGES = {
  basket: BasketPage,
  'basket-of-one': BasketOfOnePage,
};

function BasketPage() {
  const [entries, setEntries] = useState(readBasket);
  const [discount, setDiscount] = useState(0);
  const keep = (kept: readonly BasketEntry[]) => {
    writeBasket(kept);
    setEntries([...kept]);
  };
  const empty = () => {
    if (confirm(`Put back ${seatsOf(entries)}?`)) keep([]);
  };
  return (
    <>
      <h1>Your basket</h1>
      <p className="lead">
        {entries.length > 0 ? `${seatsOf(entries)} held for ten minutes.` : 'Your basket is empty.'}
      </p>
      {entries.length > 0 && (
        <>
          <ul className="orders">
            {ordersOf(entries).map((order) => (
              <li key={order}>{order}</li>
            ))}
          </ul>
          <BasketTable entries={entries} discount={discount} onChange={keep} />
          <VoucherForm onDiscount={setDiscount} />
          <p className="actions">
            <a className="button" href={urlOf('payment')}>
              Check out
            </a>
            <button className="plain" onClick={empty}>
              Empty basket
            </button>
          </p>
        </>
      )}
      <p>
        <a href={urlOf('')}>Find another show</a>
      </p>
    </>
  );
}

function seatsOf({ length }: readonly BasketEntry[]): string {
  return length === 1 ? '1 seat' : `${length} seats`;
}

interface BasketTableProps {
  entries: readonly BasketEntry[];
  discount: number;
  onChange: (entries: readonly BasketEntry[]) => void;
}

function BasketTable({ entries, discount, onChange }: BasketTableProps) {
  return (
    <table className="basket">
      <thead>
        <tr>
          <th scope="col">Show</th>
          <th scope="col">Seat</th>
          <th scope="col" className="money">
            Price
          </th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ show, seat, price }, index) => (
          <tr key={`${show} ${seat}`}>
            <td>{show}</td>
            <td>{seat}</td>
            <td className="money">{money(price)}</td>
            <td>
              <button
                className="plain"
                aria-label={`Remove seat ${seat}`}
                onClick={() => onChange(entries.toSpliced(index, 1))}
              >
                Remove
              </button>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <SumRow label="Booking fee" amount={BOOKING_FEE} />
        {discount > 0 && <SumRow label="Voucher" amount={-discount} />}
        <SumRow label="Total" amount={totalOf(entries, BOOKING_FEE, discount)} testId="total" />
      </tfoot>
    </table>
  );
}

function SumRow({ label, amount, testId }: { label: string; amount: number; testId?: string }) {
  return (
    <tr>
      <td colSpan={2}>{label}</td>
      <td className="money" data-testid={testId}>
        {money(amount)}
      </td>
      <td />
    </tr>
  );
}

/** Codes of last season have expired; all others are worth the same. */
const EXPIRED = /-24$/;
const WORTH = 5;

function VoucherForm({ onDiscount }: { onDiscount: (pounds: number) => void }) {
  const [complaint, setComplaint] = useState('');
  const redeem = submits((form) => {
    const isExpired = EXPIRED.test(formText(form, 'code'));
    setComplaint(isExpired ? 'This voucher has expired' : '');
    onDiscount(isExpired ? 0 : WORTH);
  });
  return (
    <form className="voucher" data-testid="voucher-panel" onSubmit={redeem}>
      <label>
        Voucher code{' '}
        <input
          name="code"
          required
          aria-invalid={complaint !== ''}
          aria-errormessage="voucher-error"
        />
      </label>
      <button className="plain">Redeem</button>
      <p id="voucher-error" role="alert">
        {complaint}
      </p>
    </form>
  );
}

/** Leads to the basket after one seat was put into it. */
function BasketOfOnePage() {
  useEffect(() => {
    writeBasket([{ show: 'The Winter Fair', seat: 'F3', price: 26 }]);
    location.replace(urlOf('basket'));
  }, []);
  return <h1>One moment</h1>;
}
