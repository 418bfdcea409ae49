/** The engines that readers use. Chromium is included to show that a failure is not the suite's. */
export const ENGINES = ['firefox', 'webkit', 'chromium'] as const;

export type EngineName = (typeof ENGINES)[number];

/** What the tests need from a browser; everything else runs in the page, the same way in each engine. */
export interface Driver {
  /** Evaluates an expression in the page and awaits promises. The value must be JSON. */
  run: (expression: string) => Promise<unknown>;
  /** Clicks with the mouse at a point in the viewport. */
  clickAt: (point: Point) => Promise<void>;
  /** Presses keys together: `['Control', 'k']`, `['Enter']`. */
  press: (keys: readonly Key[]) => Promise<void>;
  /** Resizes the viewport. */
  resize: (size: Size) => Promise<void>;
  /** A screenshot of the viewport, as PNG. */
  screenshot: () => Promise<Uint8Array>;
  /** Ends the browser, even if it doesn't respond. */
  close: () => Promise<void>;
}

/** Browsers start slowly on a busy machine; no test waits for that. */
export const START_MS = 120_000;

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The keys that the tests press, by DOM name, or single characters. */
export type Key = string;
