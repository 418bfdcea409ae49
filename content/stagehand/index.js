import { getJson, money, showAccount } from '/shared.js';

const list = document.querySelector('.shows');
const kind = document.querySelector('#kind');

function card(show) {
  const item = document.createElement('li');
  item.innerHTML = `
    <img src="/posters/${show.slug}.svg" alt="" width="640" height="360">
    <div class="text">
      <h2><a href="/shows/${show.slug}">${show.title}</a></h2>
      <p>${show.kind} · ${show.time} · ${show.room}</p>
      <p>From ${money(show.price)}</p>
    </div>`;
  return item;
}

async function showList() {
  const query = kind.value ? `?kind=${kind.value}` : '';
  const shows = await getJson(`/api/shows${query}`);
  list.replaceChildren(...shows.map(card));
}

kind.addEventListener('change', showList);
showAccount();
showList();
