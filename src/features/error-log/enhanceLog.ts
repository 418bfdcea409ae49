/** An error that the page explains. */
export interface KnownError {
  id: string;
  title: string;
  /** The message as printed, with `…` for what varies. */
  message: string;
}

export interface FoundError extends KnownError {
  /** The line of the log that says so. */
  line: string;
}

interface Line {
  error: KnownError;
  pattern: RegExp;
  /** How much of the line is fixed. */
  weight: number;
}

/** Colors of a terminal. */
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*[A-Za-z]`, 'g');
const IN_CALL_LOG = /^\s*(?:\d+ × |- )/;
/** That something took too long; what it was follows in the call log. */
const ONLY_TIMEOUT = /^(?:Test t|T)imeout (?:of )?\d+ms exceeded\.?$/;

/** The errors in a log, the most likely first. */
export function findErrors(log: string, known: readonly KnownError[]): FoundError[] {
  const lines = log.replace(ESCAPES, '').split('\n');
  const patterns = distinctiveLines(known);
  const best = new Map<string, { found: FoundError; weight: number }>();
  for (const line of lines) {
    for (const { error, pattern, weight } of patterns) {
      if (!pattern.test(line)) continue;
      // The call log says why something took too long; anything else says more than that.
      const total = IN_CALL_LOG.test(line) || weight < 2 ? weight : weight + 1000;
      const before = best.get(error.id);
      // The last attempt counts most.
      if (before && before.weight > total) continue;
      best.delete(error.id);
      best.set(error.id, { found: { ...error, line: line.trim() }, weight: total });
    }
  }
  return [...best.values()]
    .reverse()
    .sort((a, b) => b.weight - a.weight)
    .map(({ found }) => found);
}

/** The lines of all messages, without those that several errors have. */
function distinctiveLines(known: readonly KnownError[]): Line[] {
  const all = known.flatMap((error) =>
    error.message
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /\w{3}/.test(line) && line !== 'Call log:')
      .map((line) => ({ error, line })),
  );
  const owners = (line: string) =>
    new Set(all.filter((one) => one.line === line).map(({ error }) => error.id)).size;
  return all
    .filter(({ line }) => ONLY_TIMEOUT.test(line) || owners(line) === 1)
    .map(({ error, line }) => ({
      error,
      pattern: patternOf(line),
      weight: ONLY_TIMEOUT.test(line) ? 1 : line.replace(/…|\d+/g, '').length,
    }));
}

/** Numbers, quotes and spaces differ from log to log. */
function patternOf(line: string): RegExp {
  const source = line
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/…/g, '.*')
    .replace(/\d+/g, '\\d+')
    .replace(/["'`]/g, '["\'`]')
    .replace(/\s+/g, '\\s+');
  return new RegExp(source, 'i');
}
