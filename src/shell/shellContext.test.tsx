import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useShell } from './shellContext.tsx';

test('names the hook and the provider that it needs (hook-outside-provider)', () => {
  function Part() {
    return useShell().meta.title;
  }

  expect(() => renderToString(<Part />)).toThrow(
    'Hook useShell is called outside the <ShellProvider>.',
  );
});
