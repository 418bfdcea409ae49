import type { InWindow } from '#features/enhanceContext.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';
import { findErrors, findSteps, type KnownLine, readLog, type Section } from './enhanceLog.ts';

/** More than this is noise. */
const SHOWN = 4;

/** Finds the sections for what is pasted, and explains its call log, with what the page itself has. */
export function enhance(root: ParentNode, { window: { document } }: InWindow): () => void {
  const { elements, signal, release } = claimElements(root, '.error-log');
  const create = creatorOf(document);
  for (const element of elements) {
    const field = element.querySelector('textarea');
    const status = element.querySelector('[role=status]');
    const callLog = element.querySelector('.call-log');
    if (!field || !status || !callLog) continue;
    const messages = [...messagesOf(root), ...otherMessagesOf(root)];
    const steps = rowsOf(root, 'call-log');
    const show = (): void => {
      const log = readLog(field.value);
      const errors = findErrors(log, messages).slice(0, SHOWN);
      const items = errors.map(({ about: { id, title }, line }) =>
        create('li', {}, create('a', { href: `#${id}` }, title), create('code', {}, line)),
      );
      const none = 'No error of this page is in there. Try the search above for a part of it.';
      const answer = errors.length > 0 ? create('ol', {}, ...items) : create('p', {}, none);
      const explained = findSteps(log, steps).flatMap(({ about, line }) => [
        create('dt', {}, create('code', {}, line)),
        create('dd', {}, ...about.cloneNode(true).childNodes),
      ]);
      const title = create('p', {}, create('strong', {}, 'The call log, line by line'));
      status.replaceChildren(...(field.value.trim() === '' ? [] : [answer]));
      // Too long to be read aloud at once.
      callLog.replaceChildren(
        ...(explained.length > 0 ? [title, create('dl', {}, ...explained)] : []),
      );
    };
    field.addEventListener('input', show, { signal });
    // A page that is shown again may have kept its text.
    show();
  }
  return release;
}

/** The messages of the page, each below the heading of its section. */
function messagesOf(root: ParentNode): KnownLine<Section>[] {
  return [...root.querySelectorAll<HTMLElement>('h3[id]')].flatMap((heading) => {
    const about = sectionOf(heading);
    return below(heading)
      .filter((element) => element.matches('[data-lang=text]'))
      .flatMap((sample) => sample.querySelector('code')?.textContent.split('\n') ?? [])
      .map((text) => ({ text: text.trim(), about }));
  });
}

/** Other spellings, in tables that lead to the sections. */
function otherMessagesOf(root: ParentNode): KnownLine<Section>[] {
  return rowsOf(root, 'other-messages').flatMap(({ text, about }) => {
    const id = about.querySelector('a')?.getAttribute('href')?.replace(/.*#/, '') ?? '';
    const heading = root.querySelector<HTMLElement>(`h3[id="${id}"]`);
    return heading ? [{ text, about: sectionOf(heading) }] : [];
  });
}

function sectionOf(heading: HTMLElement): Section {
  // Its other ids come first, and have no text.
  const title = [...heading.childNodes].find(({ textContent }) => textContent);
  return { id: heading.id, title: title?.textContent ?? '' };
}

/** The lines in the first cells of the tables below a heading, each with the cell beside it. */
function rowsOf(root: ParentNode, id: string): KnownLine<Element>[] {
  const heading = root.querySelector(`h2[id="${id}"]`);
  const rows = heading ? below(heading).flatMap((one) => [...one.querySelectorAll('td')]) : [];
  return rows.flatMap((cell) => {
    const about = cell.nextElementSibling;
    const lines = about ? [...cell.querySelectorAll('code')] : [];
    return lines.flatMap(({ textContent: text }) => (about ? [{ text, about }] : []));
  });
}

/** What is below a heading, up to the next one. */
function below(element: Element): Element[] {
  const next = element.nextElementSibling;
  return !next || /^H[23]$/.test(next.tagName) ? [] : [next, ...below(next)];
}
