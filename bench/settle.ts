import type { Page } from '@playwright/test';

const QUIET_MS = 1000;
const PATIENCE_MS = 20_000;

/** Waits until a page has loaded and neither the network nor the main thread is busy. */
export async function settle(page: Page): Promise<void> {
  // A page that never becomes idle is measured as far as it got.
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => undefined);
  await page.evaluate(
    ({ quiet, patience }) =>
      new Promise<void>((resolve) => {
        const deadline = performance.now() + patience;
        const look = () => {
          const busyUntil = window.probes.longTasks.at(-1)?.end ?? 0;
          const isQuiet = performance.now() - busyUntil > quiet;
          if (isQuiet || performance.now() > deadline) resolve();
          else setTimeout(look, quiet / 4);
        };
        setTimeout(look, quiet);
      }),
    { quiet: QUIET_MS, patience: PATIENCE_MS },
  );
}
