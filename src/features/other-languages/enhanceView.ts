import { announce } from '#runtime/announce.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { isNewBuild } from '#runtime/navigation/fetchJson.ts';
import { enhanceSample } from '#features/samples/enhanceSample.ts';
import { tabGroupAttribute } from '#model/tabGroups.ts';
import { findHashTarget } from '#runtime/article/hashTarget.ts';

interface ViewContext {
  window: BrowserWindow;
  /** The article that a link leads to, apart from the page. */
  readArticle: (link: HTMLAnchorElement) => Promise<Document>;
}

const LIST = new Intl.ListFormat('en');

/** Shows a member in all languages in place of the links; a language that failed before is tried again. */
export async function showLanguages(details: Element, context: ViewContext): Promise<void> {
  const { window, readArticle } = context;
  const { document } = window;
  const view = details.querySelector('.languages') ?? createView(details, document);
  if (view.hasAttribute('aria-busy')) return;
  const failures = new Map<string, unknown>();

  async function fill(link: HTMLAnchorElement): Promise<void> {
    try {
      const there = memberAt(await readArticle(link), link.hash);
      link.after(...essentials(there, window));
      showHere(view, there, window);
    } catch (error) {
      console.warn(error);
      failures.set(link.firstChild?.textContent?.trim() ?? '', error);
    }
  }

  const links = view.querySelectorAll<HTMLAnchorElement>(':scope > div > a:only-child');
  view.setAttribute('aria-busy', 'true');
  report(view, 'Loading…');
  await Promise.all([...links].map(fill));
  view.removeAttribute('aria-busy');
  if (failures.size === 0) {
    report(view);
    announce(document, `${view.getAttribute('aria-label') ?? ''}: shown`);
    return;
  }
  const isOutdated = [...failures.values()].some(isNewBuild);
  const text = isOutdated
    ? 'The site has changed since this page was opened.'
    : `${LIST.format([...failures.keys()].sort())} could not be loaded.`;
  const retry = creatorOf(document)('button', { type: 'button' }, isOutdated ? 'Reload' : 'Retry');
  retry.addEventListener('click', () => {
    if (isOutdated) {
      window.location.reload();
      return;
    }
    // The button goes away.
    details.querySelector('summary')?.focus();
    void showLanguages(details, context);
  });
  report(view, `${text} `, retry);
  announce(document, text);
}

/** A region with one cell for each link, and one line for what is going on. */
function createView(details: Element, document: Document): Element {
  const create = creatorOf(document);
  const heading = details.closest('.member')?.querySelector('h3 code')?.textContent;
  const label = `${heading ?? 'Member'} in all languages`;
  const focused = document.activeElement;
  const entries = [...details.querySelectorAll(':scope > :not(summary)')];
  const cells = entries.map((entry) => create('div', {}, entry));
  const view = create(
    'section',
    { class: 'languages', 'aria-label': label },
    ...cells,
    create('p'),
  );
  details.append(view);
  // An element that moves loses the focus.
  if (focused && view.contains(focused)) (focused as HTMLElement).focus();
  return view;
}

/** The language of the page comes first, so all of them can be compared. */
function showHere(view: Element, there: Element, window: BrowserWindow): void {
  const here = view.closest('.member');
  const name = here && nameHere(view, here, there);
  if (!here || !name || view.querySelector(':scope > div > strong')) return;
  const create = creatorOf(window.document);
  const caption = create('strong', {}, ...name.childNodes);
  view.prepend(create('div', {}, caption, ...essentials(here, window)));
}

function report(view: Element, ...content: (string | Element)[]): void {
  view.querySelector(':scope > p')?.replaceChildren(...content);
}

/** The section of a member on a class page. */
function memberAt(article: Document, hash: string): Element {
  const member = findHashTarget(article, hash)?.closest('.member');
  if (!member) throw new Error(`The page of the other language has no member ${hash}.`);
  return member;
}

/** Copies of what a member has to say in code: the signature and the first sample, if there is one. */
function essentials(member: Element, window: BrowserWindow): Element[] {
  const { document } = window;
  const parts = [member.querySelector('.signature'), sampleOf(member, document)];
  return parts.flatMap((part) => {
    if (!part) return [];
    const copy = document.importNode(part, true) as HTMLElement;
    // Long lines are wrapped here, so nothing has to be scrolled.
    copy.removeAttribute('tabindex');
    copy.querySelector('pre')?.removeAttribute('tabindex');
    copy.querySelector('.sample-tools')?.remove();
    if (copy.matches('.sample')) enhanceSample(window, copy, 'Code sample');
    return [copy];
  });
}

/** Its first sample, in the variant that the reader prefers. */
function sampleOf(member: Element, { documentElement }: Document): Element | null {
  const first = member.querySelector('.sample');
  const tabs = first?.closest('.tabs[data-group]');
  if (!tabs) return first;
  const group = tabs.getAttribute('data-group') ?? '';
  const choice = documentElement.getAttribute(tabGroupAttribute(group));
  const panels = [...tabs.querySelectorAll(':scope > .tab-panel')];
  const chosen = panels.find((panel) => panel.getAttribute('data-value') === choice);
  return chosen?.querySelector('.sample') ?? first;
}

/** The name of a member on this page: other languages link back to it by that name, or to one like it. */
function nameHere(view: Element, here: Element, there: Element): Element | undefined {
  const elsewhere = [...view.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const links = [...there.querySelectorAll('.elsewhere a')];
  const back = links.find((link) => !elsewhere.includes(link.getAttribute('href')));
  const name = back?.cloneNode(true) as Element | undefined;
  const heading = here.querySelector('h3');
  const code = name?.querySelector('code');
  // Other languages have one `not` for all opposites of this one.
  const isOther = heading && !back?.getAttribute('href')?.endsWith(`#${heading.id}`);
  if (code && isOther) code.textContent = heading.querySelector('code')?.textContent ?? '';
  return name;
}
