/** The sites that the tests open, each on a port of its own. */
export const SITES = {
  /** The main site, as `npm run build` builds it. */
  main: { name: 'main', baseUrl: '/', folder: 'dist' },
  /** A small site with everything that content and configuration support. */
  full: { name: 'full', baseUrl: '/', folder: 'test-results/sites/full' },
  /** A minimal site, with the settings that are off elsewhere. */
  bare: { name: 'bare', baseUrl: '/', folder: 'test-results/sites/bare' },
  /** A small site with a hosted search service. */
  hosted: { name: 'hosted', baseUrl: '/', folder: 'test-results/sites/hosted' },
  /** The first small site again, below a folder of its host. */
  sub: { name: 'sub', baseUrl: '/sub/', folder: 'test-results/sites/sub' },
} as const;

export type SiteName = keyof typeof SITES;

/** The URL of a site: `http://localhost:41723`. The system chooses the port when the sites are served. */
export function originOf({ name }: { name: SiteName }): string {
  const ports = new URLSearchParams(process.env['SITE_PORTS']);
  return `http://localhost:${ports.get(name) ?? 0}`;
}

/** The sites that a run needs: those in TEST_SITES, or all. */
export function wantedSites(names = process.env['TEST_SITES']): SiteName[] {
  const all = Object.keys(SITES) as SiteName[];
  return names === undefined ? all : all.filter((name) => names.split(' ').includes(name));
}
