/** The first of the fourteen ports that a run takes; another lets two checkouts be tested side by side. */
const FIRST_PORT = Number(process.env['TEST_PORT'] ?? 3210);

/** The sites that the tests open, each on its own port. */
export const SITES = {
  /** The site itself, as `npm run build` makes it. */
  main: { port: FIRST_PORT, baseUrl: '/', folder: 'dist' },
  /** A small site with everything that content and configuration can ask for. */
  full: { port: FIRST_PORT + 1, baseUrl: '/', folder: 'test-results/sites/full' },
  /** A site with next to nothing, and the settings that are off elsewhere. */
  bare: { port: FIRST_PORT + 2, baseUrl: '/', folder: 'test-results/sites/bare' },
  /** A small site that asks a hosted search service. */
  hosted: { port: FIRST_PORT + 4, baseUrl: '/', folder: 'test-results/sites/hosted' },
  /** The site itself once more, below a folder of its host. */
  sub: { port: FIRST_PORT + 3, baseUrl: '/sub/', folder: 'test-results/sites/sub' },
} as const;

/** Where the hosts of the search service are, when a test has started them. */
export const SERVICE_PORTS = [10, 11, 12, 13].map((offset) => FIRST_PORT + offset);

/** Where a site is served: `http://localhost:3211`. */
export function originOf({ port }: { port: number }): string {
  return `http://localhost:${port}`;
}

export type SiteName = keyof typeof SITES;

/** The sites that a run needs: those that TEST_SITES names, or all. */
export function wantedSites(names = process.env['TEST_SITES']): SiteName[] {
  const all = Object.keys(SITES) as SiteName[];
  return names === undefined ? all : all.filter((name) => names.split(' ').includes(name));
}
