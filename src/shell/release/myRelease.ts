import { minorNumber } from '#model/myRelease.ts';
import { myReleasePath } from '#model/newer.ts';
import { withBase } from '#model/path.ts';
import { NEWER_KEY, RELEASE_KEY } from '#model/storageKeys.ts';
import { adoptStyles } from '#runtime/adoptStyles.ts';
import { announce } from '#runtime/announce.ts';
import { markDated, setMyRelease } from '#runtime/myRelease.ts';
import { loadReleaseFacts } from '#runtime/releaseFacts.ts';
import type { App } from '#shell/app.ts';
import { fillReleaseForm } from './releaseForm.ts';
import { showChanges } from './changesSince.ts';
import styles from './myRelease.css?inline';

/** The place for the form, in the list of versions. */
const FORM = '[data-my-release]';

/** What has the release that brought it, and the place for what came after the page. */
const DATED = '[data-since], [data-documents]';

/** Lets readers say which release they use, and shows what that means for each page (behavior my-release). */
export function startMyRelease({ window, router, storage, onMarkup }: App): void {
  const { document } = window;
  const root = document.documentElement;
  adoptStyles(window, styles);

  function apply(release: string | undefined, hidesNewer: boolean): void {
    setMyRelease(root, { release, hidesNewer });
    show();
  }

  function choose(release: string | undefined, hidesNewer: boolean): void {
    // Before storing, which may fail and must not keep the page from changing.
    apply(release, hidesNewer);
    if (release === undefined) storage.remove(RELEASE_KEY);
    else storage.set(RELEASE_KEY, release);
    if (hidesNewer) storage.set(NEWER_KEY, 'hidden');
    else storage.remove(NEWER_KEY);
    announce(document, release === undefined ? 'No release is set' : `You use ${release}`);
  }

  function show(): void {
    for (const element of document.querySelectorAll(DATED)) markDated(element, root);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#contents-list a[href]')) {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      const newer = heading?.closest('.member')?.querySelector(':scope > [data-newer]');
      link.parentElement?.toggleAttribute('data-newer', Boolean(newer));
    }
    void showFacts();
  }

  /** What needs the facts: the form, and what has changed since the page was written. */
  async function showFacts(): Promise<void> {
    const { page } = router.getState();
    const { meta } = page.state;
    const { baseUrl, versions } = page.frame.site;
    // Without them, there are fewer releases to choose from.
    const url = withBase(baseUrl, myReleasePath(meta));
    const facts = await loadReleaseFacts(url).catch(() => undefined);
    if (router.getState().page !== page) return;
    const documented = versions.find(({ path }) => path === '')?.package ?? '';
    const newest = facts?.newest ?? documented.split('.', 2).join('.');
    for (const place of document.querySelectorAll<HTMLElement>(FORM))
      fillReleaseForm(place, { window, newest, choose });
    const place = document.querySelector<HTMLElement>('[data-documents]');
    const uses = root.dataset['uses'];
    if (place && facts) showChanges(place, { window, facts, uses, meta });
  }

  const follow = (): void => apply(storage.get(RELEASE_KEY), storage.get(NEWER_KEY) === 'hidden');
  for (const key of [RELEASE_KEY, NEWER_KEY]) storage.subscribe(key, follow);
  // A release in the query is not stored: it stays until the next load, unless the reader chooses another.
  if (minorNumber(root.dataset['uses']) === undefined) follow();
  onMarkup(show);
}
