export function total(seats: number, price: number): number {
  return seats * price;
}
