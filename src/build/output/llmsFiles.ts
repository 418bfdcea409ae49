import { placeOf } from '#api-reference/apiVersion.ts';
import { contentHash } from '#build/hash.ts';
import type { KeyedFile, OutputFile } from '#build/output/outputFile.ts';
import { absoluteUrl } from '#model/head.ts';
import { docPath } from '#model/path.ts';
import { readingOrder, type SidebarItem, visibleItems } from '#model/sidebar.ts';
import type { BuiltSite, Page } from '#pipeline/buildPages.ts';

/** The maximum size of an `llms-full` file; longer documentation continues in the next one. */
export const LLMS_FULL_MAX_BYTES = 500_000;

/** URLs of the demo may be longer than those that are counted here (`demoUrls.ts`). */
const ROOM_FOR_URLS = 20_000;

/** For each edition and version, an index of the Markdown twins, and all of them in a few files. */
export function* llmsFiles(built: BuiltSite): Generator<OutputFile | KeyedFile> {
  const { site } = built;
  for (const { sidebars, ...frame } of built.frames) {
    const { edition, version } = placeOf(site, frame);
    // `''`, `python/`, `docs/next/`, `python/docs/next/`.
    const prefix = version.path === '' ? edition.prefix : `${docPath(edition, version, '')}/`;
    const folder = prefix.slice(1);
    const items = visibleItems(sidebars.docs, '');
    const api = visibleItems(sidebars.api, '');
    const full = fullFiles(built, items, folder);
    const nameOf = (path: string) => path.slice(folder.length);
    const content = [
      `# ${site.title} for ${edition.label}, ${version.package}`,
      '',
      `> ${site.tagline}`,
      '',
      `Every page is also available as Markdown: add \`.md\` to its URL.`,
      '',
      ...sections(built, items, 2),
      ...(api.length > 0 ? ['## API reference', '', ...sections(built, api, 3), ''] : []),
      '## All guides in full',
      '',
      `Each file has at most ${LLMS_FULL_MAX_BYTES} bytes.`,
      '',
      ...full.map(({ path }) => `- [${nameOf(path)}](${absoluteUrl(site, `/${path}`)})`),
      '',
    ].join('\n');
    yield { path: `${folder}llms.txt`, content };
    yield* full;
  }
}

function sections(built: BuiltSite, items: readonly SidebarItem[], level: number): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      const heading = `${'#'.repeat(level)} ${item.label}`;
      return [heading, '', ...sections(built, item.items, level + 1), ''];
    }
    if (item.type === 'link') return [];
    const page = pageAt(built, item.path);
    if (page?.meta.markdown === undefined) return [];
    const url = absoluteUrl(built.site, page.meta.markdown);
    return [`- [${page.meta.title}](${url}): ${page.meta.description}`];
  });
}

function fullFiles(built: BuiltSite, items: readonly SidebarItem[], folder: string): KeyedFile[] {
  const parts: Page[][] = [];
  let size = Infinity;
  for (const { path } of readingOrder(items)) {
    const page = pageAt(built, path);
    if (page?.twinBytes === undefined) continue;
    const bytes = page.twinBytes + Buffer.byteLength(fullText(built, path, ''));
    if (size + bytes > LLMS_FULL_MAX_BYTES - ROOM_FOR_URLS) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(page);
    size += bytes;
  }
  return parts.map((pages, index) => {
    const all = (textOf: (page: Page) => string) =>
      pages.map((page) => fullText(built, page.meta.path, textOf(page))).join('');
    return {
      path: `${folder}llms-full${index === 0 ? '' : `-${index + 1}`}.txt`,
      key: contentHash(all(({ textsKey }) => textsKey)),
      make: () => all(({ texts }) => texts().markdown),
    };
  });
}

function fullText({ site }: BuiltSite, path: string, twin: string): string {
  return `<!-- ${absoluteUrl(site, path)} -->\n\n${twin.trim()}\n\n`;
}

function pageAt({ pages }: BuiltSite, path: string): Page | undefined {
  return pages.find(({ meta }) => meta.path === path);
}
