import type { Browser } from '@playwright/test';

const PATIENCE_MS = 10_000;

/**
 * The time from clicking the search button, on a page that has loaded nothing of search yet, to the first
 * option for a name. The query is entered as soon as the text field exists.
 */
export async function measureFirstResult(
  browser: Browser,
  url: string,
): Promise<number | undefined> {
  const page = await browser.newPage();
  try {
    // tsx wraps named functions in a helper that the browser does not have.
    await page.addInitScript('globalThis.__name ??= (value) => value;');
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(
      ({ patience }) =>
        new Promise<number | undefined>((resolve) => {
          const begin = performance.now();
          let isTyped = false;
          const observer = new MutationObserver(look);
          observer.observe(document, { childList: true, subtree: true });
          setTimeout(() => finish(undefined), patience);
          document.querySelector<HTMLElement>('.DocSearch-Button')?.click();

          function look(): void {
            const input = document.querySelector<HTMLInputElement>('#docsearch-input');
            if (input && !isTyped) {
              isTyped = true;
              // React handles the input event only if the value was set through the native setter.
              const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
              value?.set?.call(input, 'getByRole');
              input.dispatchEvent(new InputEvent('input', { bubbles: true }));
            }
            const option = document.querySelector('[role=option]');
            if (isTyped && option?.textContent.includes('getByRole')) {
              finish(performance.now() - begin);
            }
          }

          function finish(duration: number | undefined): void {
            observer.disconnect();
            resolve(duration);
          }
        }),
      { patience: PATIENCE_MS },
    );
  } finally {
    await page.close();
  }
}
