import { beforeEach, expect, test } from 'vitest';
import { enhance } from './enhance.ts';

const visible = () =>
  [...document.querySelectorAll<HTMLElement>('[data-filter-item]:not([hidden])')].map(
    ({ textContent }) => textContent,
  );

beforeEach(() => {
  document.body.innerHTML = `
    <div id="route-announcer"></div>
    <div data-filter-box></div>
    <nav data-filter>
      <div data-filter-group><ul>
        <li data-filter-item>wait_for_url</li><li data-filter-item>goto</li>
      </ul></div>
      <div data-filter-group><ul><li data-filter-item="Page.popup">popup</li></ul></div>
    </nav>`;
});

function type(query: string): void {
  const input = document.querySelector('input');
  if (!input) throw new Error('There is no box.');
  input.value = query;
  input.dispatchEvent(new Event('input'));
}

test('narrows a list as one types, whatever the spelling', () => {
  enhance(document.body, { window });

  type('waitForU');
  expect(visible()).toEqual(['wait_for_url']);
  expect(document.querySelectorAll('[data-filter-group][hidden]')).toHaveLength(1);
  type('page.pop');
  expect(visible()).toEqual(['popup']);
  type('');

  expect(visible()).toEqual(['wait_for_url', 'goto', 'popup']);
  expect(document.querySelectorAll('[data-filter-group][hidden]')).toHaveLength(0);
});

test.each([
  ['page.goto', ['goto()']],
  ['goto()', ['goto()']],
  ['await adminPage.goto()', ['goto()']],
  ['test.describe.only', ['describe.only()']],
  ['page.on("popup")', ["on('popup')"]],
  ['expect(page.getByRole("alert")).goto(', ['goto()']],
  ['page.', ['goto()', 'describe.only()', "on('popup')"]],
  ['page.fly()', []],
])('finds the members that %s may call', (query, found) => {
  document.querySelector('nav')!.setAttribute('data-filter-members', '');
  const items = ['goto()', 'describe.only()', "on('popup')"];
  document.querySelectorAll('[data-filter-item]').forEach((item, index) => {
    item.setAttribute('data-filter-item', '');
    item.textContent = items[index]!;
  });
  enhance(document.body, { window });

  type(query);

  expect(visible()).toEqual(found);
});

test('takes dots for a part of the name in lists of other things', () => {
  enhance(document.body, { window });

  type('v1.goto');

  expect(visible()).toEqual([]);
});

test.each([
  ['', '1 name', '3 names'],
  ['device', '1 device', '3 devices'],
])('says how many are left, as a list of "%s" calls them: %s', (noun, one, many) => {
  document.querySelector('nav')!.setAttribute('data-filter', noun);
  enhance(document.body, { window });
  const said = () => document.getElementById('route-announcer')?.textContent;
  const shown = () => document.querySelector('label + span')?.textContent;

  type('goto');
  expect([said(), shown()]).toEqual([one, one]);
  type('o');
  expect([said(), shown()]).toEqual([many, many]);
  type('');
  expect(shown()).toBe('');
});

function press(key: string): void {
  document.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key }));
}

test('says that nothing matches, and starts over with a button or Escape', () => {
  enhance(document.body, { window });
  const button = document.querySelector('button')!;
  expect(button.hidden).toBe(true);

  type('fly');
  expect(document.querySelector('label + span')?.textContent).toBe('No name matches “fly”.');
  button.click();
  expect(visible()).toHaveLength(3);
  expect(button.hidden).toBe(true);
  expect(document.activeElement).toBe(document.querySelector('input'));

  type('goto');
  press('Escape');
  expect(visible()).toHaveLength(3);
});

test('leads to the first match on Enter, in lists of links', () => {
  const items = document.querySelectorAll('[data-filter-item]');
  for (const item of items)
    item.innerHTML = `<a href="#${item.textContent}">${item.textContent}</a>`;
  enhance(document.body, { window });
  const clicked: string[] = [];
  document.body.addEventListener('click', ({ target }) => {
    clicked.push((target as HTMLAnchorElement).hash);
  });

  press('Enter');
  type('o');
  press('Enter');
  type('pop');
  press('Enter');

  expect(clicked).toEqual(['#wait_for_url', '#popup']);
});

test('unfolds a group while one types, and shows it for its own name', () => {
  const [group] = document.querySelectorAll('[data-filter-group]');
  group!.setAttribute('data-filter-group', 'Lamp');
  group!.innerHTML = `<details>${group!.innerHTML}</details>`;
  enhance(document.body, { window });

  type('lam');
  expect(group!.hasAttribute('hidden')).toBe(false);
  type('goto');
  expect(document.querySelector('details')!.open).toBe(true);
  type('');
  expect(document.querySelector('details')!.open).toBe(false);
});

test('narrows a list by values that items have, too', () => {
  document.querySelector('nav')!.setAttribute('data-filter-choices', 'Year|Language');
  const values = ['2024|French, English', '2025|English', '|'];
  document.querySelectorAll('[data-filter-item]').forEach((item, index) => {
    item.setAttribute('data-filter-choice', values[index]!);
  });
  enhance(document.body, { window });
  const [year, language] = document.querySelectorAll('select');
  const choose = (select: HTMLSelectElement, value: string) => {
    select.value = value;
    select.dispatchEvent(new Event('input'));
  };
  const offered = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);

  expect(offered(year!)).toEqual(['All', '2025', '2024']);
  expect(offered(language!)).toEqual(['All', 'English', 'French']);
  choose(language!, 'English');
  expect(visible()).toEqual(['wait_for_url', 'goto']);
  choose(year!, '2024');
  expect(visible()).toEqual(['wait_for_url']);
  type('goto');
  expect(visible()).toEqual([]);
});

test('narrows other lists of the page that belong to the first', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<table data-filter-further><tbody data-filter-group><tr data-filter-item><td>route</td></tr></tbody></table>',
  );
  enhance(document.body, { window });

  type('rou');

  expect(visible()).toEqual(['route']);
  expect(document.getElementById('route-announcer')?.textContent).toBe('1 name');
});

test('removes its text field with the page', () => {
  enhance(document.body, { window })();

  expect(document.querySelector('input')).toBeNull();
});
