import { expect, test } from 'vitest';
import { describeOrder, money, ordersOf, showsPath, totalOf } from './shop.ts';
import { describeMove } from './pages/seats.tsx';
import { ratingOf } from './pages/show.tsx';
import { nearestStage } from './pages/VisitPage.tsx';

const entries = [
  { show: 'The Winter Fair', seat: 'F3', price: 26 },
  { show: 'Paper Moons', seat: 'G1', price: 32 },
  { show: 'The Winter Fair', seat: 'F4', price: 26 },
];

test('lists seats by show', () => {
  expect(ordersOf(entries)).toEqual(['The Winter Fair: F3, F4', 'Paper Moons: G1']);
});

test('adds the fee and takes off the voucher', () => {
  expect(totalOf(entries, 2, 5)).toBe(81);
});

test.each([
  [2, '£2.00'],
  [-5, '−£5.00'],
])('writes %d pounds as %s', (pounds, text) => {
  expect(money(pounds)).toBe(text);
});

test.each([
  [{ kind: '', words: '' }, 'shows'],
  [{ kind: 'Drama', words: '' }, 'shows?kind=Drama'],
  [{ kind: 'Drama', words: 'the fair' }, 'shows?kind=Drama&q=the+fair'],
])('asks for %o by %s', (filter, path) => {
  expect(showsPath(filter)).toBe(path);
});

test('rounds the average of reviews', () => {
  expect(ratingOf([{ stars: 5 }, { stars: 4 }, { stars: 4 }])).toBe('4.3 of 5 stars (3 reviews)');
  expect(ratingOf([{ stars: 4 }])).toBe('4 of 5 stars (1 review)');
});

test('finds the nearest stage', () => {
  expect(nearestStage({ latitude: 52, longitude: 13 })).toBe('Berlin');
});

test('describes an order', () => {
  const order = { id: 1, show: 'winter-fair', name: 'Ada Lovelace', seats: 1, total: 28 };

  expect(describeOrder(order)).toBe('Ada Lovelace: 1 seat, £28.00');
});

test('tells moving from zooming', () => {
  const at = (x: number, apart?: number) => ({ x, y: 0, apart });

  expect(describeMove(at(0), at(-20))).toBe('Moved by -20, 0');
  expect(describeMove(at(0, 40), at(0, 80))).toBe('Zoomed to 2×');
});
