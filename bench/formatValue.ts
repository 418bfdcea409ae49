import type { Unit } from './metrics.ts';

const FORMATS: Record<Unit, (value: number) => string> = {
  bytes: (value) => `${(value / 1024).toFixed(1)} KiB`,
  ms: (value) => `${Math.round(value)} ms`,
  s: (value) => `${value.toFixed(1)} s`,
  gigabytes: (value) => `${value.toFixed(2)} GB`,
  count: (value) => String(Math.round(value)),
  score: (value) => value.toFixed(3),
  ratio: (value) => `${value.toFixed(2)} ×`,
};

/** A formatted measurement; a dash if there is none. */
export function formatValue(value: number | undefined, unit: Unit): string {
  return value === undefined ? '–' : FORMATS[unit](value);
}
