import { useEffect, useState } from 'react';
import { BASE, urlOf } from '../base.ts';
import { startWorker } from '../client.ts';
import { Status } from '../Status.tsx';
import { OFFLINE_CACHE } from '../workerHeader.ts';

const PAGES = ['', 'shows', 'basket', 'offline'];

/** Keeps the shop on the device, for evenings in the cellar bar. */
export function OfflinePage() {
  const [news, setNews] = useState('Starting …');
  useEffect(() => {
    void startWorker().then((isStarted) =>
      setNews(isStarted ? 'Ready to work offline' : 'This browser cannot work offline'),
    );
  }, []);
  const keep = async () => {
    const cache = await caches.open(OFFLINE_CACHE);
    await cache.addAll([...PAGES.map(urlOf), ...filesOfPage()]);
    setNews('The shop is on this device');
  };
  return (
    <>
      <h1>Offline</h1>
      <p>Keep the shop on this device, and it opens without a connection.</p>
      <button onClick={() => void keep()}>Work offline</button>
      <Status>{news}</Status>
    </>
  );
}

/** Scripts, styles and images that this page has loaded from here. */
function filesOfPage(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = files.filter((file) => file.startsWith(BASE.href) && !file.includes('/api/'));
  return [...new Set(own)].filter((file) => !file.endsWith('sw.js'));
}
