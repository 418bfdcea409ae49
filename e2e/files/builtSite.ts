import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { DEMO_PATH } from '#model/demo.ts';

/** A tag of a page, as written. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** A file of the built site, by its path from the root: `docs/intro.html`. */
export interface BuiltFile {
  path: string;
  text: string;
}

/** The files of a built site whose name ends with a suffix. */
export function builtFiles(ending: string, folder = 'dist'): BuiltFile[] {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map((entry) => join(entry.parentPath, entry.name))
      // The demo is a site of its own.
      .filter((file) => !file.startsWith(join(folder, DEMO_PATH)))
      .map((file) => ({
        path: relative(folder, file).split(sep).join('/'),
        text: readFileSync(file, 'utf8'),
      }))
  );
}

/** The pages that readers see: all HTML except redirects. */
export function builtPages(folder = 'dist'): BuiltFile[] {
  return builtFiles('.html', folder).filter(({ text }) => !text.includes('http-equiv="refresh"'));
}

/** The tags of a page, in order, without the content of scripts and styles. */
export function readTags(html: string): Tag[] {
  const markup = html.replace(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1</$2>');
  const tags = markup.matchAll(
    /<([a-z][\w-]*)((?:\s+[^\s"=<>/]+(?:="[^"]*"|=[^\s"<>]+)?)*)\s*\/?>/gi,
  );
  return [...tags].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([^\s"=]+)(?:=(?:"([^"]*)"|(\S+)))?/g)].map(
        ([, key = '', quoted, bare]) => [key, decode(quoted ?? bare ?? '')],
      ),
    ),
  }));
}

/** The text of a piece of HTML. */
export function textOf(html: string): string {
  return decode(html.replace(/<[^>]*>/g, ''));
}

function decode(text: string): string {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, number, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex as string, 16));
    return number ? String.fromCodePoint(Number(number)) : (names[name as string] ?? whole);
  });
}

/** The file that a good static host serves for a path of the site, or undefined. */
export function fileFor(path: string, folder = 'dist'): string | undefined {
  const bare = path.slice(1);
  return [bare, `${bare}.html`, `${bare}index.html`].find(
    (name) => name !== '' && !name.endsWith('/') && existsSync(join(folder, name)),
  );
}
