import { urlOf } from '../base.ts';

/** The board at the door. */
export function WhatsOnPage() {
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
