import { expect, test, vi } from 'vitest';
import { createArticleTools } from './createArticleTools.ts';
import type { ArticleServices } from './enhanceArticle.ts';

const enhance = vi.hoisted(() => ({ stop: vi.fn(), start: vi.fn() }));
vi.mock('./enhanceArticle.ts', () => ({
  enhanceArticle: () => {
    enhance.start();
    return enhance.stop;
  },
}));

test('enhances each article once, again in a new element, and after its clean-up', () => {
  document.body.innerHTML = '<div id="article"></div>';
  const tools = createArticleTools(window, {} as ArticleServices);
  const [first, second] = [{}, {}];

  tools.use(first);
  const leave = tools.use(first);
  expect(enhance.start).toHaveBeenCalledTimes(1);

  document.body.innerHTML = '<div id="article"></div>';
  tools.use(first);
  expect(enhance.start).toHaveBeenCalledTimes(2);
  expect(enhance.stop).toHaveBeenCalledTimes(1);

  leave();
  tools.use(second);
  expect(enhance.start).toHaveBeenCalledTimes(3);
});
