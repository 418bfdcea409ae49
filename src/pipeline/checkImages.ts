import type { Problem } from '#model/problem.ts';
import type { SiteConfig } from '#model/site.ts';
import type { Content } from './content.ts';

type Checked = Pick<Content, 'docs' | 'community' | 'home' | 'images'>;

/** Of which release each screenshot is, by its name; written by `npm run tool -- screenshots`. */
export const MADE_FILE = 'content/images/made.json';

/** Guides about what the framework shows on a screen, which words alone can't explain. */
const SCREENS =
  /\/(codegen|debug|getting-started-vscode|running-tests|screenshots|test-reporters|test-ui-mode|trace-viewer)(-intro)?\.md$/;

/**
 * Reports images that no document shows, guides about a screen without an image, and screenshots of another release
 * than the documented one.
 */
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
    ...docs
      .filter(({ path, text }) => SCREENS.test(path) && !text.includes('](../images/'))
      .map(({ path: file }) => ({
        ...{ file, line: 1, what: 'This guide is about a screen, but shows none.' },
        fix: 'Add a screenshot: packages/screenshots takes them.',
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
