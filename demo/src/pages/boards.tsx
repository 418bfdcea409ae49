import { useRef, useState } from 'react';
import { urlOf } from '../base.ts';
import { readApi } from '../client.ts';
import type { Show } from '../shop.ts';

/** Boards, cards and lists of shows. */
export const BOARDS = {
  'whats-on': WhatsOnPage,
  'late-shows': LateShowsPage,
  'show-card': ShowCardPage,
  matinees: MatineesPage,
  hall: HallPage,
  views: ViewsPage,
  reviews: AllReviewsPage,
  booklet: BookletPage,
  search: SearchPage,
};

/** The board at the door. */
function WhatsOnPage() {
  return (
    <>
      <nav aria-label="Shows">
        <h3>Tonight</h3>
        <ul>
          <li>
            <a href={urlOf('shows/winter-fair')}>The Winter Fair</a>
          </li>
          <li>Paper Moons, sold out</li>
        </ul>
      </nav>
      <button>Book seats</button> 41 seats left
    </>
  );
}

/** What is on late tonight, on a small screen in the lobby. */
function LateShowsPage() {
  const settings = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button onClick={() => settings.current?.showModal()}>Settings</button>
      <ul className="cards">
        <li>
          <h3>The Winter Fair</h3>
          <p>19:30</p>
          <button>Book seats</button>
        </li>
        <li>
          <h3>The Glass Orchard</h3>
          <p>Sold out</p>
        </li>
        <li data-testid="paper-moons">
          <h3>Paper Moons</h3>
          <p>21:00</p>
          <button>Book seats</button>
        </li>
      </ul>
      <dialog aria-label="Settings" ref={settings}>
        <label>
          Row <input />
        </label>{' '}
        <button onClick={() => settings.current?.close()}>Save</button>
      </dialog>
    </>
  );
}

/** One show on a card, as partners embed it. */
function ShowCardPage() {
  return (
    <>
      <h3>The Winter Fair</h3>
      <p>
        <label>
          <input type="checkbox" /> Only tonight
        </label>
      </p>
      <p className="actions">
        <button>Book seats</button>{' '}
        <button className="plain" title="Share this show">
          Share
        </button>
      </p>
      <p>Doors open at 19:00</p>
      <p className="price">£26.00</p>
      <p title="Seats left">41</p>
      <img
        alt="Seating plan"
        src={urlOf('posters/seating-plan.svg')}
        width="120"
        height="60"
      />{' '}
      <canvas data-testid="seat-map" width="120" height="60" />
      <span hidden>Menu</span> <span>Menu</span>
    </>
  );
}

/** Shows of the afternoon, in markup that has grown over the years. */
function MatineesPage() {
  return (
    <>
      <section className="show" id="winter">
        <h3>The Winter Fair</h3>
        <p className="price">£26.00</p>
        <button>Book seats</button>
      </section>
      <section className="show">
        <h3>The Glass Orchard</h3>
        <p className="price">£21.00</p>
        <p>Sold out</p>
      </section>
      <footer>
        <button hidden>Book seats</button>
      </footer>
    </>
  );
}

const SEATS_LEFT = 42;

/** What is left for tonight, seat by seat, and a map in a frame. */
function HallPage() {
  return (
    <>
      <h1 className="burgundy">The Winter Fair</h1>
      <p data-testid="price">£26.00</p>
      <p data-testid="price">£28.00</p>
      <div className="dots">
        {Array.from({ length: SEATS_LEFT }, (_, index) => (
          <span key={index} data-seat={index + 1} />
        ))}
      </div>
      <iframe name="map" title="Getting here" srcDoc="<title>Getting here</title>" />
    </>
  );
}

const VIEWS = ['Stalls', 'Balcony'];

/** The stage from two places, each in a frame. */
function ViewsPage() {
  return VIEWS.map((place) => (
    <iframe key={place} title={place} srcDoc={`<h1>View from the ${place.toLowerCase()}</h1>`} />
  ));
}

const REVIEWS = 40;

/** More reviews than fit on a screen. */
function AllReviewsPage() {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too */}
      <ul className="scrolling" aria-label="Reviews" tabIndex={0}>
        {Array.from({ length: REVIEWS }, (_, index) => (
          <li key={index}>Review {index + 1}</li>
        ))}
      </ul>
      <p>Older reviews</p>
    </>
  );
}

/** The front of the booklet, with a sheet to pull out. */
function BookletPage() {
  return (
    <a href={urlOf('seating-plan')} target="_blank">
      Seating plan
    </a>
  );
}

/** Suggests shows while one types. */
function SearchPage() {
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
