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
