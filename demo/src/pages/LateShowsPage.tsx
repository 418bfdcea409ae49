import { useRef } from 'react';

/** What is on late tonight, on a small screen in the lobby. */
export function LateShowsPage() {
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
