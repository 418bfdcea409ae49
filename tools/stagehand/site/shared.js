const BASKET = 'stagehand-basket';
const NAME = 'stagehand-name';

export const money = (pounds) => `£${pounds.toFixed(2)}`;

// Session storage is enough: every test starts with a new browser context.
export const readBasket = () => JSON.parse(sessionStorage.getItem(BASKET) ?? '[]');
export const writeBasket = (seats) => sessionStorage.setItem(BASKET, JSON.stringify(seats));

export function rememberName(name) {
  sessionStorage.setItem(NAME, name);
}

export async function getJson(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

export function showAccount() {
  const name = sessionStorage.getItem(NAME);
  if (!name) return;
  const hello = document.createElement('span');
  hello.className = 'hello';
  hello.textContent = `Hello, ${name}`;
  document.querySelector('#account').replaceWith(hello);
}
