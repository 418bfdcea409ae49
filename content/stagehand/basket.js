import { money, readBasket, showAccount, writeBasket } from '/shared.js';

const BOOKING_FEE = Number('{bookingFee}');
const table = document.querySelector('.basket');

function row(entry, index) {
  const line = document.createElement('tr');
  line.innerHTML = `
    <td>${entry.show}</td>
    <td>${entry.seat}</td>
    <td class="money">${money(entry.price)}</td>
    <td><button class="plain" aria-label="Remove seat ${entry.seat}">Remove</button></td>`;
  line.querySelector('button').addEventListener('click', () => remove(index));
  return line;
}

/** One line for each show: "The Winter Fair: F3, F4". */
function order(show) {
  const line = document.createElement('li');
  const seats = readBasket().filter((entry) => entry.show === show);
  line.textContent = `${show}: ${seats.map(({ seat }) => seat).join(', ')}`;
  return line;
}

function remove(index) {
  writeBasket(readBasket().toSpliced(index, 1));
  fill();
}

function fill() {
  const basket = readBasket();
  const total = basket.reduce((sum, entry) => sum + entry.price, BOOKING_FEE);
  const seats = basket.length === 1 ? '1 seat' : `${basket.length} seats`;
  document.querySelector('#summary').textContent = basket.length
    ? `${seats} held for ten minutes.`
    : 'Your basket is empty.';
  document
    .querySelector('.orders')
    .replaceChildren(...[...new Set(basket.map(({ show }) => show))].map(order));
  table.hidden = basket.length === 0;
  table.querySelector('tbody').replaceChildren(...basket.map(row));
  table.querySelector('[data-testid=total]').textContent = money(total);
}

showAccount();
fill();
