import type { Edition } from '#model/edition.ts';
import { errorText } from '#model/errorText.ts';
import { navbarItemFailure } from '#model/navbar.ts';
import type { NavbarEntry } from '#model/navbar.ts';
import type { Frame, SiteInEdition } from '#model/page.ts';
import type { SidebarId, SidebarItem } from '#model/sidebar.ts';
import { withBase } from '#model/path.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteConfig } from '#model/site.ts';
import type { VersionName } from '#model/version.ts';
import type { Catalog } from './catalog.ts';
import type { Content } from './content.ts';
import { resolveNavbarItem } from './resolveNavbar.ts';
import { resolveSidebars } from './resolveSidebars.ts';
import { lineOfField } from './sourceLines.ts';

interface FrameSources {
  site: SiteConfig;
  /** The text of `site.config.ts`, to locate problems. */
  siteSource: string;
  content: Content;
  catalog: Catalog;
}

/** What pages of one edition and version share: the configuration and the sidebars. */
export function makeFrames(sources: FrameSources): { frames: Frame[]; problems: Problem[] } {
  const { site, content, catalog } = sources;
  // One per item, not one per edition.
  const problems = new Map<number, Problem>();
  const frames = site.editions.flatMap((edition) => {
    const sidebars = Object.fromEntries(
      site.versions.map((version) => [
        version.name,
        resolveSidebars({ content, catalog, site, edition, version }),
      ]),
    ) as Record<VersionName, Record<SidebarId, SidebarItem[]>>;
    const items = resolveItems({ ...sources, edition, sidebars }, (index, problem) => {
      if (!problems.has(index)) problems.set(index, problem);
    });
    const shared = siteInEdition({ site, items, edition, catalog });
    return site.versions.map(({ name }) => ({
      edition: edition.id,
      version: name,
      site: shared,
      sidebars: sidebars[name],
    }));
  });
  return { frames, problems: [...problems.values()] };
}

function resolveItems(
  sources: FrameSources & {
    edition: Edition;
    sidebars: Record<VersionName, Record<SidebarId, SidebarItem[]>>;
  },
  report: (index: number, problem: Problem) => void,
): NavbarEntry[] {
  const { site, siteSource, edition } = sources;
  return site.navbar.items.flatMap((item, index) => {
    try {
      return [resolveNavbarItem(item, sources)];
    } catch (cause) {
      report(index, {
        file: 'site.config.ts',
        line: lineOfField(siteSource, 'siteConfig', ['navbar', 'items', index]),
        what: errorText(new Error(navbarItemFailure(item), { cause })),
        fix: `Fix the item or remove it; it fails in the ${edition.label} edition.`,
      });
      return [];
    }
  });
}

/** The public configuration with in-app links to the edition's own pages. */
function siteInEdition(options: {
  site: SiteConfig;
  items: NavbarEntry[];
  edition: Edition;
  catalog: Catalog;
}): SiteInEdition {
  const { site, items, edition, catalog } = options;
  const { redirects, ...publicSite } = site;
  const localise = <T extends object>(link: T): T => {
    if (!('to' in link) || typeof link.to !== 'string' || 'data-language-prefix' in link)
      return link;
    const there = edition.prefix + link.to.slice(1);
    return catalog.byPath.has(there) ? { ...link, to: there } : link;
  };
  const { announcementBar } = publicSite;
  const belowBase = (html: string) =>
    html.replace(/(?<=\s(?:href|src)=["'])\/(?!\/)/g, withBase(site.baseUrl, '/'));
  return {
    ...publicSite,
    ...(announcementBar && {
      announcementBar: { ...announcementBar, content: belowBase(announcementBar.content) },
    }),
    navbar: {
      ...site.navbar,
      items: items
        .map(localise)
        .map((item) => (item.type === 'html' ? { ...item, value: belowBase(item.value) } : item)),
    },
    footer: {
      ...site.footer,
      columns: site.footer.columns.map((column) => ({
        ...column,
        links: column.links.map(localise),
      })),
    },
  };
}
