import type { Problem } from '#model/problem.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Content } from './content.ts';

type Checked = Pick<Content, 'docs' | 'community' | 'home' | 'images'>;

/** Of which release each screenshot is, by its name; written by `npm run tool -- screenshots`. */
export const MADE_FILE = 'content/images/made.json';

/** Reports images that no document shows, and screenshots of another release than the documented one. */
export function checkImages(
  { docs, community, home, images }: Checked,
  { editions, versions }: Pick<SiteConfig, 'editions' | 'versions'>,
  made: string,
): Problem[] {
  const texts = [...docs, ...community, ...home].map(({ text }) => text).join('\n');
  const ids = editions.map(({ id }) => id).join('|');
  const suffixes = ['', '(-dark)?', `(-(${ids}))?(-dark)?`].map((one) => RegExp(`${one}\\.\\w+$`));
  // Clips are shown by the image of the same name.
  const isShown = (file: string) =>
    suffixes.some((suffix) => texts.includes(file.replace(suffix, '.').replace('content/', '')));
  const unused = images.filter((file) => !isShown(file));

  const release = versions.find(({ name }) => name === 'stable')?.package ?? '';
  // We wrote this file.
  const taken = Object.entries(JSON.parse(made) as Record<string, string>);
  const lines = taken.map(([name, of], index) => ({ name, of, line: index + 2 }));
  return [
    ...unused.map((file) => ({
      ...{ file, line: 1, what: `No document shows the image "${file}".` },
      fix: 'Use it, or remove the file.',
    })),
    ...lines
      .filter(({ of }) => minor(of) !== minor(release))
      .map(({ name, of, line }) => ({
        ...{ file: MADE_FILE, line },
        what: `The screenshot "${name}" shows ${of}, but the guides are about ${release}.`,
        fix: `Run "npm run tool -- screenshots ${name}".`,
      })),
  ];
}

/** Patches change nothing that can be seen. */
function minor(release: string): string {
  return release.split('.', 2).join('.');
}
