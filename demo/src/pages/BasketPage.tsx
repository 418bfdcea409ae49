import { useState } from 'react';
import { BasketTable } from '../BasketTable.tsx';
import { type BasketEntry, ordersOf, readBasket, writeBasket } from '../basket.ts';
import { urlOf } from '../base.ts';
import { VoucherForm } from '../VoucherForm.tsx';

export function BasketPage() {
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
