import { useState } from 'react';
import { readApi } from '../client.ts';
import type { Show } from '../shows.ts';

/** Suggests shows while one types. */
export function SearchPage() {
  const [found, setFound] = useState<readonly Show[]>([]);
  const search = (words: string) => {
    console.log(`searching for ${words}`);
    readApi<Show[]>(`shows?q=${encodeURIComponent(words)}`).then(setFound, () => setFound([]));
  };
  return (
    <>
      <label>
        Search <input type="search" onChange={({ target }) => search(target.value)} />
      </label>
      <div role="listbox" aria-label="Suggestions">
        {found.map(({ slug, title }) => (
          <div key={slug} role="option" aria-selected="false">
            {title}
          </div>
        ))}
      </div>
    </>
  );
}
