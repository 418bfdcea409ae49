import { expect, test } from 'vitest';
import { sdkRuntime } from './findCompiler.ts';

const LIST = '6.0.428 [/opt/dotnet/sdk]\n8.0.404 [/opt/dotnet/sdk]\n9.0.100 [/opt/dotnet/sdk]\n';

test('takes the compiler of the newest SDK', () => {
  expect(sdkRuntime(LIST, () => true)).toEqual({
    command: 'dotnet',
    args: ['/opt/dotnet/sdk/9.0.100/Roslyn/bincore/csc.dll'],
    roslyn: '/opt/dotnet/sdk/9.0.100/Roslyn/bincore',
    restores: true,
  });
});

test.each([
  ['too old', '6.0.428 [/opt/dotnet/sdk]\n', true],
  ['without a compiler', LIST, false],
  ['not there', '', true],
])('takes no SDK that is %s', (_, list, exists) => {
  expect(sdkRuntime(list, () => exists)).toBeUndefined();
});
