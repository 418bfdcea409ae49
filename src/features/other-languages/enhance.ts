import type { EnhanceContext } from '#features/enhanceContext.ts';

const OPEN = 'details.elsewhere[open]';

/** Shows a member in all languages when the reader opens its links to them; the code is loaded then. */
export function enhanceOtherLanguages(
  root: ParentNode,
  { window, loadArticle }: Pick<EnhanceContext, 'window' | 'loadArticle'>,
): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;

  const articles = new Map<string, Document>();

  /** The article at a URL; parsed once, because the reader may open many members. */
  async function readArticle({ href, pathname }: HTMLAnchorElement): Promise<Document> {
    const article = articles.get(pathname) ?? window.document.implementation.createHTMLDocument();
    if (!articles.has(pathname)) article.body.innerHTML = await loadArticle(href);
    articles.set(pathname, article);
    return article;
  }

  async function show(details: Element): Promise<void> {
    const { showLanguages } = await import('./enhanceView.ts');
    await showLanguages(details, { window, readArticle });
  }

  function showIfOpen(place: EventTarget | null): void {
    const details = place instanceof window.Element && place.matches(OPEN) ? place : undefined;
    // Without the view, the links are still there.
    if (details) show(details).catch((error: unknown) => console.warn(error));
  }

  function closeOnEscape(event: KeyboardEvent): void {
    const place = event.target instanceof window.Element ? event.target : undefined;
    const details = event.key === 'Escape' ? place?.closest<HTMLDetailsElement>(OPEN) : undefined;
    if (!details) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  }

  // One listener for all members: the event does not bubble, but it can be captured.
  root.addEventListener('toggle', ({ target }) => showIfOpen(target), { capture: true, signal });
  root.addEventListener('keydown', (event) => closeOnEscape(event as KeyboardEvent), { signal });
  // Some may have been opened before scripts ran.
  for (const details of root.querySelectorAll(OPEN)) showIfOpen(details);
  return () => listeners.abort();
}
