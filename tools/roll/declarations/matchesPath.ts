const patterns = new Map<string, RegExp>();

/** Whether a path such as `Page.goto.url` fits a pattern such as `*.goto.**`. */
export function matchesPath(pattern: string, path: string): boolean {
  const known = patterns.get(pattern) ?? expressionOf(pattern);
  // A few patterns, each asked for thousands of paths.
  patterns.set(pattern, known);
  return known.test(path);
}

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .split('**')
    .map((part) => part.split('*').map(escapeText).join('[^.]*'))
    .join('.*');
  return new RegExp(`^${source}$`);
}

function escapeText(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}
