import { escapeHtml, type OutputFile } from '#build/output/outputFile.ts';
import { CHRONICLES } from '#features/render.ts';
import { absoluteUrl, editionTitle } from '#model/head.ts';
import { docPath } from '#model/path.ts';
import type { BuiltSite } from '#pipeline/buildPages.ts';
import { latestVersion } from '#pipeline/catalog.ts';

/** An Atom feed of each guide that records what happened, for each edition that has it. */
export function* feeds({ site, pages }: BuiltSite): Generator<OutputFile> {
  for (const chronicle of CHRONICLES) {
    for (const edition of site.editions) {
      const path = docPath(edition, latestVersion(site), chronicle.id);
      const entries = pages.find(({ meta }) => meta.path === path)?.entries;
      if (!entries) continue;
      const name = editionTitle(site, edition.id);
      const url = absoluteUrl(site, path);
      const self = absoluteUrl(site, chronicle.feedPath(edition));
      const content = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<feed xmlns="http://www.w3.org/2005/Atom">',
        ...described(`${name} ${chronicle.subject}`, url),
        `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
        updated(entries[0]?.date ?? '1970-01-01'),
        `<author><name>${escapeHtml(site.title)}</name></author>`,
        ...entries.flatMap(({ id, title, date, html }) => [
          '<entry>',
          ...described(`${name}: ${title}`, `${url}#${id}`),
          updated(date),
          `<content type="html">${escapeHtml(withFullUrls(html, site.url, url))}</content>`,
          '</entry>',
        ]),
        '</feed>',
        '',
      ].join('\n');
      yield { path: chronicle.feedPath(edition).slice(1), content };
    }
  }
}

/** What a feed and its entries begin with; the URL is the id, too. */
function described(title: string, url: string): string[] {
  const href = escapeHtml(url);
  return [`<title>${escapeHtml(title)}</title>`, `<id>${href}</id>`, `<link href="${href}"/>`];
}

function updated(date: string): string {
  return `<updated>${date}T00:00:00Z</updated>`;
}

/** Feed readers can't resolve relative URLs. */
function withFullUrls(html: string, origin: string, page: string): string {
  return html.replace(/ (href|src)="(\/|#)/g, (_, name: string, start: string) =>
    start === '/' ? ` ${name}="${origin}/` : ` ${name}="${page}#`,
  );
}
