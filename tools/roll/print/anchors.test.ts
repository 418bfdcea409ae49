import { classSlug } from '#api-reference/facts.ts';
import { expect, test } from 'vitest';
import { memberAnchor } from './names.ts';
import type { ApiMember } from '../apiFacts.ts';

test.each<[string, string, string, ApiMember['kind']?]>([
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
  // An event may be called like a method.
  ['Page', 'popup', 'page-popup'],
  ['Page', 'popup', 'page-event-popup', 'event'],
  ['Page', 'frameAttached', 'page-event-frame-attached', 'event'],
])('gives a member of %s, %s, its public anchor %s', (owner, name, expected, kind = 'method') => {
  expect(memberAnchor({ name: owner }, { kind, name })).toBe(expected);
});

test('spells the URL of a class without hyphens', () => {
  expect(classSlug('BrowserContext')).toBe('class-browsercontext');
});
