import { expect, test } from 'vitest';
import type { ClassFacts, MemberFacts } from '#api-reference/facts.ts';
import { declareApi } from './declareApi.ts';

const member = (kind: MemberFacts['kind'], spelled: string, more: Partial<MemberFacts>) => {
  return { kind, spelled, name: '', anchor: '', heading: '', text: '', signatures: [], ...more };
};

const page: ClassFacts = {
  name: 'Page',
  object: 'page',
  node: 'page',
  members: [
    member('method', 'CloseAsync', {
      deprecated: true,
      signatures: ['Task CloseAsync(PageCloseOptions? options = default)'],
      optionsClass: 'PageCloseOptions',
      options: [
        { name: 'reason', spelled: 'Reason', id: '', type: 'string?' },
        {
          ...{ name: 'until', spelled: 'Until', id: '', type: 'Until?', deprecated: true },
          enums: [{ name: 'Until', values: ['load', 'no-wait'], constants: ['Load', 'NoWait'] }],
        },
        { name: 'x', spelled: 'X', id: '', forms: { X: 'string?', XRegex: 'Regex?' } },
      ],
    }),
    member('event', 'Close', { returns: { type: '`IPage`' } }),
    member('method', 'Size', {
      signatures: ['Size? Size { get; }'],
      returns: { type: 'Size?' },
      fields: [{ name: 'width', spelled: 'Width', id: '', type: 'int' }],
    }),
  ],
};

test('declares interfaces, options, structures and enumerations', () => {
  const error = { ...page, name: 'TimeoutError', spelled: 'TimeoutException', members: [] };

  const [, declared] = declareApi([page, error]).split('namespace Microsoft.Playwright;\n');

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
    public string? X { get; set; } = default!;
    public Regex? XRegex { get; set; } = default!;
    public string? XString { get; set; } = default!;
    }
    public partial class Size
    {
    public int Width { get; set; } = default!;
    }
    public enum Until { Load, NoWait }"
  `);
});
