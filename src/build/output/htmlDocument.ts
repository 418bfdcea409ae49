import { baseUrlBanner } from '#build/output/baseUrlBanner.ts';
import type { Bundle } from '#build/bundle/bundle.ts';
import { element, escapeHtml, scriptJson } from '#build/output/outputFile.ts';
import { type HeadTag, pageHead, pageTitle } from '#model/head.ts';
import { htmlClasses } from '#model/htmlClasses.ts';
import type { Frame, PageMeta, PageState, SiteInEdition } from '#model/page.ts';
import { withBase } from '#model/path.ts';
import { searchHosts } from '#model/searchSettings.ts';

/** First in every page, so the bundling order can't change which layer wins. */
const LAYERS = '@layer reset, tokens, base, prose, components;';

/** The only inline style; the policy contains its hash. */
export function inlineStyle({ announcementBar }: Pick<SiteInEdition, 'announcementBar'>): string {
  const { backgroundColor, textColor } = announcementBar ?? {};
  const colors = [
    ...(backgroundColor ? [`--announcement-bg:${backgroundColor}`] : []),
    ...(textColor ? [`--announcement-text:${textColor}`] : []),
  ];
  return colors.length > 0 ? `${LAYERS}:root{${colors.join(';')}}` : LAYERS;
}

export interface DocumentParts {
  state: PageState;
  meta: PageMeta;
  frame: Pick<Frame, 'site'>;
  /** The pre-rendered frame with the article in it. */
  body: string;
  bundle: Pick<Bundle, 'scripts' | 'styles' | 'islandScripts' | 'inlineScript'>;
  /** Scripts that only this page has. */
  ownScripts?: readonly string[] | undefined;
  /** Absent only in development, where Vite injects scripts. */
  policy: string | undefined;
}

/** The complete HTML of a page. */
export function htmlDocument(parts: DocumentParts): string {
  const { state, meta, frame, body, bundle, ownScripts = [], policy } = parts;
  const { site } = frame;
  const asset = (file: string) => withBase(site.baseUrl, `/${file}`);
  const [entry, ...rest] = bundle.scripts;
  const preloads = [...rest, ...(meta.kind === 'search' ? bundle.islandScripts : [])];
  return [
    '<!doctype html>',
    element('html', htmlAttributes(frame, meta)),
    '<head>',
    '<meta charset="utf-8">',
    ...(policy === undefined
      ? []
      : [element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy })]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${inlineStyle(site)}</style>`,
    `<script>${bundle.inlineScript}</script>`,
    `<title>${escapeHtml(pageTitle(site, meta))}</title>`,
    ...preconnect(site),
    ...bundle.styles.map((file) => element('link', { rel: 'stylesheet', href: asset(file) })),
    element('link', {
      rel: 'preload',
      as: 'fetch',
      crossorigin: 'anonymous',
      href: state.frameUrl,
    }),
    ...preloads.map((file) => element('link', { rel: 'modulepreload', href: asset(file) })),
    ...[...(entry ? [entry] : []), ...ownScripts].map(
      (file) => `${element('script', { type: 'module', src: asset(file) })}</script>`,
    ),
    headHtml(site, meta),
    element('link', { rel: 'icon', href: asset('favicon.svg'), type: 'image/svg+xml' }),
    element('link', { rel: 'apple-touch-icon', href: asset('apple-touch-icon.png') }),
    element('link', { rel: 'manifest', href: asset('manifest.webmanifest') }),
    // The conventions for routes, storage keys and search records that this site follows.
    '<meta name="generator" content="Playbill (conventions of Docusaurus 3.8.1)">',
    '</head>',
    '<body class="navigation-with-keyboard">',
    `<div id="root">${body}</div>${baseUrlBanner(site, meta.path)}`,
    `<script type="application/json" id="page-state">${scriptJson(state)}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
}

/** Only with a hosted search service (behavior head-tags). */
function preconnect({ search }: SiteInEdition): string[] {
  const [host] = searchHosts(search);
  if (host === undefined) return [];
  return [element('link', { rel: 'preconnect', href: host, crossorigin: 'anonymous' })];
}

/** The elements of the head that differ between pages. */
export function headHtml(site: SiteInEdition, meta: PageMeta): string {
  const { tags } = pageHead(site, meta);
  return tags.map(headElement).join('\n');
}

/** Marked, so in-app navigation knows which elements it may replace. */
function headElement({ tag, attributes, text }: HeadTag): string {
  const start = element(tag, { ...attributes, 'data-head': '' });
  // With this escape it is still JSON, and can't close the script element.
  return text === undefined ? start : `${start}${text.replaceAll('<', '\\u003c')}</${tag}>`;
}

/** What the first scripts need before anything else is loaded. */
function htmlAttributes({ site }: Pick<Frame, 'site'>, meta: PageMeta): Record<string, string> {
  return {
    lang: 'en',
    dir: 'ltr',
    class: htmlClasses(meta),
    'data-has-hydrated': 'false',
    'data-default-mode': site.colorMode.defaultMode,
    'data-respect-system': String(site.colorMode.respectSystem),
    'data-base-url': site.baseUrl,
    // As content names it; the output names it as readers see it.
    'data-demo-url': 'https://stagehand.example',
    'data-edition-prefixes': site.editions.map(({ prefix }) => prefix).join(' '),
    ...(site.announcementBar ? { 'data-announcement-id': site.announcementBar.id } : {}),
  };
}
