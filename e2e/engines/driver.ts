/** The engines that readers have. Chromium is here to show that a failure is not the suite's. */
export const ENGINES = ['firefox', 'webkit', 'chromium'] as const;

export type EngineName = (typeof ENGINES)[number];

/** What the tests need of a browser; everything else is done in the page, the same way in each engine. */
export interface Driver {
  /** Starts to load a URL. */
  load: (url: string) => Promise<void>;
  /** Evaluates an expression in the page; a promise is waited for. The value must be JSON. */
  run: (expression: string) => Promise<unknown>;
  /** Clicks with the mouse at a point of the viewport. */
  clickAt: (point: Point) => Promise<void>;
  /** Presses keys together: `['Control', 'k']`, `['Enter']`. */
  press: (keys: readonly Key[]) => Promise<void>;
  /** Makes the viewport as large as this. */
  resize: (size: Size) => Promise<void>;
  close: () => Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Keys by the names of DOM events, as far as the tests press them, or single characters. */
export type Key = string;
