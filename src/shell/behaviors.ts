import { RELEASE_KEY } from '#model/storageKeys.ts';
import { onEvent } from '#runtime/delegate.ts';
import { markKeyboardUse } from '#runtime/keyboardUse.ts';
import { moveFocus } from '#runtime/navigation/arrive.ts';
import { showRouteProgress } from '#runtime/progressBar.ts';
import { createShiftShortcut } from '#runtime/shiftShortcut.ts';
import type { App } from './app.ts';
import { driveBackToTop } from './article/backToTop.ts';
import { driveCollapsibles } from './collapsibles.ts';
import { driveColorMode } from './colorModeToggle.ts';
import { driveDropdowns } from './navbar/dropdowns.ts';
import { driveLinks } from './navbar/links.ts';
import { driveSearch, KEYBOARD_HELP } from './navbar/searchOpener.ts';
import { markCurrentPage } from './sidebar/currentPage.ts';
import { driveSwitchNotice } from './switching/switchNotice.ts';

/**
 * What makes the served markup work, each on its own and in any order. They listen on the document, so that parts of it
 * can be replaced, and complete new parts in `onMarkup`.
 */
export const BEHAVIORS: readonly ((app: App) => void)[] = [
  driveAnnouncement,
  driveBackToTop,
  driveCollapsibles,
  driveColorMode,
  driveCopyPage,
  driveDropdowns,
  driveKeyboardHelp,
  driveLinks,
  driveMenu,
  driveMyRelease,
  driveOffline,
  driveReportLink,
  driveSearch,
  driveSkipLink,
  driveSwitchNotice,
  hideNavbar,
  markCurrentPage,
  markKeyboardUse,
  ({ router }) => createShiftShortcut(router),
  ({ router }) => showRouteProgress(router),
  suggestPages,
];

/** What readers do before they press something. */
const APPROACHES = ['pointerover', 'focusin'] as const;

/** Copies the page. Clipboards open only during a click, so the code comes before it, with the pointer or focus. */
function driveCopyPage({ window }: App): void {
  const BUTTON = '[data-copy-page]';
  const load = () => import('./article/copyPage.ts');
  for (const type of APPROACHES) onEvent(window, type, BUTTON, () => void load());
  onEvent(window, 'click', BUTTON, (button) => {
    void load().then(({ copyFrom }) => copyFrom(window, button));
  });
  onEvent(window, 'focusout', BUTTON, (button) => {
    void load().then(({ showLabel, COPY_LABELS }) => showLabel(button, COPY_LABELS.idle));
  });
}

/** Opens what readers keep on their device; before that, nothing of it is loaded (decisions/0032). */
function driveOffline(app: App): void {
  onEvent(app.window, 'click', '[data-offline]', () => {
    void import('./offline/offlineDialog.ts').then(({ openOffline }) => openOffline(app));
  });
}

/** Fills in the report before its link is followed, and before pressing it clears the selection. */
function driveReportLink(app: App): void {
  for (const type of [...APPROACHES, 'pointerdown'] as const) {
    onEvent(app.window, type, 'a[data-report]', (link) => {
      void import('./article/reportLink.ts').then(({ fillReport }) => fillReport(link, app));
    });
  }
}

/** Loads the list of keys when it is asked for, here or by `?` (`searchOpener.ts`). */
function driveKeyboardHelp(app: App): void {
  onEvent(app.window, 'click', KEYBOARD_HELP, () => {
    void import('./keyboardHelp.ts').then(({ toggleKeyboardHelp }) => toggleKeyboardHelp(app));
  });
}

/** The menu on narrow screens, if there is something to show in it. */
function driveMenu(app: App): void {
  const { window, router, onMarkup } = app;
  onMarkup(() => {
    const button = window.document.querySelector<HTMLElement>('[data-menu]');
    const { sidebar } = router.getState().page.state.meta;
    if (button) button.hidden = button.dataset['menu'] !== 'site' && sidebar === undefined;
  });
  onEvent(window, 'click', '[data-menu]', () => {
    void import('./navbar/openMenu.ts').then(({ openMenu }) => openMenu(app));
  });
}

/** Loads what readers see who say which release they use: once they do, or are about to. */
function driveMyRelease(app: App): void {
  const { window, storage } = app;
  let isLoaded = false;
  const load = (): void => {
    if (isLoaded) return;
    isLoaded = true;
    void import('./release/myRelease.ts').then(({ startMyRelease }) => startMyRelease(app));
  };
  if (window.document.documentElement.dataset['uses'] !== undefined) load();
  storage.subscribe(RELEASE_KEY, load);
  for (const type of APPROACHES) onEvent(window, type, '[data-dropdown=Version], dialog', load);
}

/** Makes the skip link move focus to the article (behavior skip-link). */
function driveSkipLink({ window }: App): void {
  onEvent(window, 'click', '#skip-to-content a', (_, event) => {
    const main = window.document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    moveFocus(main, { preventScroll: false });
  });
}

/** Loads the code that closes the announcement, only if there is one. */
function driveAnnouncement(app: App): void {
  if (!app.router.getState().page.frame.site.announcementBar) return;
  void import('./announcement.ts').then((module) => module.driveAnnouncement(app));
}

/** Loads the code that hides the navbar, only if it is configured. */
function hideNavbar({ router }: App): void {
  if (!router.getState().page.frame.site.navbar.hideOnScroll) return;
  void import('#runtime/hideableNavbar.ts').then(({ hideNavbarOnScroll }) =>
    hideNavbarOnScroll(router),
  );
}

/** Loads the code that suggests pages, only where a page was not found. */
function suggestPages(app: App): void {
  app.onMarkup(() => {
    const place = app.window.document.querySelector('[data-suggestions=""]');
    if (!place) return;
    place.setAttribute('data-suggestions', 'loading');
    void import('./pages/suggest.ts').then(({ suggest }) => suggest(app));
  });
}
