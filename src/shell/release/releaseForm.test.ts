import { beforeEach, expect, test, vi } from 'vitest';
import { fillReleaseForm } from './releaseForm.ts';

const choose = vi.fn();
const { dataset } = document.documentElement;
const place = () => document.querySelector<HTMLElement>('[data-my-release]')!;
const fill = () => fillReleaseForm(place(), { window, newest: '1.32', choose });
const select = () => place().querySelector('select')!;
const box = () => place().querySelector('input')!;

beforeEach(() => {
  choose.mockClear();
  delete dataset['uses'];
  history.replaceState(null, '', '/docs/pom?tab=x#sections');
  document.body.innerHTML = '<ul><li data-my-release hidden></li></ul>';
});

test('offers releases, and at first nothing else (my-release)', () => {
  fill();

  expect(place().hidden).toBe(false);
  expect([...select().options].map(({ text }) => text)).toEqual([
    'not set',
    '1.32',
    '1.31',
    '1.30',
  ]);
  expect(box().parentElement?.hidden).toBe(true);
  select().value = '1.31';
  select().dispatchEvent(new Event('change'));
  expect(choose).toHaveBeenLastCalledWith('1.31', false);
});

test('shows the choice, hides what is newer, and offers a link (my-release, my-release-hide)', () => {
  fill();
  dataset['uses'] = '1.31';
  fill();

  expect(place().querySelectorAll('select')).toHaveLength(1);
  expect(select().value).toBe('1.31');
  expect(place().querySelector('a')?.getAttribute('href')).toBe(
    '/docs/pom?tab=x&uses=1.31#sections',
  );
  box().click();
  expect(choose).toHaveBeenLastCalledWith('1.31', true);
  select().value = '';
  select().dispatchEvent(new Event('change'));
  expect(choose).toHaveBeenLastCalledWith(undefined, true);
});
