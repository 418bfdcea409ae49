import type { Edition } from '#model/edition.ts';
import type { Frame, PublicSite } from '#model/page.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Catalog } from './catalog.ts';
import type { Content } from './content.ts';
import { resolveSidebars } from './resolveSidebars.ts';

/** What pages of one edition and version share: the configuration and the sidebars. */
export function makeFrames(options: {
  site: SiteConfig;
  content: Content;
  catalog: Catalog;
}): Frame[] {
  const { site, content, catalog } = options;
  return site.editions.flatMap((edition) =>
    site.versions.map((version) => ({
      edition: edition.id,
      version: version.name,
      site: siteInEdition(site, edition, catalog),
      sidebars: resolveSidebars({ content, catalog, site, edition, version }),
    })),
  );
}

/** The public configuration with its in-app links leading to the edition's own pages. */
function siteInEdition(site: SiteConfig, edition: Edition, catalog: Catalog): PublicSite {
  const { redirects, ...publicSite } = site;
  const localise = <T extends object>(link: T): T => {
    if (!('to' in link) || typeof link.to !== 'string' || 'data-language-prefix' in link)
      return link;
    const there = edition.prefix + link.to.slice(1);
    return catalog.byPath.has(there) ? { ...link, to: there } : link;
  };
  return {
    ...publicSite,
    navbar: { items: site.navbar.items.map(localise) },
    footer: {
      ...site.footer,
      columns: site.footer.columns.map((column) => ({
        ...column,
        links: column.links.map(localise),
      })),
    },
  };
}
