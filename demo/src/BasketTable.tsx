import { type BasketEntry, totalOf } from './basket.ts';
import { BOOKING_FEE } from './example.ts';
import { money } from './money.ts';

interface BasketTableProps {
  entries: readonly BasketEntry[];
  discount: number;
  onChange: (entries: readonly BasketEntry[]) => void;
}

export function BasketTable({ entries, discount, onChange }: BasketTableProps) {
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
