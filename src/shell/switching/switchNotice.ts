import { withBase } from '#model/path.ts';
import { onEvent } from '#runtime/delegate.ts';
import { isPlainClick } from '#runtime/navigation/linkClick.ts';
import type { App } from '#shell/app.ts';
import { COUNTERPARTS } from '#shell/navbar/links.ts';
import { counterpartOf, switchText } from './counterpart.ts';

/** For a reader who lands elsewhere than expected, until it is dismissed or replaced. */
interface Notice {
  /** The page on which it is shown, without the base URL. */
  path: string;
  text: string;
  /** Of the link back. */
  href: string;
  label: string;
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
    link.href = notice.href;
    link.textContent = notice.label;
  }

  onMarkup(show);
  onEvent(window, 'click', COUNTERPARTS, (link, event) => {
    const { page, location } = router.getState();
    const { meta } = page.state;
    const { site } = page.frame;
    const { hash, search } = location;
    const target = counterpartOf(link.dataset, { site, meta });
    if (!target || meta.doc?.plugin !== 'default' || !isPlainClick(event)) return;
    const text = switchText({ meta, ...target, hash });
    if (text === undefined) return;
    const href = withBase(site.baseUrl, meta.path) + search + hash;
    notice = { path: target.counterpart.path, text, href, label: `Back to “${meta.title}”` };
  });
  onEvent(window, 'click', '[data-switch-notice] button', () => {
    notice = undefined;
    show();
  });
}
