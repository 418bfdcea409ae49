import { expect, test, vi } from 'vitest';
import { createLateHighlighter } from './lateHighlighter.ts';
import { NotLoaded } from '#features/notLoaded.ts';

function start() {
  const shiki = vi.fn((code: string, lang: string) => `<b>${lang} ${code}</b>`);
  const create = vi.fn(() => Promise.resolve(shiki));
  return { highlight: createLateHighlighter(create), shiki, create };
}

/** Loads what a call says it needs. */
async function loadFor(call: () => unknown): Promise<void> {
  try {
    call();
  } catch (error) {
    if (error instanceof NotLoaded) await error.load();
    else throw error;
  }
}

test('highlights each sample once', async () => {
  const { highlight, shiki } = start();
  await loadFor(() => highlight('a', 'ts'));

  expect(highlight('a', 'ts')).toBe('<b>ts a</b>');
  expect(highlight('a', 'ts')).toBe('<b>ts a</b>');
  expect(highlight('a', 'js')).toBe('<b>js a</b>');
  expect(shiki).toHaveBeenCalledTimes(2);
});

test('says that a sample needs the grammars, which are loaded once', async () => {
  const { highlight, create } = start();
  expect(() => highlight('a', 'ts')).toThrow(NotLoaded);

  await Promise.all([loadFor(() => highlight('a', 'ts')), loadFor(() => highlight('b', 'ts'))]);

  expect(highlight('a', 'ts')).toBe('<b>ts a</b>');
  expect(create).toHaveBeenCalledOnce();
});
