import type { Enhance } from '#features/enhanceContext.ts';
import { createNameCard } from './enhanceNameCard.ts';

const NAME = '.sample pre a';
/** A pointer that crosses code asks nothing; one that leaves may be on its way to the card. */
const DELAY_MS = 200;

/** Says what a linked name in a sample is, and lets the arrow keys move between names (behavior sample-names). */
export const enhance: Enhance = (root, context) => {
  const { window } = context;
  const listeners = new AbortController();
  const { signal } = listeners;
  const card = createNameCard(context);
  let timer = 0;

  const nameAt = (target: EventTarget | null): HTMLAnchorElement | null =>
    target instanceof window.Element ? target.closest<HTMLAnchorElement>(NAME) : null;

  function show(link: HTMLAnchorElement): void {
    // Without the card, the link still leads to the reference.
    card.show(link).catch((error: unknown) => console.warn(error));
  }

  function later(action: () => void): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(action, DELAY_MS);
  }

  function handlePointer({ target, pointerType }: Event & { pointerType?: string }): void {
    // A finger follows the link.
    if (pointerType === 'touch') return;
    const link = nameAt(target);
    if (link && link !== card.link()) later(() => show(link));
    else if (link || card.has(target)) window.clearTimeout(timer);
    // What has the focus keeps its card.
    else if (card.link() !== window.document.activeElement) later(card.hide);
  }

  function handleFocus({ target }: Event): void {
    const link = nameAt(target);
    if (!link?.matches(':focus-visible')) return;
    makeTabStop(link);
    window.clearTimeout(timer);
    show(link);
  }

  function handleKey(event: Event & { key?: string }): void {
    const link = nameAt(event.target);
    const next = link && neighbor(link, event.key ?? '');
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function closeOnEscape({ key }: KeyboardEvent): void {
    window.clearTimeout(timer);
    if (key === 'Escape') card.hide();
  }

  root.addEventListener('pointerover', handlePointer, { signal });
  root.addEventListener('focusin', handleFocus, { signal });
  root.addEventListener('focusout', ({ target }) => nameAt(target) && card.hide(), { signal });
  root.addEventListener('keydown', handleKey, { signal });
  // The pointer may be anywhere when the reader closes the card.
  window.document.addEventListener('keydown', closeOnEscape, { signal });
  // It may have been on a name before this was loaded.
  const pointed = root.querySelector<HTMLAnchorElement>(`${NAME}:hover`);
  if (pointed) later(() => show(pointed));
  return () => {
    listeners.abort();
    window.clearTimeout(timer);
    card.hide();
  };
};

function namesBeside(link: Element): HTMLAnchorElement[] {
  return [...(link.closest('pre')?.querySelectorAll('a') ?? [])];
}

/** The names of a sample are one tab stop, or hundreds would stand between a reader and the end of a page. */
function makeTabStop(link: HTMLAnchorElement): void {
  for (const other of namesBeside(link)) other.tabIndex = other === link ? 0 : -1;
}

function neighbor(link: HTMLAnchorElement, key: string): HTMLAnchorElement | undefined {
  const names = namesBeside(link);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  return step === undefined ? undefined : names[names.indexOf(link) + step];
}
