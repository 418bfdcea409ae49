import { Window } from 'happy-dom';
import { runnableText } from '#features/samples/enhanceSample.ts';

/** A code sample of a served page, with the text that its copy button gives. */
export interface ServedSample {
  language: string;
  text: string;
  /** The page of the demo on which it starts, if it has one. */
  start?: string | undefined;
}

const SAMPLE = /<div class="?sample"?[^>]*>.*?<\/pre>/gs;

/** The code samples of a page. */
export function readCopied(html: string): ServedSample[] {
  const { document } = new Window();
  return (html.match(SAMPLE) ?? []).flatMap((markup) => {
    document.body.innerHTML = `${markup}</div>`;
    const sample = document.querySelector('.sample');
    const code = sample?.querySelector('pre code');
    if (!sample || !code) return [];
    const page = sample.querySelector('.sample-page')?.getAttribute('href');
    const start = page?.replace(/^.*?\/stagehand\//, '');
    const language = sample.getAttribute('data-lang') ?? '';
    // The same interface, declared by another library.
    return [{ language, start, text: runnableText(code as unknown as Element) }];
  });
}
