import { errorText } from '#model/errorText.ts';
import { type NavbarEntry, navbarItemFailure } from '#model/navbar.ts';
import type { Frame, SiteInEdition } from '#model/page.ts';
import { withBase } from '#model/path.ts';
import type { Problem } from '#model/problem.ts';
import { readingOrder } from '#model/sidebar.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Catalog } from './catalog.ts';
import type { Content } from './content.ts';
import { byVersion } from './counterparts.ts';
import { resolveNavbarItem } from './resolveNavbar.ts';
import { resolveSidebars } from './resolveSidebars.ts';
import { configProblem } from './sourceLines.ts';

/** What pages of one edition and version share: the configuration and the sidebars. */
export function makeFrames(sources: {
  site: SiteConfig;
  /** The text of `site.config.ts`, to locate problems. */
  siteSource: string;
  content: Content;
  catalog: Catalog;
}): { frames: Frame[]; problems: Problem[] } {
  const { site, siteSource, content, catalog } = sources;
  // One per item, not one per edition.
  const problems = new Map<number, Problem>();
  const missing: Problem[] = [];
  const frames = site.editions.flatMap((edition) => {
    const sidebars = byVersion(site, (version) =>
      resolveSidebars({ content, catalog, site, edition, version }),
    );
    const items = site.navbar.items.flatMap((item, index) => {
      try {
        return [resolveNavbarItem(item, { site, catalog, edition, sidebars })];
      } catch (cause) {
        const path = ['navbar', 'items', index];
        const what = errorText(new Error(navbarItemFailure(item), { cause }));
        const fix = `Fix the item or remove it; it fails in the ${edition.label} edition.`;
        const problem = configProblem(siteSource, { path, what, fix });
        problems.set(index, problems.get(index) ?? problem);
        return [];
      }
    });
    const inEdition = siteInEdition(site, items, (to) => {
      const there = edition.prefix + to.slice(1);
      return catalog.byPath.has(there) ? there : to;
    });
    const ids = site.search.start?.[edition.id] ?? [];
    const startIn = ({ docs, api }: (typeof sidebars)['stable']) => {
      const known = [...readingOrder(docs), ...readingOrder(api)];
      return ids.flatMap((id) => known.find((doc) => doc.id === id) ?? []);
    };
    const found = Object.values(sidebars).flatMap(startIn);
    for (const [index, id] of ids.entries()) {
      if (found.some((doc) => doc.id === id)) continue;
      const path = ['search', 'start', edition.id, index];
      const what = `The ${edition.label} edition has no document "${id}" in a sidebar.`;
      const fix = 'Name another document, or remove it.';
      missing.push(configProblem(siteSource, { path, what, fix }));
    }
    return site.versions.map(({ name }) => ({
      edition: edition.id,
      version: name,
      site: inEdition,
      sidebars: sidebars[name],
      start: startIn(sidebars[name]).map(({ label, path }) => ({ title: label, path })),
    }));
  });
  return { frames, problems: [...problems.values(), ...missing] };
}

/** The public configuration with in-app links to the edition's own pages. */
function siteInEdition(
  { redirects, ...site }: SiteConfig,
  items: NavbarEntry[],
  localPath: (to: string) => string,
): SiteInEdition {
  const localize = <T extends object>(link: T): T =>
    'to' in link && typeof link.to === 'string' && !('data-language-prefix' in link)
      ? { ...link, to: localPath(link.to) }
      : link;
  const belowBase = (html: string) =>
    html.replace(/(?<=\s(?:href|src)=["'])\/(?!\/)/g, withBase(site.baseUrl, '/'));
  const { announcementBar: bar, navbar, footer } = site;
  return {
    ...site,
    ...(bar && { announcementBar: { ...bar, content: belowBase(bar.content) } }),
    navbar: {
      ...navbar,
      items: items
        .map(localize)
        .map((item) => (item.type === 'html' ? { ...item, value: belowBase(item.value) } : item)),
    },
    footer: {
      ...footer,
      columns: footer.columns.map(({ links, ...column }) => ({
        ...column,
        links: links.map(localize),
      })),
    },
  };
}
