import { EXAMPLE } from '../tools/stagehand/example.mjs';

/** A page: a static file of its own, `shows/winter-fair` is `shows/winter-fair.html`. */
export interface Route {
  /** Below the base, without slashes around it; empty for the start page. */
  path: string;
  title: string;
  /** What there is before or without JavaScript. */
  withoutScript?: string;
}

const START = 'Tonight at Stagehand';

const ofShow = ({ slug, title }: { slug: string; title: string }): Route[] => [
  { path: `shows/${slug}`, title: `${title} – Stagehand` },
  { path: `shows/${slug}/book`, title: `Book ${title} – Stagehand` },
  { path: `shows/${slug}/seats`, title: `Seats for ${title} – Stagehand` },
  { path: `shows/${slug}/reviews`, title: `Reviews of ${title} – Stagehand` },
];

const named = (path: string, title: string): Route => ({ path, title: `${title} – Stagehand` });

/** All pages; `src/pages.tsx` has the component of each. */
export const ROUTES: readonly Route[] = [
  { path: '', title: START },
  { path: 'shows', title: START },
  ...EXAMPLE.shows.flatMap(ofShow),
  named('basket', 'Basket'),
  named('basket-of-one', 'One moment'),
  named('login', 'Sign in'),
  named('sign-up', 'Create an account'),
  named('account', 'Your account'),
  named('account/orders', 'Orders'),
  named('account/tickets', 'Your tickets'),
  named('orders', 'Orders'),
  named('tickets', 'Your tickets'),
  named('payment', 'Payment'),
  named('payment-form', 'Payment form'),
  named('bank-check', 'Bank'),
  { ...named('visit', 'Plan your visit'), withoutScript: 'Doors open at 18:30 UTC' },
  named('chat', 'Ask the box office'),
  named('vouchers', 'Gift vouchers'),
  named('newsletter', 'Newsletter'),
  named('wish-list', 'Wish list'),
  named('watchlist', 'Shows to see'),
  named('tonight', 'Tonight'),
  named('evening', 'This evening'),
  named('whats-on', 'Tonight'),
  named('program', 'Program'),
  named('foyer', 'Foyer'),
  named('scanner', 'Ticket scanner'),
  named('hold', 'Your seats'),
  named('reservation', 'Reservation'),
  named('seats', 'Live seats'),
  named('seating', 'Last seats'),
  // A pop-up window.
  { path: 'seating-plan', title: 'Seating plan' },
  named('seat-plan', 'Seat plan'),
  named('plan', 'Choose on the plan'),
  named('choose-seats', 'Choose your seats'),
  named('availability', 'Availability'),
  named('booking', 'Booking'),
  named('offline', 'Offline'),
  named('late-shows', 'Late shows'),
  named('show-card', 'The Winter Fair'),
  named('matinees', 'Matinees'),
  named('open-order', 'Basket'),
  named('seat-picker', 'Seat picker'),
  named('redeem', 'Redeem a voucher'),
  named('last-seat', 'The last seat'),
  named('stalls', 'Stalls'),
  named('first-visit', 'Welcome'),
  named('checkout', 'Check out'),
  named('order', 'Your order'),
  named('guest-list', 'Guest list'),
  named('hall', 'The hall'),
  named('search', 'Search'),
  named('views', 'Views of the stage'),
  named('my-seats', 'My seats'),
  named('group-booking', 'Group booking'),
  named('seating-chart', 'Seating chart'),
  named('reviews', 'Reviews'),
  named('welcome-back', 'Welcome back'),
  { path: 'booklet', title: 'The Winter Fair' },
  named('payment/check', 'Payment'),
  named('faults', 'Faults on purpose'),
];

/** What else is at the top of the demo. */
export const DEMO_FOLDERS = ['api', 'posters', 'shows'];
