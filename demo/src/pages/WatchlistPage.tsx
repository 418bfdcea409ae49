import { type SubmitEvent, useState } from 'react';
import { formText } from '../formText.ts';

/** Shows to see. Tests of an older application find its parts by the attributes of AngularJS. */
export function WatchlistPage() {
  const [shows, setShows] = useState([
    { title: 'The Winter Fair', seen: true },
    { title: 'Paper Moons', seen: false },
  ]);
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = formText(event.currentTarget, 'title');
    event.currentTarget.reset();
    setShows([...shows, { title, seen: false }]);
  };
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
