import type { Highlighter } from '#features/feature.ts';
import { NotLoaded } from '#features/notLoaded.ts';
import { LANGUAGES } from './languages.ts';

/** Highlights each sample once. Loading the grammars takes longer than most rebuilds need for everything else. */
export function createLateHighlighter(create = loadHighlighter): Highlighter {
  const known = new Map<string, string>();
  let loading: Promise<Highlighter> | undefined;
  let highlighter: Highlighter | undefined;
  const load = async () => {
    highlighter = await (loading ??= create());
  };
  const highlight = (code: string, lang: string): string => {
    if (!highlighter) throw new NotLoaded(load);
    const key = `${lang}\n${code}`;
    const html = known.get(key) ?? highlighter(code, lang);
    known.set(key, html);
    return html;
  };
  return Object.assign(highlight, { languages: new Set(Object.keys(LANGUAGES)) });
}

/** Loads the library and the grammars. */
export async function loadHighlighter(): Promise<Highlighter> {
  const { createHighlighter } = await import('./highlight.ts');
  return createHighlighter();
}
