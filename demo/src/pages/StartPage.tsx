import { useState } from 'react';
import { urlOf } from '../base.ts';
import { KINDS, money, type Show, showsPath } from '../shop.ts';
import { useApi } from '../useApi.ts';

/** What is on tonight; filters are in the URL, so that a reload keeps them. */
export function StartPage() {
  const [filter, setFilter] = useState(readFilter);
  const answer = useApi<Show[]>(showsPath(filter));
  const change = (part: Partial<typeof filter>) => {
    const next = { ...filter, ...part };
    history.replaceState(null, '', showsPath(next).replace('shows', location.pathname));
    setFilter(next);
  };
  return (
    <>
      <h1>Tonight at Stagehand</h1>
      <p className="lead">
        Three stages, six shows, one bar. Doors open half an hour before each show.
      </p>
      <div className="filter">
        <label>
          Kind of show{' '}
          <select value={filter.kind} onChange={(event) => change({ kind: event.target.value })}>
            <option value="">All shows</option>
            {KINDS.map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </select>
        </label>
        <label>
          Search{' '}
          <input
            type="search"
            value={filter.words}
            onChange={(event) => change({ words: event.target.value })}
          />
        </label>
      </div>
      {answer.status === 'failed' && <p role="alert">{answer.message}</p>}
      <ul className="shows" aria-label="Shows">
        {answer.status === 'loaded' &&
          answer.value.map((show) => <ShowCard key={show.slug} show={show} />)}
      </ul>
      {answer.status === 'loaded' && answer.value.length === 0 && <p>Nothing tonight.</p>}
    </>
  );
}

function readFilter() {
  const query = new URLSearchParams(location.search);
  return { kind: query.get('kind') ?? '', words: query.get('q') ?? '' };
}

function ShowCard({ show: { slug, title, kind, time, room, price } }: { show: Show }) {
  return (
    <li>
      <img src={urlOf(`posters/${slug}.svg`)} alt="" width="640" height="360" />
      <div className="text">
        <h2>
          <a href={urlOf(`shows/${slug}`)}>{title}</a>
        </h2>
        <p>
          {kind} · {time} · {room}
        </p>
        <p>From {money(price)}</p>
      </div>
    </li>
  );
}
