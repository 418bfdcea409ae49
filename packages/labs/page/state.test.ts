import { afterEach, expect, test } from 'vitest';
import { createStorage } from '../../../src/runtime/storage.ts';
import { createLabState } from './state.ts';

const DEFAULTS = { pattern: '**', base: '' };

const open = () => createLabState('seats', createStorage(window));

afterEach(() => {
  window.localStorage.clear();
  history.replaceState(null, '', '/');
});

test('starts with the defaults', () => {
  expect(open().read(DEFAULTS)).toEqual(DEFAULTS);
});

test('writes values into the hash, and reads them from it', () => {
  const state = open();
  state.write({ pattern: 'a & b #1', base: '' });

  expect(state.flush()).toBe(true);
  expect(location.hash).toBe('#pattern=a+%26+b+%231&base=');
  expect(open().read(DEFAULTS)).toEqual({ pattern: 'a & b #1', base: '' });
});

test('prefers a link to what an earlier visit left', () => {
  const state = open();
  state.write({ pattern: 'earlier', base: '/' });
  state.flush();
  history.replaceState(null, '', '#pattern=linked&unknown=1');

  expect(open().read(DEFAULTS)).toEqual({ pattern: 'linked', base: '' });
});

test('keeps what is too long for a link in storage', () => {
  const pattern = 'x'.repeat(1_000_000);
  const state = open();
  state.write({ pattern, base: '' });

  expect(state.flush()).toBe(false);
  expect(location.hash).toBe('');
  expect(open().read(DEFAULTS)).toEqual({ pattern, base: '' });
});

test('forgets everything, also what is still waiting', () => {
  const state = open();
  state.write({ pattern: 'a', base: '' });
  state.flush();
  state.write({ pattern: 'b', base: '' });
  state.clear();

  expect(location.hash).toBe('');
  expect(state.flush()).toBe(true);
  expect(open().read(DEFAULTS)).toEqual(DEFAULTS);
});
