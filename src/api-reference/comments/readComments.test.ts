import { expect, test } from 'vitest';
import { commentKey, readComments } from './parseComment.ts';

const TEXT = `import x from 'y';

/**
 * A stage
 * with ropes.
 */
interface Stage {
  /**
   * Raises it.
   * @deprecated Use a lift.
   * @param height How high.
   */
  raise(height: number): void;
  // No doc comment.
  lower(): void; /** Raises it. */
}
/** */
`;

test('finds comments and the words behind their tags by their keys', () => {
  const comments = readComments([{ file: 'types.d.ts', text: TEXT }]);

  const found = [...comments].map(([key, { text, line }]) => [key, text, line]);
  expect(found).toEqual([
    [commentKey('A stage with ropes.'), 'A stage with ropes.', 3],
    [commentKey('Raises it.'), 'Raises it.', 8],
    [commentKey('Use a lift.'), 'Use a lift.', 8],
    [commentKey('How high.'), 'How high.', 8],
  ]);
});
