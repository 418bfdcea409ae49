import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStorage } from '#runtime/storage.ts';
import { enhanceTabs, readTabSet, showPanel } from './enhance.ts';

const KEY = 'docusaurus.tab.js-package-manager';
let dispose: () => void = () => undefined;

function tabsHtml(group: string, values: readonly string[]): string {
  const tabs = values.map(
    (value) => `<button type="button" data-value="${value}">${value}</button>`,
  );
  const panels = values.map(
    (value) => `<div class="tab-panel" data-value="${value}">${value}</div>`,
  );
  return `<div class="tabs" data-group="${group}"><div class="tab-list">${tabs.join('')}</div>${panels.join('')}</div>`;
}

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.removeAttribute('data-tab-js-package-manager');
  document.body.innerHTML =
    tabsHtml('js-package-manager', ['npm', 'yarn', 'pnpm']) +
    tabsHtml('js-package-manager', ['npm', 'yarn']) +
    tabsHtml('bash-flavor', ['bash', 'batch']);
});

afterEach(() => {
  dispose();
  dispose = () => undefined;
});

function enhance(): void {
  dispose = enhanceTabs(document, { window, storage: createStorage(window) });
}

function tab(group: number, value: string): HTMLElement {
  return document.querySelectorAll('.tabs')[group]!.querySelector(`button[data-value=${value}]`)!;
}

function visible(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('.tab-panel:not([hidden])')].map(
    (panel) => panel.dataset.value,
  );
}

function press(target: Element, key: string): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

test('gives tabs and panels their roles, names and states (tab-groups)', () => {
  enhance();

  const selected = tab(0, 'npm');
  const panel = document.getElementById(selected.getAttribute('aria-controls')!)!;
  expect(selected.parentElement!.getAttribute('role')).toBe('tablist');
  expect(selected.getAttribute('role')).toBe('tab');
  expect(selected.getAttribute('aria-selected')).toBe('true');
  expect(tab(0, 'yarn').getAttribute('aria-selected')).toBe('false');
  expect(panel.getAttribute('role')).toBe('tabpanel');
  expect(panel.getAttribute('aria-labelledby')).toBe(selected.id);
  expect(selected.tabIndex).toBe(0);
  expect(tab(0, 'yarn').tabIndex).toBe(-1);
  expect(new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)).size).toBe(14);
});

test('hides the other panels so that find-in-page still finds them', () => {
  enhance();

  const hidden = document.querySelectorAll('.tab-panel[hidden=until-found]');
  expect([...hidden].map(({ textContent }) => textContent)).toEqual([
    'yarn',
    'pnpm',
    'yarn',
    'batch',
  ]);
});

test('selects a tab in all groups that have it, remembers it and exposes it to CSS (tab-groups)', () => {
  enhance();

  tab(0, 'yarn').click();
  expect(visible()).toEqual(['yarn', 'yarn', 'bash']);
  tab(0, 'pnpm').click();

  expect(visible()).toEqual(['pnpm', 'yarn', 'bash']);
  expect(window.localStorage.getItem(KEY)).toBe('pnpm');
  expect(document.documentElement.getAttribute('data-tab-js-package-manager')).toBe('pnpm');
});

test.each([
  ['yarn', ['yarn', 'yarn', 'bash']],
  ['bun', ['npm', 'npm', 'bash']],
])('starts with the remembered choice, if there is a tab: %s', (choice, shown) => {
  window.localStorage.setItem(KEY, choice);

  enhance();

  expect(visible()).toEqual(shown);
});

test('shows xUnit where tabs have no xUnit v3, and keeps the choice (tab-groups)', () => {
  document.body.innerHTML =
    tabsHtml('csharp-flavor', ['mstest', 'nunit', 'xunit', 'xunit3']) +
    tabsHtml('csharp-flavor', ['mstest', 'nunit', 'xunit']) +
    tabsHtml('csharp-flavor', ['mstest', 'nunit']);
  const key = 'docusaurus.tab.csharp-flavor';
  window.localStorage.setItem(key, 'xunit3');

  enhance();
  expect(visible()).toEqual(['xunit3', 'xunit', 'mstest']);
  tab(0, 'nunit').click();
  tab(0, 'xunit3').click();

  expect(visible()).toEqual(['xunit3', 'xunit', 'nunit']);
  expect(window.localStorage.getItem(key)).toBe('xunit3');
});

test('refuses to show a panel that is not there (invalid-value-errors)', () => {
  const set = readTabSet(document.querySelector<HTMLElement>('.tabs')!, 'tabs-0');

  expect(() => showPanel(set, 'bun')).toThrowErrorMatchingInlineSnapshot(
    `[Error: Can't select invalid tab value=bun]`,
  );
});

test('follows other browser tabs, but not to unknown or removed choices (storage-sync)', () => {
  enhance();
  const send = (newValue: string | null): void => {
    const change = { key: KEY, newValue, storageArea: window.localStorage };
    window.dispatchEvent(new StorageEvent('storage', change));
  };

  for (const value of ['yarn', 'bun', null]) send(value);

  expect(visible()).toEqual(['yarn', 'yarn', 'bash']);
});

test.each([
  ['npm', 'ArrowRight', 'yarn'],
  ['pnpm', 'ArrowRight', 'npm'],
  ['npm', 'ArrowLeft', 'pnpm'],
  ['yarn', 'End', 'pnpm'],
  ['yarn', 'Home', 'npm'],
])('moves focus from %s by %s to %s without selecting', (from, key, to) => {
  enhance();

  press(tab(0, from), key);

  expect(document.activeElement).toBe(tab(0, to));
  expect(visible()).toEqual(['npm', 'npm', 'bash']);
});

test('keeps the clicked tab where it is on the screen (tab-groups)', () => {
  enhance();
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
  const target = tab(1, 'yarn');
  vi.spyOn(target, 'getBoundingClientRect')
    .mockReturnValueOnce({ top: 300 } as DOMRect)
    .mockReturnValueOnce({ top: 220 } as DOMRect);

  target.click();

  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: -80, behavior: 'instant' });
});

test('shows a panel in which something was found, and leaves the other groups alone', () => {
  enhance();

  document
    .querySelector('[data-value=yarn].tab-panel')!
    .dispatchEvent(new Event('beforematch', { bubbles: true }));

  expect(visible()).toEqual(['yarn', 'npm', 'bash']);
  expect(tab(0, 'yarn').getAttribute('aria-selected')).toBe('true');
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

test('does nothing twice when it is called twice', () => {
  enhance();
  const again = enhanceTabs(document, { window, storage: createStorage(window) });

  press(tab(0, 'npm'), 'ArrowRight');

  expect(document.activeElement).toBe(tab(0, 'yarn'));
  again();
});

test('stops when it is disposed and can start again', () => {
  enhance();
  dispose();
  tab(0, 'yarn').click();
  expect(visible()).toEqual(['npm', 'npm', 'bash']);

  enhance();
  tab(0, 'yarn').click();

  expect(visible()).toEqual(['yarn', 'yarn', 'bash']);
});
