import { classSlug } from '#api-reference/facts.ts';
import { expect, test } from 'vitest';
import { memberAnchor } from './names.ts';
import type { ApiMember } from '../apiFacts.ts';

const anchor = (owner: string, name: string, kind: ApiMember['kind'] = 'method') =>
  memberAnchor({ name: owner }, { kind, name });

test.each([
  ['Page', 'goto', 'page-goto'],
  ['BrowserContext', 'addCookies', 'browser-context-add-cookies'],
  ['APIRequestContext', 'storageState', 'api-request-context-storage-state'],
  ['CDPSession', 'send', 'cdp-session-send'],
  ['Page', 'waitForURL', 'page-wait-for-url'],
  ['Page', 'setExtraHTTPHeaders', 'page-set-extra-http-headers'],
  ['Frame', '$eval', 'frame-eval'],
  ['GenericAssertions', 'toContain#1', 'generic-assertions-to-contain-1'],
  ['Test', '(call)', 'test-call'],
  ['Test', 'describe.parallel.only', 'test-describe-parallel-only'],
])('gives a member of %s, %s, its public anchor', (owner, name, expected) => {
  expect(anchor(owner, name)).toBe(expected);
});

test('tells an event from a method of the same name', () => {
  expect(anchor('Page', 'popup', 'event')).toBe('page-event-popup');
  expect(anchor('Page', 'frameAttached', 'event')).toBe('page-event-frame-attached');
  expect(anchor('Page', 'popup')).toBe('page-popup');
});

test('spells the URL of a class without hyphens', () => {
  expect(classSlug('BrowserContext')).toBe('class-browsercontext');
});
