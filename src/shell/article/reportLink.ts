import { absoluteUrl } from '#model/head.ts';
import { reportUrl } from '#model/reportUrl.ts';
import { versionTitle } from '#model/version.ts';
import type { App } from '#shell/app.ts';

/** Fills in the section and what is selected; nothing is sent until the reader submits the report. */
export function fillReport(
  link: HTMLElement,
  { window, router }: Pick<App, 'window' | 'router'>,
): void {
  const { frame, state } = router.getState().page;
  const { site } = frame;
  const { title, path, ...meta } = state.meta;
  const edition = site.editions.find(({ id }) => id === meta.edition);
  const version = site.versions.find(({ name }) => name === meta.version);
  if (site.reportUrl === undefined || !edition || !version) return;
  const active = window.document.querySelector<HTMLAnchorElement>('#contents-list [aria-current]');
  const facts = {
    ...{ title, edition: edition.label, version: versionTitle(version) },
    url: absoluteUrl(site, path) + (active?.hash ?? window.location.hash),
    selection: String(window.getSelection()),
  };
  link.setAttribute('href', reportUrl(site.reportUrl, facts));
}
