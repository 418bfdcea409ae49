import type { Browser } from '@playwright/test';

const PATIENCE_MS = 10_000;

/**
 * From the click on the search button of a page that has loaded nothing of search yet to the first
 * option for a name. The query is entered as soon as there is a field for it.
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
              // React listens to the input event, but only where the value was set behind its back.
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
