import type { Alive } from '../page/asker.ts';
import { parseLocator } from './translate.ts';
import type { LocatorQuestion, ParsedLocator } from './translate.ts';

export interface LocateQuestion extends LocatorQuestion {
  html: string;
}

/**
 * Reads a locator, and tries its regular expressions on the texts of the page. In some browsers, the frame with the
 * page shares the thread of the site: what never ends has to end here, in a worker that can be stopped.
 */
export function readLocator({ html, ...question }: LocateQuestion, alive?: Alive): ParsedLocator {
  const parsed = parseLocator(question);
  if (parsed.type === 'locator') {
    const texts = textsIn(html);
    for (const pattern of patternsIn(parsed.selector)) {
      for (const text of texts) {
        alive?.();
        if (pattern.test(text)) break;
      }
    }
  }
  return parsed;
}

/** Everything in a selector that may be a regular expression: `/seats?/i`, `:text-matches("seats?", "i")`. */
export function patternsIn(selector: string): RegExp[] {
  const literals = [...selector.matchAll(/\/((?:\\.|[^/\\])+)\/([a-z]*)/gs)];
  const quoted = [...selector.matchAll(/:text-matches\(\s*(["'])((?:\\.|(?!\1).)*)\1/gs)];
  return [
    ...literals.map(([, source = '', flags = '']) => toPattern(source, flags)),
    ...quoted.map(([, , source = '']) => toPattern(source, 'i')),
  ].filter((pattern) => pattern !== undefined);
}

function toPattern(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags.replace(/[gy]/g, ''));
  } catch {
    // Part of a path or an XPath, or an error that the framework reports.
    return undefined;
  }
}

/** The text between tags, the values of attributes, and the text of the whole page. */
function textsIn(html: string): string[] {
  const pieces = html.split(/<[^>]*>/);
  const values = [...html.matchAll(/=\s*(?:"([^"]*)"|'([^']*)')/g)];
  return [
    ...pieces.flatMap((piece) => [piece, piece.trim()]),
    ...values.map(([, double, single]) => double ?? single ?? ''),
    pieces.join('').replace(/\s+/g, ' ').trim(),
  ];
}
