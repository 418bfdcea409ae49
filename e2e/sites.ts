/** The sites that the tests open, each on its own port. */
export const SITES = {
  /** The site itself, as `npm run build` has made it. */
  main: { port: 3210, baseUrl: '/', folder: 'dist' },
  /** A small site with everything that content and configuration can ask for. */
  stage: { port: 3211, baseUrl: '/', folder: 'test-results/sites/stage' },
  /** A site with next to nothing, and the settings that are off elsewhere. */
  bare: { port: 3212, baseUrl: '/', folder: 'test-results/sites/bare' },
  /** A small site that asks a hosted search service. */
  hosted: { port: 3214, baseUrl: '/', folder: 'test-results/sites/hosted' },
  /** The site itself once more, below a folder of its host. */
  sub: { port: 3213, baseUrl: '/sub/', folder: 'test-results/sites/sub' },
} as const;

/** Where the hosts of the search service are, when a test has started them. */
export const SERVICE_PORTS = [3220, 3221, 3222, 3223] as const;

/** Where a site is served: `http://localhost:3211`. */
export function originOf({ port }: { port: number }): string {
  return `http://localhost:${port}`;
}
