import { escapeHtml, type OutputFile } from '#build/output/outputFile.ts';
import type { Chronicle, FeedEntry } from '#features/feature.ts';
import { CHRONICLES } from '#features/render.ts';
import type { Edition } from '#model/edition.ts';
import { absoluteUrl, editionTitle } from '#model/head.ts';
import { docPath } from '#model/path.ts';
import type { SiteConfig } from '#model/site.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';
import { latestVersion } from '#pipeline/catalog.ts';

/** An Atom feed of each guide that records what happened, for each edition that has it. */
export function* feeds({ site, pages }: BuiltSite): Generator<OutputFile> {
  for (const chronicle of CHRONICLES) {
    for (const edition of site.editions) {
      const path = docPath(edition, latestVersion(site), chronicle.id);
      const entries = pages.find(({ meta }) => meta.path === path)?.entries;
      if (!entries) continue;
      const content = atomFeed(site, { chronicle, edition, url: absoluteUrl(site, path), entries });
      yield { path: chronicle.feedPath(edition).slice(1), content };
    }
  }
}

interface Feed {
  chronicle: Chronicle;
  edition: Edition;
  /** Of the guide. */
  url: string;
  entries: readonly FeedEntry[];
}

function atomFeed(site: SiteConfig, { chronicle, edition, url, entries }: Feed): string {
  const name = editionTitle(site, edition.id);
  const self = absoluteUrl(site, chronicle.feedPath(edition));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${escapeHtml(`${name} ${chronicle.subject}`)}</title>`,
    `<id>${escapeHtml(url)}</id>`,
    `<link href="${escapeHtml(url)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    `<updated>${timestamp(entries[0]?.date ?? '1970-01-01')}</updated>`,
    `<author><name>${escapeHtml(site.title)}</name></author>`,
    ...entries.map(({ id, title, date, html }) =>
      [
        '<entry>',
        `<title>${escapeHtml(`${name}: ${title}`)}</title>`,
        `<id>${escapeHtml(`${url}#${id}`)}</id>`,
        `<link href="${escapeHtml(`${url}#${id}`)}"/>`,
        `<updated>${timestamp(date)}</updated>`,
        `<content type="html">${escapeHtml(withFullUrls(html, site.url, url))}</content>`,
        '</entry>',
      ].join('\n'),
    ),
    '</feed>',
    '',
  ].join('\n');
}

function timestamp(date: string): string {
  return `${date}T00:00:00Z`;
}

/** Feed readers can't resolve relative URLs. */
function withFullUrls(html: string, origin: string, page: string): string {
  return html.replace(/ (href|src)="(\/|#)/g, (_, name: string, start: string) =>
    start === '/' ? ` ${name}="${origin}/` : ` ${name}="${page}#`,
  );
}
