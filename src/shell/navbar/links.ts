import { withBase } from '#model/path.ts';
import type { DocsEntry } from '#model/navbar.ts';
import { PREVIOUS_EDITION_KEY } from '#model/storageKeys.ts';
import { versionTitle } from '#model/version.ts';
import { onEvent } from '#runtime/delegate.ts';
import type { App } from '#shell/app.ts';
import { counterpartAnchor, counterpartOf, hintOf } from '#shell/switching/counterpart.ts';
import { docsTarget, isInArea, versionChoice } from './targets.ts';

/** Links to this page in another edition or version. */
export const COUNTERPARTS = 'a[data-language-prefix], a[data-version]';

/** Keeps links in step with the page, its query and section, and the reader's choices. */
export function driveLinks(app: App): void {
  const { window, router, storage, preferredVersion, onMarkup } = app;
  onMarkup(() => showLinks(app));
  preferredVersion.subscribe(() => showLinks(app));
  // For visits to `/` (behavior edition-remembered).
  onEvent(window, 'click', 'a[data-language-prefix]', ({ dataset: { languagePrefix = '/' } }) => {
    if (languagePrefix === '/') storage.remove(PREVIOUS_EDITION_KEY);
    else storage.set(PREVIOUS_EDITION_KEY, languagePrefix);
  });
  onEvent(window, 'click', 'a[data-version]', ({ dataset }) => {
    const { versions } = router.getState().page.frame.site;
    const chosen = versions.find(({ name }) => name === dataset['version']);
    if (chosen) preferredVersion.prefer(chosen.name);
  });
}

function showLinks({ window, router, preferredVersion }: App): void {
  const { document } = window;
  const { page, location } = router.getState();
  const { meta } = page.state;
  const { site } = page.frame;
  const { baseUrl, versions } = site;
  const areaLinks = [...document.querySelectorAll<HTMLAnchorElement>('a[data-area]')];
  const areas = areaLinks.map(({ dataset: { area = '' } }) => area);
  const place = { meta, versions, areas, preferred: preferredVersion.getState() };

  for (const link of document.querySelectorAll<HTMLAnchorElement>(COUNTERPARTS)) {
    const target = counterpartOf(link.dataset, { site, meta });
    if (!target) continue;
    const { counterpart, isCurrent } = target;
    const anchor = counterpartAnchor(counterpart, location.hash);
    const hint = link.querySelector('small');
    link.setAttribute('href', withBase(baseUrl, counterpart.path) + location.search + anchor);
    setCurrent(link, isCurrent && 'true');
    if (!hint) continue;
    hint.textContent = hintOf(meta, counterpart);
    hint.hidden = hint.textContent === '';
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-docs]')) {
    const target = docsTarget(JSON.parse(link.dataset['docs'] ?? '') as DocsEntry, place);
    link.hidden = !target;
    if (!target) continue;
    if (link.textContent !== target.label) link.textContent = target.label;
    link.setAttribute('href', withBase(baseUrl, target.path));
    setCurrent(link, target.isActive && 'page');
  }
  for (const [index, link] of areaLinks.entries()) {
    setCurrent(link, isInArea(areas[index] ?? '', meta.path) && 'page');
  }
  const [shown] = versionChoice('default', place);
  const labels = '[data-dropdown=Version] [data-current], [data-version-shown]';
  const title = shown && versionTitle(shown);
  if (title) for (const label of document.querySelectorAll(labels)) label.textContent = title;
}

/** Marks a link as current, or as another one. */
export function setCurrent(link: Element, value: string | false): void {
  if (value) link.setAttribute('aria-current', value);
  else link.removeAttribute('aria-current');
}
