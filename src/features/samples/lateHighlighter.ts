import type { Highlighter } from '#features/feature.ts';
import { createLate } from '#features/notLoaded.ts';

/** Highlights each sample once. Loading the grammars takes longer than most rebuilds need for everything else. */
export function createLateHighlighter(create = loadHighlighter): Highlighter {
  const known = new Map<string, string>();
  const highlighter = createLate(create);
  return (code, lang) => {
    const key = `${lang}\n${code}`;
    const html = known.get(key) ?? highlighter.get()(code, lang);
    known.set(key, html);
    return html;
  };
}

/** Loads the library and the grammars. */
export async function loadHighlighter(): Promise<Highlighter> {
  const { createHighlighter } = await import('./highlight.ts');
  return createHighlighter();
}
