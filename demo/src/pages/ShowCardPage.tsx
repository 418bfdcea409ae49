import { urlOf } from '../base.ts';

/** One show on a card, as partners embed it. */
export function ShowCardPage() {
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
