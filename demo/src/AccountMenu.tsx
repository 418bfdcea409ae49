import { useState } from 'react';
import { urlOf } from './base.ts';
import { askApi } from './client.ts';
import { forgetName } from './visitor.ts';

/** Opens with a short delay, as menus with an animation do. */
const DELAY_MS = 200;

export function AccountMenu() {
  const [isOpen, setOpen] = useState(false);
  const signOut = async () => {
    await askApi('login', { method: 'DELETE' });
    forgetName();
    location.href = urlOf('');
  };
  return (
    <div className="account-menu">
      <button
        className="plain"
        aria-expanded={isOpen}
        aria-controls="account-menu"
        onClick={() => setTimeout(() => setOpen(!isOpen), DELAY_MS)}
      >
        My account
      </button>
      <ul id="account-menu" hidden={!isOpen}>
        <li>
          <a href={urlOf('account/orders')}>Orders</a>
        </li>
        <li>
          <a href={urlOf('account/tickets')}>Tickets</a>
        </li>
        <li>
          <button className="plain" onClick={() => void signOut()}>
            Sign out
          </button>
        </li>
      </ul>
    </div>
  );
}
