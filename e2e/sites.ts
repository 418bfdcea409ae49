/** The first of the fourteen ports of a run; with another one, two checkouts can be tested side by side. */
const FIRST_PORT = Number(process.env['TEST_PORT'] ?? 3210);

/** The sites that the tests open, each on a separate port. */
export const SITES = {
  /** The main site, as `npm run build` builds it. */
  main: { port: FIRST_PORT, baseUrl: '/', folder: 'dist' },
  /** A small site with everything that content and configuration support. */
  full: { port: FIRST_PORT + 1, baseUrl: '/', folder: 'test-results/sites/full' },
  /** A minimal site, with the settings that are off elsewhere. */
  bare: { port: FIRST_PORT + 2, baseUrl: '/', folder: 'test-results/sites/bare' },
  /** A small site with a hosted search service. */
  hosted: { port: FIRST_PORT + 4, baseUrl: '/', folder: 'test-results/sites/hosted' },
  /** The first small site again, below a folder of its host. */
  sub: { port: FIRST_PORT + 3, baseUrl: '/sub/', folder: 'test-results/sites/sub' },
} as const;

/** The ports of the search service's hosts, if a test has started them. */
export const SERVICE_PORTS = [10, 11, 12, 13].map((offset) => FIRST_PORT + offset);

/** The URL of a site: `http://localhost:3211`. */
export function originOf({ port }: { port: number }): string {
  return `http://localhost:${port}`;
}

export type SiteName = keyof typeof SITES;

/** The sites that a run needs: those in TEST_SITES, or all. */
export function wantedSites(names = process.env['TEST_SITES']): SiteName[] {
  const all = Object.keys(SITES) as SiteName[];
  return names === undefined ? all : all.filter((name) => names.split(' ').includes(name));
}
