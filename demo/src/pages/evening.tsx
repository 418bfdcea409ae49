import { type DragEvent, useEffect, useRef, useState } from 'react';
import { EXAMPLE } from '../../../tools/stagehand/example.mjs';
import { formText, Status, submits } from '../parts.tsx';
import { BASE, urlOf } from '../base.ts';
import { startWorker } from '../client.ts';
import type { Show } from '../shop.ts';
import { useApi } from '../useApi.ts';
import { OFFLINE_CACHE } from '../workerHeader.ts';

/** What is on, and what visitors want to see of it. */
export const EVENING_PAGES = {
  tonight: TonightPage,
  evening: EveningPage,
  program: ProgramPage,
  'wish-list': WishListPage,
  watchlist: WatchlistPage,
  offline: OfflinePage,
};

const NEXT_SHOWS = 3;

/** The next shows, in short. */
function TonightPage() {
  const answer = useApi<Show[]>('shows');
  const shows = answer.status === 'loaded' ? answer.value.slice(0, NEXT_SHOWS) : [];
  return (
    <>
      <h1>Tonight</h1>
      <ul>
        {shows.map(({ slug, title }) => (
          <li key={slug}>
            <a href={urlOf(`shows/${slug}`)}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

const STARTS_AFTER_MS = 200;
const READY_AFTER_MS = 600;

/** Starts late and has work to do then; says so as Angular does, to tests that ask. */
function EveningPage() {
  const [news, setNews] = useState('Loading…');
  useEffect(() => {
    const done = new Promise<void>((resolve) => {
      setTimeout(() => {
        setNews('Three shows tonight');
        resolve();
      }, READY_AFTER_MS);
    });
    const whenStable = (tell: (isReady: boolean) => void) => void done.then(() => tell(true));
    setTimeout(
      () => Object.assign(window, { getAllAngularTestabilities: () => [{ whenStable }] }),
      STARTS_AFTER_MS,
    );
  }, []);
  return (
    <>
      <h1>This evening</h1>
      <Status>{news}</Status>
    </>
  );
}

const lines = EXAMPLE.shows.map(({ title, time }) => `${title};${time}`);
const CSV = `data:text/csv,${encodeURIComponent(lines.join('\n'))}`;
const PDF = 'data:application/pdf,%25PDF-1.4';

/** Tonight's program, to keep. */
function ProgramPage() {
  const files = useRef<HTMLDivElement>(null);
  const downloadBoth = () => files.current?.querySelectorAll('a').forEach((link) => link.click());
  return (
    <>
      <h1>Program</h1>
      <div className="actions" ref={files}>
        <a download="program.csv" href={CSV}>
          Program as CSV
        </a>
        <a download="program.pdf" href={PDF}>
          Program as PDF
        </a>
      </div>
      <button onClick={downloadBoth}>Download both</button>
    </>
  );
}

const WISHES_KEY = 'stagehand-wishes';

/** Drag shows to the list, or add them with a button. */
function WishListPage() {
  const answer = useApi<Show[]>('shows');
  const [wishes, setWishes] = useState(readWishes);
  const add = (title: string) => {
    if (!title || wishes.includes(title)) return;
    const next = [...wishes, title];
    window.localStorage.setItem(WISHES_KEY, JSON.stringify(next));
    setWishes(next);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    add(event.dataTransfer.getData('text/plain'));
  };
  return (
    <>
      <h1>Wish list</h1>
      <div className="wishes">
        <ul aria-label="Shows">
          {answer.status === 'loaded' &&
            answer.value.map(({ slug, title }) => (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its button does the same
              <li
                key={slug}
                draggable
                onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', title)}
              >
                {title}{' '}
                <button className="plain" aria-label={`Add ${title}`} onClick={() => add(title)}>
                  Add
                </button>
              </li>
            ))}
        </ul>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- buttons do the same */}
        <section
          className="panel"
          aria-label="My evening"
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          <h2>My evening</h2>
          {wishes.length === 0 && <p>Drop shows here.</p>}
          {wishes.map((title) => (
            <p key={title}>{title}</p>
          ))}
        </section>
      </div>
    </>
  );
}

function readWishes(): string[] {
  return JSON.parse(window.localStorage.getItem(WISHES_KEY) ?? '[]') as string[];
}

/** Shows to see. Tests of an older application find its parts by the attributes of AngularJS. */
function WatchlistPage() {
  const [shows, setShows] = useState([
    { title: 'The Winter Fair', seen: true },
    { title: 'Paper Moons', seen: false },
  ]);
  const add = submits((form) => {
    setShows([...shows, { title: formText(form, 'title'), seen: false }]);
    form.reset();
  });
  return (
    <>
      <h1>Shows to see</h1>
      <form onSubmit={add}>
        <label>
          Show <input name="title" ng-model="watchlist.title" required />
        </label>{' '}
        <button>Add</button>
      </form>
      <ul ng-app="stagehand">
        {shows.map(({ title, seen }, index) => (
          <li key={index} className={seen ? 'seen' : undefined} ng-repeat="show in watchlist.shows">
            <label>
              <input
                type="checkbox"
                checked={seen}
                ng-model="show.seen"
                onChange={({ target }) =>
                  setShows(shows.with(index, { title, seen: target.checked }))
                }
              />{' '}
              {title}
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

const PAGES = ['', 'shows', 'basket', 'offline'];

/** Keeps the shop on the device, for evenings in the cellar bar. */
function OfflinePage() {
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
