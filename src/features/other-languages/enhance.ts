import { createArticleReader, type EnhanceContext } from '#features/enhanceContext.ts';

const OPEN = 'details.elsewhere[open]';

/** Shows a member in all languages when the reader opens its links to them; the code is loaded then. */
export function enhance(
  root: ParentNode,
  context: Pick<EnhanceContext, 'window' | 'loadArticle'>,
): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const { window } = context;
  const readArticle = createArticleReader(context);

  async function show(details: Element): Promise<void> {
    const { showLanguages } = await import('./enhanceView.ts');
    await showLanguages(details, { window, readArticle });
  }

  function showIfOpen({ target }: { target: EventTarget | null }): void {
    if (!(target instanceof window.Element) || !target.matches(OPEN)) return;
    // Without the view, the links are still there.
    show(target).catch((error: unknown) => console.warn(error));
  }

  function closeOnEscape({ key, target }: Event & { key?: string }): void {
    const place = key === 'Escape' && target instanceof window.Element ? target : undefined;
    const details = place?.closest<HTMLDetailsElement>(OPEN);
    if (!details) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  }

  // One listener for all members: the event does not bubble, but it can be captured.
  root.addEventListener('toggle', showIfOpen, { capture: true, signal });
  root.addEventListener('keydown', closeOnEscape, { signal });
  // Some may have been opened before scripts ran.
  for (const target of root.querySelectorAll(OPEN)) showIfOpen({ target });
  return () => listeners.abort();
}
