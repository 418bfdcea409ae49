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

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text or an attribute value for HTML or XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** JSON that is safe inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** `<meta name="x" content="y">` */
export function element(tag: string, attributes: Record<string, string>): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${list.join('')}>`;
}
