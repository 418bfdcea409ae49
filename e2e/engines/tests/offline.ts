import { area } from '../test.ts';

export const offline = area('offline', {
  'keeps a page on the device and deletes it, or says why not': async (page) => {
    await page.open('/docs/intro');
    await page.click('[data-offline]');
    await page.sees(true, () => document.querySelector('dialog')?.open ?? false);
    const isPossible = await page.evaluate(
      () => 'serviceWorker' in navigator && 'caches' in window,
    );
    if (!isPossible) {
      await page.sees(true, () => /can’t keep pages/.test(document.body.textContent));
      return;
    }

    await page.click('dialog input');
    await page.sees(true, async () => (await caches.match('/docs/intro')) !== undefined);
    await page.click(['dialog button', 'Turn off and delete all']);

    await page.sees(0, async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return workers.length + (await caches.keys()).length;
    });
  },
});
