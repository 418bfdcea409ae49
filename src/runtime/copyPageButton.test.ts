import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { driveCopyPage } from './copyPageButton.ts';

const copy = vi.hoisted(() => ({ page: vi.fn() }));
vi.mock('./copyPage.ts', () => ({ copyPage: copy.page }));

beforeEach(() => {
  document.body.innerHTML =
    '<button data-copy-page="/docs/intro.md"><span>Copy page</span></button>';
  driveCopyPage(window);
});

afterEach(() => copy.page.mockReset());

const button = () => document.querySelector('button') as HTMLElement;

test.each([
  [true, 'Copied'],
  [false, 'Copying failed'],
])('shows the result (ok: %s) until the button loses focus', async (ok, label) => {
  copy.page.mockResolvedValue({ ok });

  button().click();
  await vi.waitFor(() => expect(button().textContent).toBe(label));
  expect(copy.page).toHaveBeenCalledWith(window, '/docs/intro.md');
  button().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));

  expect(button().textContent).toBe('Copy page');
});
