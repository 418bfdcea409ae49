import { getJson, money, readBasket, showAccount, writeBasket } from '/shared.js';

const slug = location.pathname.split('/').pop();
const form = document.querySelector('form');
const text = (selector, value) => (document.querySelector(selector).textContent = value);
const TAKEN = new Set(['F1', 'F2', 'G5']);

function seat(name) {
  const label = document.createElement('label');
  const taken = TAKEN.has(name) ? 'disabled' : '';
  label.innerHTML = `<input type="checkbox" name="seat" value="${name}" ${taken}> ${name}`;
  return label;
}

function fillSeats() {
  for (const row of document.querySelectorAll('.seats')) {
    for (let number = 1; number <= 5; number++) row.append(seat(`${row.dataset.row}${number}`));
  }
}

function book(show) {
  const data = new FormData(form);
  const free = [...form.querySelectorAll('[name=seat]:enabled')].map(({ value }) => value);
  const picked = data.getAll('seat');
  const chosen = picked.length ? picked : free.slice(0, Number(data.get('count')));
  if (!chosen.length) return text('[role=alert]', 'Please choose at least one seat.');
  const seats = chosen.map((name) => ({ show: show.title, seat: name, price: show.price }));
  writeBasket([...readBasket(), ...seats]);
  location.href = '/basket';
}

fillSeats();
showAccount();
const request = getJson(`/api/shows/${slug}`);
// Added before the response arrives, so an early click does not submit the form natively.
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  book(await request);
});
const show = await request;
document.title = `${show.title} – Stagehand`;
document.querySelector('#poster').src = `/posters/${slug}.svg`;
text('#title', show.title);
text('#when', `${show.kind} · tonight at ${show.time} · ${show.room}`);
text('#blurb', show.blurb);
text('#price', money(show.price));
