import { announce } from '#runtime/announce.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { PageLoadError } from '#runtime/navigation/pageLoadError.ts';
import { essentials, memberAt, nameHere } from './enhanceMember.ts';

export interface ViewContext {
  window: BrowserWindow;
  /** The article that a link leads to, apart from the page. */
  readArticle: (link: HTMLAnchorElement) => Promise<Document>;
}

const LIST = new Intl.ListFormat('en');

/** Shows a member in all languages in place of the links; a language that failed before is tried again. */
export async function showLanguages(details: Element, context: ViewContext): Promise<void> {
  const { window, readArticle } = context;
  const view = details.querySelector('.languages') ?? createView(details, window);
  if (view.hasAttribute('aria-busy')) return;
  const failures: { label: string; error: unknown }[] = [];

  async function fill(link: HTMLAnchorElement): Promise<void> {
    try {
      const there = memberAt(await readArticle(link), link.hash);
      link.after(...essentials(there, window));
      showHere(view, there, window);
    } catch (error) {
      console.warn(error);
      failures.push({ label: link.firstChild?.textContent?.trim() ?? '', error });
    }
  }

  view.setAttribute('aria-busy', 'true');
  report(view, ['Loading…']);
  await Promise.all(linksToFill(view).map(fill));
  view.removeAttribute('aria-busy');
  if (failures.length === 0) {
    report(view, []);
    announce(window.document, `${view.getAttribute('aria-label') ?? ''}: shown`);
    return;
  }
  const isOutdated = failures.some(({ error }) => isOfNewBuild(error));
  const labels = LIST.format(failures.map(({ label }) => label).sort());
  const text = isOutdated
    ? 'The site has changed since this page was opened.'
    : `${labels} could not be loaded.`;
  const retry = window.document.createElement('button');
  retry.type = 'button';
  retry.textContent = isOutdated ? 'Reload' : 'Retry';
  retry.addEventListener('click', () => {
    if (isOutdated) {
      window.location.reload();
      return;
    }
    // The button goes away.
    details.querySelector('summary')?.focus();
    void showLanguages(details, context);
  });
  report(view, [`${text} `, retry]);
  announce(window.document, text);
}

/** A region with one cell for each link, and one line for what is going on. */
function createView(details: Element, { document }: BrowserWindow): Element {
  const heading = details.closest('.member')?.querySelector('h3 code')?.textContent;
  const view = document.createElement('section');
  view.className = 'languages';
  view.setAttribute('aria-label', `${heading ?? 'Member'} in all languages`);
  const focused = document.activeElement;
  for (const entry of details.querySelectorAll(':scope > :not(summary)')) {
    view.append(createCell(document, entry));
  }
  view.append(document.createElement('p'));
  details.append(view);
  // An element that moves loses the focus.
  if (focused && view.contains(focused)) (focused as HTMLElement).focus();
  return view;
}

function createCell(document: Document, ...content: Element[]): Element {
  const cell = document.createElement('div');
  cell.append(...content);
  return cell;
}

function linksToFill(view: Element): HTMLAnchorElement[] {
  return [...view.querySelectorAll<HTMLAnchorElement>(':scope > div > a:only-child')];
}

/** The language of the page comes first, so all of them can be compared. */
function showHere(view: Element, there: Element, window: BrowserWindow): void {
  const here = view.closest('.member');
  const name = here && nameHere(view, here, there);
  if (!here || !name || view.querySelector(':scope > div > strong')) return;
  const caption = window.document.createElement('strong');
  caption.append(...name.childNodes);
  view.prepend(createCell(window.document, caption, ...essentials(here, window)));
}

function report(view: Element, content: (string | Element)[]): void {
  view.querySelector(':scope > p')?.replaceChildren(...content);
}

function isOfNewBuild(error: unknown): boolean {
  return error instanceof PageLoadError && error.reason === 'newBuild';
}
