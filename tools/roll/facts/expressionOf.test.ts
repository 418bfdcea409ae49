import { expect, test } from 'vitest';
import { expressionOf } from './expressionOf.ts';

test.each([
  ['string', '[string]'],
  ['number', '[float]'],
  ['unknown', '[any]'],
  ['string | RegExp', '[string]|[RegExp]'],
  ['null | Response', '[null]|[Response]'],
  ['string | undefined', '[string]'],
  ['true | string', '[boolean]|[string]'],
  ['"left" | "right"', '[Side]<"left"|"right">'],
  ['null | "left"', '[null]|[Side]<"left">'],
  ['"left"', '[Side]<"left">'],
  ['Array<string | RegExp>', '[Array]<[string]|[RegExp]>'],
  ['ReadonlyArray<string>', '[Array]<[string]>'],
  ['readonly string[]', '[Array]<[string]>'],
  ['Promise<null | Object>', '[Promise]<[null]|[Object]>'],
  ['{ [key: string]: number; }', '[Object]<[string], [float]>'],
  ['Record<string, string>', '[Object]<[string], [string]>'],
  ['ElementHandle<Node>', '[ElementHandle]'],
  ['((url: URL) => boolean)', '[function]([URL]):[boolean]'],
  ['(route: Route, request: Request) => void', '[function]([Route], [Request])'],
  ['T extends string ? 1 : 2', '[any]'],
])('spells %s as %s', (type, expression) => {
  expect(expressionOf(type, 'Side')).toBe(expression);
});
