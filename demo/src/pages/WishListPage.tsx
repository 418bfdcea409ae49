import { type DragEvent, useState } from 'react';
import type { Show } from '../shows.ts';
import { useApi } from '../useApi.ts';

const KEY = 'stagehand-wishes';

/** Drag shows to the list, or add them with a button. */
export function WishListPage() {
  const answer = useApi<Show[]>('shows');
  const [wishes, setWishes] = useState(readWishes);
  const add = (title: string) => {
    if (!title || wishes.includes(title)) return;
    const next = [...wishes, title];
    window.localStorage.setItem(KEY, JSON.stringify(next));
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
              // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its button does the same
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
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- buttons do the same */}
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
  return JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as string[];
}
