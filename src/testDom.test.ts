import { expect, test } from 'vitest';

test.each(['localStorage', 'sessionStorage'] as const)(
  'gives tests the %s of the test DOM, whatever the runtime has under that name',
  (name) => {
    const storage = window[name];
    storage.setItem('seat', 'A1');

    expect(storage).toBeInstanceOf(window.Storage);
    expect(storage.getItem('seat')).toBe('A1');
    storage.clear();
  },
);
