import { expect, test } from 'vitest';
import { annotateHandlers } from './annotateHandlers.ts';

const types = new Map([
  ['route', 'Route'],
  ['request', 'Request'],
]);

test.each([
  ['def sell(route):', 'def sell(route: "m.Route"):'],
  ['async def sell(route, request):', 'async def sell(route: "m.Route", request: "m.Request"):'],
  ['    def sell(source, route):', '    def sell(source, route: "m.Route"):'],
])('gives the parameters of "%s" their types', (code, expected) => {
  expect(annotateHandlers(code, 'm', types)).toBe(expected);
});

test.each([
  ['a type of the sample', 'def sell(route: Route):'],
  ['a test', 'def test_sale(request):'],
  ['a fixture', '@pytest.fixture\ndef shop(request):'],
  ['a name that means nothing', 'def sell(seat):'],
])('leaves %s alone', (_, code) => {
  expect(annotateHandlers(code, 'm', types)).toBe(code);
});
