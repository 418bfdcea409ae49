import { expect, test } from 'vitest';
import type { ApiClass } from '../../roll/apiFacts.ts';
import { declareApi } from './declareApi.ts';

const page: ApiClass = {
  name: 'Page',
  members: [
    {
      kind: 'method',
      name: 'close',
      async: true,
      deprecated: true,
      args: [
        {
          name: 'options',
          properties: [
            { name: 'reason', type: '[string]' },
            { name: 'until', type: '[Until]<"load"|"no-wait">', deprecated: true },
          ],
        },
      ],
    },
    { kind: 'event', name: 'close', returns: '[Page]' },
    {
      kind: 'method',
      name: 'size',
      returns: '[null]|[Object]',
      properties: [{ name: 'width', type: '[int]', required: true }],
    },
    { kind: 'method', name: 'video', returns: '[string]', langs: { only: ['js'] } },
  ],
};

test('declares interfaces, options, structures and enumerations', () => {
  const error = { name: 'TimeoutError', extends: 'Error', members: [] };

  const [, declared] = declareApi({ classes: [page, error] }).split(
    'namespace Microsoft.Playwright;\n',
  );

  expect(declared).toMatchInlineSnapshot(`
    "public partial interface IPage
    {
    [Obsolete] Task CloseAsync(PageCloseOptions? options = default);
    event EventHandler<IPage> Close;
    Size? Size { get; }
    }
    public partial class PageCloseOptions
    {
    public PageCloseOptions() { }
    public PageCloseOptions(PageCloseOptions clone) { }
    public string? Reason { get; set; } = default!;
    [Obsolete] public Until? Until { get; set; } = default!;
    }
    public partial class Size
    {
    public int Width { get; set; } = default!;
    }
    public enum Until { Load, NoWait }"
  `);
});
