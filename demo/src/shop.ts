import { EXAMPLE, type Show as ExampleShow } from '../../tools/stagehand/example.mjs';

export function money(pounds: number): string {
  return `${pounds < 0 ? '−' : ''}£${Math.abs(pounds).toFixed(2)}`;
}

/** In pounds, for each order. */
export const BOOKING_FEE = EXAMPLE.bookingFee;

/** A show as the API has it; a test may leave out the description. */
export type Show = Omit<ExampleShow, 'blurb'> & Partial<ExampleShow>;

export const KINDS = ['Drama', 'Musical', 'Comedy'];

/** The path of the API for what visitors look for; without filters it is just `shows`. */
export function showsPath({ kind, words }: { kind: string; words: string }): string {
  const query = new URLSearchParams([
    ...(kind ? [['kind', kind]] : []),
    ...(words ? [['q', words]] : []),
  ]);
  return query.size > 0 ? `shows?${query}` : 'shows';
}

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

/** A seat in the basket. */
export interface BasketEntry {
  /** The title of the show. */
  show: string;
  seat: string;
  price: number;
}

const BASKET = 'stagehand-basket';

// Session storage is enough: every test starts with a new browser context.
export function readBasket(): BasketEntry[] {
  return JSON.parse(window.sessionStorage.getItem(BASKET) ?? '[]') as BasketEntry[];
}

export function writeBasket(entries: readonly BasketEntry[]): void {
  window.sessionStorage.setItem(BASKET, JSON.stringify(entries));
}

/** What the seats cost with the fee, less what a voucher takes off. */
export function totalOf(entries: readonly BasketEntry[], fee: number, discount = 0): number {
  return entries.reduce((sum, { price }) => sum + price, fee) - discount;
}

/** One line for each show: `The Winter Fair: F3, F4`. */
export function ordersOf(entries: readonly BasketEntry[]): string[] {
  const shows = [...new Set(entries.map(({ show }) => show))];
  return shows.map((show) => {
    const seats = entries.filter((entry) => entry.show === show).map(({ seat }) => seat);
    return `${show}: ${seats.join(', ')}`;
  });
}
