import { beforeEach, expect, test } from 'vitest';
import { enhanceFilters } from './enhance.ts';

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
  enhanceFilters(document.body, { window });

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
  enhanceFilters(document.body, { window });

  type(query);

  expect(visible()).toEqual(found);
});

test('takes dots for a part of the name in lists of other things', () => {
  enhanceFilters(document.body, { window });

  type('v1.goto');

  expect(visible()).toEqual([]);
});

test('says how many names are left', () => {
  enhanceFilters(document.body, { window });

  type('o');

  expect(document.getElementById('route-announcer')?.textContent).toBe('3 names');
  expect(document.querySelector('label + span')?.textContent).toBe('3 names');
  type('');

  expect(document.querySelector('label + span')?.textContent).toBe('');
});

test('calls the items what the list calls them', () => {
  document.querySelector('nav')!.setAttribute('data-filter', 'device');
  enhanceFilters(document.body, { window });

  type('goto');
  expect(document.getElementById('route-announcer')?.textContent).toBe('1 device');
  type('o');

  expect(document.getElementById('route-announcer')?.textContent).toBe('3 devices');
});

test('narrows a list by values that items have, too', () => {
  document.querySelector('nav')!.setAttribute('data-filter-choices', 'Year|Language');
  const values = ['2024|French, English', '2025|English', '|'];
  document.querySelectorAll('[data-filter-item]').forEach((item, index) => {
    item.setAttribute('data-filter-choice', values[index]!);
  });
  enhanceFilters(document.body, { window });
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
  enhanceFilters(document.body, { window });

  type('rou');

  expect(visible()).toEqual(['route']);
  expect(document.getElementById('route-announcer')?.textContent).toBe('1 name');
});

test('removes its text field with the page', () => {
  enhanceFilters(document.body, { window })();

  expect(document.querySelector('input')).toBeNull();
});
