import { createArticleReader, type EnhanceContext } from '#features/enhanceContext.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';
import { findHashTarget } from '#runtime/article/hashTarget.ts';

/** What a card says of a name. */
interface Entry {
  code: string;
  sentence: string;
  note: string;
}

/** A card below or above a name, with what the reference says of it; there is one at a time. */
export function createNameCard(context: Pick<EnhanceContext, 'window' | 'loadArticle'>) {
  const { window } = context;
  const create = creatorOf(window.document);
  const readArticle = createArticleReader(context);
  let shown: { link: HTMLAnchorElement; card?: HTMLElement } | undefined;

  function hide(): void {
    shown?.card?.remove();
    shown?.link.removeAttribute('aria-describedby');
    shown = undefined;
  }

  async function show(link: HTMLAnchorElement): Promise<void> {
    if (shown?.link === link) return;
    hide();
    const asked = (shown = { link });
    const entry = entryAt(await readArticle(link), link.hash);
    const sample = link.closest('.sample');
    // The reader may be elsewhere by now.
    if (!entry || !sample || shown !== asked || !link.isConnected) return;
    const { code, sentence, note } = entry;
    const card = create(
      'div',
      { class: 'name-card', id: 'name-card', role: 'tooltip' },
      create('code', {}, code),
      ...[sentence, note].filter(Boolean).map((text) => create('p', {}, text)),
    );
    sample.append(card);
    link.setAttribute('aria-describedby', card.id);
    shown = { link, card };
    place(card, link, sample, window.innerHeight);
  }

  return {
    show,
    hide,
    /** The name whose card is there, or on its way. */
    link: () => shown?.link,
    has: (target: EventTarget | null): boolean => shown?.card?.contains(target as Node) ?? false,
  };
}

/** Below the name, or above it where there is no room: never over it. */
function place(card: HTMLElement, link: Element, sample: Element, height: number): void {
  const name = link.getBoundingClientRect();
  const frame = sample.getBoundingClientRect();
  const { width, height: own } = card.getBoundingClientRect();
  const isAbove = name.bottom + own > height && name.top > own;
  const left = Math.max(0, Math.min(name.left - frame.left, frame.width - width));
  card.style.left = `${left}px`;
  card.style.top = `${isAbove ? name.top - frame.top - own : name.bottom - frame.top}px`;
}

/** The most lines of a signature: more would be a page, and that is one click away. */
const LINES = 8;

/** What the page of a class says of a member, or of an option. */
function entryAt(article: Document, hash: string): Entry | undefined {
  const target = findHashTarget(article, hash);
  if (!target?.matches('li')) {
    const member = target?.closest('.member');
    const lines = member?.querySelector('.signature')?.textContent.trim().split('\n');
    if (!member || !lines) return undefined;
    const code = [...lines.slice(0, LINES), ...(lines.length > LINES ? ['…'] : [])].join('\n');
    const words = member.querySelector(':scope > p:not([class])')?.textContent;
    const note = member.querySelector('.member-meta')?.firstElementChild?.textContent ?? '';
    return { code, sentence: firstSentence(words), note };
  }
  const option = target.cloneNode(true) as Element;
  const take = (selector: string): string => {
    const found = [...option.querySelectorAll(selector)];
    found.forEach((each) => each.remove());
    return found.map(({ textContent }) => textContent).join(' ');
  };
  take(':scope > ul, .hash-link');
  const note = take('.note');
  const type = take('.type');
  const name = take(':scope > code:first-child');
  return { code: `${name}: ${type}`, sentence: firstSentence(option.textContent), note };
}

function firstSentence(text = ''): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return /^.*?[.!?:](?=\s|$)/.exec(words)?.[0].replace(/:$/, '.') ?? words;
}
