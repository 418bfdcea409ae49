import { expect, test } from 'vitest';
import { errorText } from './errorText.ts';

test('joins the messages of an error and its causes (crash-page-level)', () => {
  const inner = new Error('The lamp is out.');
  const error = new Error('The stage is dark.', {
    cause: new Error('No light.', { cause: inner }),
  });

  expect(errorText(error)).toBe(
    'The stage is dark.\n\nCause:\nNo light.\n\nCause:\nThe lamp is out.',
  );
});

test('shows what is thrown even when it is not an error (crash-page-level)', () => {
  expect(errorText('curtain')).toBe('curtain');
});
