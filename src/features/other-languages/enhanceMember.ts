import { enhanceSample } from '#features/samples/enhanceSample.ts';
import { tabGroupAttribute } from '#model/tabGroups.ts';
import { findHashTarget } from '#runtime/article/hashTarget.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';

/** The section of a member on a class page. */
export function memberAt(article: Document, hash: string): Element {
  const member = findHashTarget(article, hash)?.closest('.member');
  if (!member) throw new Error(`The page of the other language has no member ${hash}.`);
  return member;
}

/** Copies of what a member has to say in code: the signature and the first sample, if there is one. */
export function essentials(member: Element, window: BrowserWindow): Element[] {
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
  const sample = '.sample';
  const first = member.querySelector(sample);
  const tabs = first?.closest('.tabs');
  const group = tabs?.getAttribute('data-group');
  if (!tabs || !group) return first;
  const choice = documentElement.getAttribute(tabGroupAttribute(group));
  const panels = [...tabs.querySelectorAll(':scope > .tab-panel')];
  const chosen = panels.find((panel) => panel.getAttribute('data-value') === choice);
  return chosen?.querySelector(sample) ?? first;
}

/** The name of a member on this page: other languages link back to it by that name, or to one like it. */
export function nameHere(view: Element, here: Element, there: Element): Node | undefined {
  const hrefsOf = (place: Element) =>
    [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const links = there.querySelectorAll('.elsewhere a');
  const elsewhere = hrefsOf(view);
  const back = [...links].find((link) => !elsewhere.includes(link.getAttribute('href')));
  const name = back?.cloneNode(true) as Element | undefined;
  const heading = here.querySelector('h3');
  const code = name?.querySelector('code');
  // Other languages have one `not` for all opposites of this one.
  const isOther = heading && !back?.getAttribute('href')?.endsWith(`#${heading.id}`);
  if (code && isOther) code.textContent = heading.querySelector('code')?.textContent ?? '';
  return name;
}
