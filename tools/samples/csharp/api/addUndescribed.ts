import type { CsharpApi, CsharpClass, CsharpMethod } from './csharpApi.ts';
import { classIn } from './csharpApi.ts';
import { parseCsharpType, STRING } from './csharpType.ts';
import { parseSignature } from './parseSignature.ts';

/** Methods that only the .NET package has and no fact mentions. */
const METHODS: Record<string, string[]> = {
  IPlaywright: ['void Dispose()'],
  IPage: [
    'Task AddLocatorHandlerAsync(ILocator locator, Func<Task> handler, PageAddLocatorHandlerOptions? options = default)',
  ],
  IBrowser: ['ValueTask DisposeAsync()'],
  IBrowserContext: ['ValueTask DisposeAsync()'],
  Playwright: ['Task<IPlaywright> CreateAsync()'],
  // A snippet may mean the class, or the property of the test classes, which share a name.
  SnippetPlaywright: ['Task<IPlaywright> CreateAsync()'],
  Assertions: ['void SetDefaultExpectTimeout(float timeout)'],
  // The base classes of the test packages.
  TestBase: [
    'BrowserNewContextOptions ContextOptions()',
    'Task<IBrowserContext> NewContext(BrowserNewContextOptions? options = default)',
    'void SetDefaultExpectTimeout(float timeout)',
    'Task InitializeAsync()',
    'Task DisposeAsync()',
    'Type GetType()',
  ],
};

const PROPERTIES: Record<string, Record<string, string>> = {
  BindingSource: { Context: 'IBrowserContext', Page: 'IPage', Frame: 'IFrame' },
};

/** Adds what the .NET package has beyond the facts, which describe what all languages share. */
export function addUndescribed(api: CsharpApi): void {
  for (const [name, signatures] of Object.entries(METHODS))
    for (const method of signatures.map(parseSignature)) addOverload(classIn(api, name), method);
  for (const [name, fields] of Object.entries(PROPERTIES))
    for (const [field, type] of Object.entries(fields))
      classIn(api, name).properties.set(field, parseCsharpType(type));

  const expect = api.get('IPlaywrightAssertions')?.methods.get('Expect');
  for (const owner of expect ? ['Assertions', 'TestBase'] : [])
    classIn(api, owner).methods.set('Expect', expect ?? []);
  classIn(api, 'SnippetPlaywright').base = 'IPlaywright';
  classIn(api, 'PlaywrightException').properties.set('Message', STRING);
  // Callbacks of any number of arguments, with and without a result, are overloads of their own.
  for (const owner of ['IPage', 'IBrowserContext'])
    for (const name of ['ExposeFunctionAsync', 'ExposeBindingAsync'])
      for (const method of api.get(owner)?.methods.get(name) ?? [])
        for (const parameter of method.parameters)
          if (parameter.name === 'callback') parameter.type = parseCsharpType('Delegate');
}

function addOverload({ methods }: CsharpClass, method: CsharpMethod): void {
  methods.set(method.name, [...(methods.get(method.name) ?? []), method]);
}
