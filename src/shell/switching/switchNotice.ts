import { withBase } from '#model/path.ts';
import { onEvent } from '#runtime/delegate.ts';
import { isPlainClick } from '#runtime/navigation/linkClick.ts';
import type { App } from '#shell/app.ts';
import { COUNTERPARTS, counterpartOf } from '#shell/navbar/links.ts';
import { switchText } from './counterpart.ts';

/** For a reader who lands elsewhere than expected, until it is dismissed or replaced. */
interface Notice {
  /** The page on which it is shown, without the base URL. */
  path: string;
  text: string;
  back: { label: string; href: string };
}

/** Informs readers whose page is missing in the edition or version that they chose (behavior edition-missing-page). */
export function driveSwitchNotice({ window, router, onMarkup }: App): void {
  const { document } = window;
  let notice: Notice | undefined;

  function show(): void {
    const box = document.querySelector<HTMLElement>('[data-switch-notice]');
    const isHere = notice?.path === router.getState().page.state.meta.path;
    if (!box) return;
    box.hidden = !isHere;
    const [text, link] = [box.querySelector('span'), box.querySelector('a')];
    if (!notice || !isHere || !text || !link) return;
    text.textContent = notice.text;
    link.href = notice.back.href;
    link.textContent = `Back to “${notice.back.label}”`;
  }

  onMarkup(show);
  onEvent(window, 'click', COUNTERPARTS, (link, event) => {
    const { page, location } = router.getState();
    const { meta } = page.state;
    const { hash, search } = location;
    const { counterpart, place } = counterpartOf(link, { router });
    if (!counterpart || meta.doc?.plugin !== 'default' || !isPlainClick(event)) return;
    const text = switchText({ meta, counterpart, place, hash });
    if (text === undefined) return;
    const href = withBase(page.frame.site.baseUrl, meta.path) + search + hash;
    notice = { path: counterpart.path, text, back: { label: meta.title, href } };
  });
  onEvent(window, 'click', '[data-switch-notice] button', () => {
    notice = undefined;
    show();
  });
}
