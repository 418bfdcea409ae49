import type { Page } from '@playwright/test';

const SENTENCES = 8;

/** Sentences that occur once in the article, without characters that HTML or JSON would escape. */
export async function readSentences(page: Page): Promise<string[]> {
  const { texts, article, description } = await page.evaluate(() => {
    const main = document.querySelector('article') ?? document.querySelector('main');
    const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text;
      if (parentElement?.closest('p, li') && !parentElement.closest('nav, header'))
        found.push(data);
    }
    return {
      texts: found,
      article: (main ?? document.body).textContent,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    };
  });
  // Search engines get the description on purpose, wherever its text comes from.
  const others = texts.filter((text) => !description?.includes(text.trim()));
  return pickSentences(others, article);
}

/** A few long and plain sentences, spread over the whole article. */
export function pickSentences(texts: readonly string[], article: string): string[] {
  const plain = texts
    .map((text) => text.trim())
    .filter((text) => /^[\w ,.;:()-]{40,}$/.test(text) && countIn(article, text) === 1);
  const step = Math.max(1, Math.floor(plain.length / SENTENCES));
  return plain.filter((_, index) => index % step === 0).slice(0, SENTENCES);
}

/** How often the most repeated sentence was sent; undefined without a sentence to look for. */
export function articleCopies(
  sentences: readonly string[],
  responses: readonly string[],
): number | undefined {
  if (sentences.length === 0) return undefined;
  const sent = responses.join('\n');
  return Math.max(...sentences.map((sentence) => countIn(sent, sentence)));
}

function countIn(text: string, part: string): number {
  return text.split(part).length - 1;
}
