/** How tests start Chromium. */
export const BROWSER_ARGUMENTS: string[];
