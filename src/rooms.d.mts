export type Side = 'build' | 'browser';
export const ROOMS: Record<string, { side: Side | 'both'; imports: string }>;
export const BROWSER_HALF: RegExp;
export function roomsOf(side: Side): string[];
