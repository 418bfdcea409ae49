const BASKET = 'stagehand-basket';
const NAME = 'stagehand-name';

export const money = (pounds) => `£${pounds.toFixed(2)}`;

// Session storage is enough: every test starts with a new browser context.
export const readBasket = () => JSON.parse(sessionStorage.getItem(BASKET) ?? '[]');
export const writeBasket = (seats) => sessionStorage.setItem(BASKET, JSON.stringify(seats));

// A cookie, so a saved storage state keeps the visitor signed in.
export function rememberName(name) {
  document.cookie = `${NAME}=${encodeURIComponent(name)}; path=/`;
}

function readName() {
  const cookie = document.cookie.split('; ').find((text) => text.startsWith(`${NAME}=`));
  return cookie && decodeURIComponent(cookie.slice(NAME.length + 1));
}

export async function getJson(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

export function showAccount() {
  const name = readName();
  if (!name) return;
  const hello = document.createElement('span');
  hello.className = 'hello';
  hello.textContent = `Hello, ${name}`;
  document.querySelector('#account').replaceWith(hello);
}
