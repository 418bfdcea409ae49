import type { ReactNode } from 'react';
import { EXAMPLE } from '../../tools/stagehand/example.mjs';
import { ACCOUNT_PAGES } from './pages/account.tsx';
import { BASKET_PAGES } from './pages/basket.tsx';
import { BOARDS } from './pages/boards.tsx';
import { BookPage, GroupBookingPage } from './pages/book.tsx';
import { EVENING_PAGES } from './pages/evening.tsx';
import { FaultsPage } from './pages/FaultsPage.tsx';
import { HOUSE_SCREENS } from './pages/houseScreens.tsx';
import { ORDER_SCREENS } from './pages/orderScreens.tsx';
import { PAYMENT_FRAMES, PAYMENT_PAGES } from './pages/payment.tsx';
import { SEAT_PAGES } from './pages/seats.tsx';
import { SEAT_SCREENS } from './pages/seatScreens.tsx';
import { ReviewsPage, SeatMapPage, ShowPage } from './pages/show.tsx';
import { StartPage } from './pages/StartPage.tsx';
import { VisitPage } from './pages/VisitPage.tsx';
import { Shell } from './Shell.tsx';

type Pages = Readonly<Record<string, () => ReactNode>>;

/** The page of each route of `../routes.ts`, without those of shows. */
const PAGES: Pages = {
  '': StartPage,
  shows: StartPage,
  visit: VisitPage,
  faults: FaultsPage,
  ...ACCOUNT_PAGES,
  ...BASKET_PAGES,
  ...EVENING_PAGES,
  ...PAYMENT_PAGES,
  ...SEAT_PAGES,
};

/** Frames, pop-ups and screens in the house: without the bar of the shop. */
const BARE_PAGES: Pages = {
  'group-booking': GroupBookingPage,
  ...BOARDS,
  ...HOUSE_SCREENS,
  ...ORDER_SCREENS,
  ...PAYMENT_FRAMES,
  ...SEAT_SCREENS,
};

/** What a route shows. */
export function findPage(route: string): ReactNode {
  const Bare = BARE_PAGES[route];
  if (Bare)
    return (
      <main className="bare">
        <Bare />
      </main>
    );
  const Page = PAGES[route] ?? StartPage;
  return <Shell>{pageOfShow(route) ?? <Page />}</Shell>;
}

function pageOfShow(route: string): ReactNode {
  const [, slug, part] = /^shows\/([^/]+)(?:\/(\w+))?$/.exec(route) ?? [];
  if (slug === undefined) return undefined;
  const title = EXAMPLE.shows.find((show) => show.slug === slug)?.title ?? '';
  if (part === 'seats') return <SeatMapPage title={title} />;
  if (part === 'reviews') return <ReviewsPage slug={slug} />;
  if (part === 'book') return <BookPage slug={slug} />;
  return <ShowPage slug={slug} />;
}
