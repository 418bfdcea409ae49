import { contentHash } from '#build/hash.ts';
import type { KeyedFile, OutputFile } from '#build/output/outputFile.ts';
import type { Edition } from '#model/edition.ts';
import { absoluteUrl } from '#model/head.ts';
import { docPath } from '#model/path.ts';
import { readingOrder, type SidebarItem, visibleItems } from '#model/sidebar.ts';
import type { Version } from '#model/version.ts';
import type { BuiltSite, Page } from '#pipeline/buildPages.ts';

/** The maximum size of an `llms-full` file; longer documentation continues in the next one. */
export const LLMS_FULL_MAX_BYTES = 500_000;

/** For each edition and version, an index of the Markdown twins, and all of them in a few files. */
export function* llmsFiles(built: BuiltSite): Generator<OutputFile | KeyedFile> {
  for (const edition of built.site.editions) {
    for (const version of built.site.versions) {
      const frame = built.frames.find(
        (one) => one.edition === edition.id && one.version === version.name,
      );
      if (!frame) continue;
      const folder = llmsFolder(edition, version);
      const items = visibleItems(frame.sidebars.docs, '');
      const full = fullFiles(built, items, folder);
      const api = visibleItems(frame.sidebars.api, '');
      const index = indexText({ built, edition, version, items, api, full });
      yield { path: `${folder}llms.txt`, content: index };
      yield* full;
    }
  }
}

/** `''`, `python/`, `docs/next/`, `python/docs/next/`. */
function llmsFolder(edition: Edition, version: Version): string {
  return version.path === ''
    ? edition.prefix.slice(1)
    : `${docPath(edition, version, '').slice(1)}/`;
}

function indexText(options: {
  built: BuiltSite;
  edition: Edition;
  version: Version;
  items: readonly SidebarItem[];
  api: readonly SidebarItem[];
  full: readonly KeyedFile[];
}): string {
  const { built, edition, version, items, api, full } = options;
  const { site } = built;
  return [
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
    ...full.map(({ path }) => `- [${path.replace(/^.*\//, '')}](${absoluteUrl(site, `/${path}`)})`),
    '',
  ].join('\n');
}

function sections(built: BuiltSite, items: readonly SidebarItem[], level: number): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      return [
        `${'#'.repeat(level)} ${item.label}`,
        '',
        ...sections(built, item.items, level + 1),
        '',
      ];
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
    if (size + bytes > LLMS_FULL_MAX_BYTES) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(page);
    size += bytes;
  }
  return parts.map((pages, index) => ({
    path: `${folder}llms-full${index === 0 ? '' : `-${index + 1}`}.txt`,
    key: contentHash(
      pages.map(({ meta, textsKey }) => fullText(built, meta.path, textsKey)).join(''),
    ),
    make: () =>
      pages.map(({ meta, texts }) => fullText(built, meta.path, texts().markdown)).join(''),
  }));
}

function fullText({ site }: BuiltSite, path: string, twin: string): string {
  return `<!-- ${absoluteUrl(site, path)} -->\n\n${twin.trim()}\n\n`;
}

function pageAt({ pages }: BuiltSite, path: string): Page | undefined {
  return pages.find(({ meta }) => meta.path === path);
}
