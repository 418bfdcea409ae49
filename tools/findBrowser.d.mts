/** The path of a browser; BROWSER_PATH wins, then Playwright's own, then one of the system. */
export function findBrowser(): Promise<string>;
