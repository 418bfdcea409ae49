import type { Browser } from '@playwright/test';
import { withSlowPage } from './slowPage.ts';

const PATIENCE_MS = 30_000;

declare global {
  interface Window {
    /** Since the start of the navigation. */
    toggleReady?: number;
  }
}

/**
 * When a click on the color toggle first has an effect. It has a separate load, because the clicks restyle the
 * page. Undefined for a site without such a button.
 */
export function measureToggle(browser: Browser, url: string): Promise<number | undefined> {
  return withSlowPage(browser, async ({ page }) => {
    await page.addInitScript(clickUntilItWorks);
    await page.goto(url, { waitUntil: 'load' });
    const response = await page
      .waitForFunction(() => window.toggleReady, undefined, { timeout: PATIENCE_MS, polling: 250 })
      .catch(() => undefined);
    return response?.jsonValue();
  });
}

/** Runs in the browser. A button may look ready in the HTML long before its script has loaded. */
function clickUntilItWorks(): void {
  const EVERY_MS = 15;

  function findToggle(): HTMLButtonElement | undefined {
    const buttons = document.querySelectorAll<HTMLButtonElement>('button, [role=switch]');
    return [...buttons].find((button) => {
      const name = button.getAttribute('aria-label') ?? (button.title || button.textContent);
      return /\b(mode|theme)\b/i.test(name) && button.checkVisibility();
    });
  }

  function look(): string {
    const { dataset, classList } = document.documentElement;
    const { colorScheme } = getComputedStyle(document.documentElement);
    return [
      dataset['theme'],
      dataset['themeChoice'],
      classList.contains('dark'),
      colorScheme,
    ].join();
  }

  function attempt(): void {
    const toggle = findToggle();
    if (!toggle || toggle.disabled) {
      setTimeout(attempt, EVERY_MS);
      return;
    }
    const before = look();
    toggle.click();
    setTimeout(() => {
      if (look() === before) attempt();
      else window.toggleReady = performance.now();
    }, EVERY_MS);
  }

  document.addEventListener('readystatechange', attempt, { once: true });
}
