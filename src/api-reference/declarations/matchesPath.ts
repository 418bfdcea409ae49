/** Whether a path such as `Page.goto.url` fits a pattern such as `*.goto.**`. */
export function matchesPath(pattern: string, path: string): boolean {
  const source = pattern
    .split('**')
    .map((part) => part.split('*').map(escapeText).join('[^.]*'))
    .join('.*');
  return new RegExp(`^${source}$`).test(path);
}

function escapeText(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}
