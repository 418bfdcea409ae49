import type { Edition } from '#model/edition.ts';
import { absoluteUrl, editionTitle } from '#model/head.ts';
import { docPath } from '#model/path.ts';
import { RELEASE_NOTES, releaseFeedPath } from '#model/releaseFeed.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';
import { latestVersion } from '#pipeline/catalog.ts';
import { escapeHtml } from './escape.ts';
import type { OutputFile } from './outputFile.ts';

/** Feed readers want what is new, not the whole history. */
const MOST_ENTRIES = 15;

/** An Atom feed of releases for each edition with release notes. */
export function* releaseFeeds(built: BuiltSite): Generator<OutputFile> {
  for (const edition of built.site.editions) {
    const path = docPath(edition, latestVersion(built.site), RELEASE_NOTES);
    const page = built.pages.find(({ meta }) => meta.path === path);
    if (!page) continue;
    const url = absoluteUrl(built.site, path);
    const releases = sectionsOf(page.texts().html).slice(0, MOST_ENTRIES);
    yield { path: releaseFeedPath(edition).slice(1), content: feed(built, edition, url, releases) };
  }
}

interface Section {
  id: string;
  title: string;
  /** `2025-10-06` */
  date: string;
  html: string;
}

/** The sections of the page that start with a heading and a date. */
function sectionsOf(html: string): Section[] {
  return html.split(/(?=<h2 )/).flatMap((part) => {
    const [, id, title = ''] = /^<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/s.exec(part) ?? [];
    const date = /<time datetime="([^"]+)"/.exec(part)?.[1];
    if (id === undefined || date === undefined) return [];
    const body = part.slice(part.indexOf('</h2>') + '</h2>'.length);
    return [{ id, title: plain(title), date, html: body }];
  });
}

function plain(html: string): string {
  return html
    .replace(/<a class="hash-link".*?<\/a>/gs, '')
    .replace(/<[^>]+>/g, '')
    .trim();
}

function feed(
  { site }: BuiltSite,
  edition: Edition,
  url: string,
  sections: readonly Section[],
): string {
  const name = editionTitle(site, edition.id);
  const self = absoluteUrl(site, releaseFeedPath(edition));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${escapeHtml(name)} releases</title>`,
    `<id>${escapeHtml(url)}</id>`,
    `<link href="${escapeHtml(url)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    `<updated>${timestamp(sections[0]?.date ?? '1970-01-01')}</updated>`,
    `<author><name>${escapeHtml(site.title)}</name></author>`,
    ...sections.map(({ id, title, date, html }) =>
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
