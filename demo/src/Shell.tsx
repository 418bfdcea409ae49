import { type ReactNode, useState } from 'react';
import { urlOf } from './base.ts';
import { readName } from './visitor.ts';

/** What is around every page of the shop: the bar at its top and the links at its end. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar />
      <main>{children}</main>
      <Footer />
    </>
  );
}

function TopBar() {
  const [isOpen, setOpen] = useState(false);
  const name = readName();
  return (
    <header className="top">
      <a className="brand" href={urlOf('')}>
        Stagehand
      </a>
      <button className="menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      <nav aria-label="Main" data-open={isOpen || undefined}>
        <a href={urlOf('')}>Shows</a>
        <a href={urlOf('basket')}>Basket</a>
        {name === undefined ? (
          <a href={urlOf('login')}>Sign in</a>
        ) : (
          <span className="hello">Hello, {name}</span>
        )}
      </nav>
    </header>
  );
}

const MORE = {
  visit: 'Plan your visit',
  program: 'Program',
  'wish-list': 'Wish list',
  vouchers: 'Gift vouchers',
  newsletter: 'Newsletter',
  account: 'Account',
  foyer: 'Foyer',
  faults: 'Faults on purpose',
};

function Footer() {
  return (
    <footer>
      {Object.entries(MORE).map(([path, label]) => (
        <a key={path} href={urlOf(path)}>
          {label}
        </a>
      ))}
    </footer>
  );
}
