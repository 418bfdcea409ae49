/** An output file, by its path below `dist/`. */
export interface OutputFile {
  path: string;
  content: string;
}

/** A file that is made only if the last output does not have it: the same key, the same content. */
export interface KeyedFile {
  path: string;
  key: string;
  make: () => string;
}

/** Where the HTML of a URL lives: `/docs/intro` → `docs/intro.html`, `/python/` → `python/index.html`. */
export function htmlFile(path: string): string {
  return path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;
}
