/**
 * The exit animation of an option: a saved one shrinks after a moment, a removed one fades (behavior
 * stored-search-actions).
 */
export type Leaving = 'saved' | 'removed';

export const LEAVING_MS: Readonly<Record<Leaving, number>> = { saved: 500, removed: 250 };
