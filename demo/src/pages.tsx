import type { ReactNode } from 'react';
import { EXAMPLE } from '../../tools/stagehand/example.mjs';
import { AccountPage } from './pages/AccountPage.tsx';
import { AllReviewsPage } from './pages/AllReviewsPage.tsx';
import { AvailabilityPage } from './pages/AvailabilityPage.tsx';
import { BankCheckPage } from './pages/BankCheckPage.tsx';
import { BasketOfOnePage } from './pages/BasketOfOnePage.tsx';
import { BasketPage } from './pages/BasketPage.tsx';
import { BookingPage } from './pages/BookingPage.tsx';
import { BookletPage } from './pages/BookletPage.tsx';
import { BookPage } from './pages/BookPage.tsx';
import { ChatPage } from './pages/ChatPage.tsx';
import { CheckoutPage } from './pages/CheckoutPage.tsx';
import { ChooseSeatsPage } from './pages/ChooseSeatsPage.tsx';
import { EveningPage } from './pages/EveningPage.tsx';
import { FaultsPage } from './pages/FaultsPage.tsx';
import { FirstVisitPage } from './pages/FirstVisitPage.tsx';
import { FoyerPage } from './pages/FoyerPage.tsx';
import { GroupBookingPage } from './pages/GroupBookingPage.tsx';
import { GuestListPage } from './pages/GuestListPage.tsx';
import { HallPage } from './pages/HallPage.tsx';
import { HoldPage } from './pages/HoldPage.tsx';
import { LastSeatPage } from './pages/LastSeatPage.tsx';
import { LateShowsPage } from './pages/LateShowsPage.tsx';
import { LiveSeatsPage } from './pages/LiveSeatsPage.tsx';
import { LoginPage } from './pages/LoginPage.tsx';
import { MatineesPage } from './pages/MatineesPage.tsx';
import { MySeatsPage } from './pages/MySeatsPage.tsx';
import { NewsletterPage } from './pages/NewsletterPage.tsx';
import { OfflinePage } from './pages/OfflinePage.tsx';
import { OpenOrderPage } from './pages/OpenOrderPage.tsx';
import { OrderPage } from './pages/OrderPage.tsx';
import { OrdersPage } from './pages/OrdersPage.tsx';
import { PaymentFormPage } from './pages/PaymentFormPage.tsx';
import { PaymentPage } from './pages/PaymentPage.tsx';
import { PlanPage } from './pages/PlanPage.tsx';
import { ProgramPage } from './pages/ProgramPage.tsx';
import { RedeemPage } from './pages/RedeemPage.tsx';
import { ReservationPage } from './pages/ReservationPage.tsx';
import { ReviewsPage } from './pages/ReviewsPage.tsx';
import { ScannerPage } from './pages/ScannerPage.tsx';
import { SearchPage } from './pages/SearchPage.tsx';
import { SeatingChartPage } from './pages/SeatingChartPage.tsx';
import { SeatingPage } from './pages/SeatingPage.tsx';
import { SeatingPlanPage } from './pages/SeatingPlanPage.tsx';
import { SeatMapPage } from './pages/SeatMapPage.tsx';
import { SeatPickerPage } from './pages/SeatPickerPage.tsx';
import { SeatPlanPage } from './pages/SeatPlanPage.tsx';
import { ShowCardPage } from './pages/ShowCardPage.tsx';
import { ShowPage } from './pages/ShowPage.tsx';
import { SignUpPage } from './pages/SignUpPage.tsx';
import { StallsPage } from './pages/StallsPage.tsx';
import { StartPage } from './pages/StartPage.tsx';
import { TicketsPage } from './pages/TicketsPage.tsx';
import { TonightPage } from './pages/TonightPage.tsx';
import { ViewsPage } from './pages/ViewsPage.tsx';
import { VisitPage } from './pages/VisitPage.tsx';
import { VouchersPage } from './pages/VouchersPage.tsx';
import { WatchlistPage } from './pages/WatchlistPage.tsx';
import { WelcomeBackPage } from './pages/WelcomeBackPage.tsx';
import { WhatsOnPage } from './pages/WhatsOnPage.tsx';
import { WishListPage } from './pages/WishListPage.tsx';
import { Shell } from './Shell.tsx';

/** The page of each route of `../routes.ts`, without those of shows. */
const PAGES: Readonly<Record<string, () => ReactNode>> = {
  '': StartPage,
  shows: StartPage,
  basket: BasketPage,
  'basket-of-one': BasketOfOnePage,
  login: LoginPage,
  'sign-up': SignUpPage,
  account: AccountPage,
  'account/orders': OrdersPage,
  'account/tickets': TicketsPage,
  orders: OrdersPage,
  tickets: TicketsPage,
  payment: PaymentPage,
  'payment/check': PaymentPage,
  visit: VisitPage,
  vouchers: VouchersPage,
  newsletter: NewsletterPage,
  'wish-list': WishListPage,
  watchlist: WatchlistPage,
  tonight: TonightPage,
  evening: EveningPage,
  program: ProgramPage,
  hold: HoldPage,
  reservation: ReservationPage,
  seats: LiveSeatsPage,
  seating: SeatingPage,
  'seating-plan': SeatingPlanPage,
  'seat-plan': SeatPlanPage,
  plan: PlanPage,
  'choose-seats': ChooseSeatsPage,
  availability: AvailabilityPage,
  booking: BookingPage,
  offline: OfflinePage,
  faults: FaultsPage,
};

/** Frames, pop-ups and screens in the house: without the bar of the shop. */
const BARE_PAGES: Readonly<Record<string, () => ReactNode>> = {
  'payment-form': PaymentFormPage,
  'bank-check': BankCheckPage,
  chat: ChatPage,
  foyer: FoyerPage,
  scanner: ScannerPage,
  'whats-on': WhatsOnPage,
  'late-shows': LateShowsPage,
  'show-card': ShowCardPage,
  matinees: MatineesPage,
  'open-order': OpenOrderPage,
  'seat-picker': SeatPickerPage,
  redeem: RedeemPage,
  'last-seat': LastSeatPage,
  stalls: StallsPage,
  'first-visit': FirstVisitPage,
  checkout: CheckoutPage,
  order: OrderPage,
  'guest-list': GuestListPage,
  hall: HallPage,
  search: SearchPage,
  views: ViewsPage,
  'my-seats': MySeatsPage,
  'group-booking': GroupBookingPage,
  'seating-chart': SeatingChartPage,
  reviews: AllReviewsPage,
  'welcome-back': WelcomeBackPage,
  booklet: BookletPage,
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
