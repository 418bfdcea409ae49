import { expect, test } from 'vitest';
import { kebab, memberName, snake } from './spelling.ts';

test.each([
  ['waitForURL', 'wait-for-url', 'wait_for_url'],
  ['DOMContentLoaded', 'dom-content-loaded', 'dom_content_loaded'],
  ['APIRequestContext', 'api-request-context', 'api_request_context'],
  ['waitForEvent2', 'wait-for-event-2', 'wait_for_event_2'],
])('writes %s as %s and %s', (name, id, python) => {
  expect(kebab(name)).toBe(id);
  expect(snake(name)).toBe(python);
});

test.each([
  ['js', 'requestfinished'],
  ['python', 'requestfinished'],
  ['java', 'onRequestFinished'],
  ['csharp', 'RequestFinished'],
] as const)('subscribes in %s to %s', (language, name) => {
  const event = { name: 'requestFinished', kind: 'event', isAsync: false };

  expect(memberName(event, language)).toBe(name);
});
