import { absoluteUrl } from '#model/head.ts';
import type { PublicSite, ShownMeta } from '#model/page.ts';
import { reportUrl } from '#model/reportUrl.ts';
import { versionTitle } from '#model/version.ts';
import type { App } from '#shell/app.ts';

interface ReportedPlace {
  site: PublicSite;
  meta: ShownMeta;
  /** Only the browser knows these. */
  hash?: string;
  selection?: string;
}

/** The URL of a new report about a page, if the site takes reports. */
export function reportHref({ site, meta, hash = '', selection = '' }: ReportedPlace) {
  const edition = site.editions.find(({ id }) => id === meta.edition);
  const version = site.versions.find(({ name }) => name === meta.version);
  if (site.reportUrl === undefined || !edition || !version) return undefined;
  return reportUrl(site.reportUrl, {
    title: meta.title,
    edition: edition.label,
    version: versionTitle(version),
    url: absoluteUrl(site, meta.path) + hash,
    selection,
  });
}

/** Fills in the section and what is selected; nothing is sent until the reader submits the report. */
export function fillReport(link: HTMLElement, { window, router }: App): void {
  const { frame, state } = router.getState().page;
  const active = window.document.querySelector<HTMLAnchorElement>('#contents-list [aria-current]');
  const { hash } = active ?? window.location;
  const selection = String(window.getSelection());
  const href = reportHref({ site: frame.site, meta: state.meta, hash, selection });
  if (href !== undefined) link.setAttribute('href', href);
}
