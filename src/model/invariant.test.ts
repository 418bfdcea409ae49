import { afterEach, expect, test, vi } from 'vitest';
import { invariant } from './invariant.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('accepts a true condition (invariant-failure)', () => {
  expect(() => invariant('something', 'never seen')).not.toThrow();
});

test('says while developing what does not hold (invariant-failure)', () => {
  vi.stubEnv('NODE_ENV', 'development');

  expect(() => invariant(undefined, 'no root')).toThrow(/^Invariant failed: no root$/);
});

test('says in production only that something does not hold (invariant-failure)', () => {
  vi.stubEnv('NODE_ENV', 'production');

  expect(() => invariant(0, 'no root')).toThrow(/^Invariant failed$/);
});
