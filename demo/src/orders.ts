import { money } from './money.ts';

export interface Order {
  id: number;
  /** The slug of a show. */
  show: string;
  seats: number;
  name: string;
  total?: number;
}

/** `Ada Lovelace: 2 seats, £54.00`. */
export function describeOrder({ name, seats, total }: Order): string {
  const price = total === undefined ? '' : `, ${money(total)}`;
  return `${name}: ${seats === 1 ? '1 seat' : `${seats} seats`}${price}`;
}
