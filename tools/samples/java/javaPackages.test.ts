import { afterEach, expect, test, vi } from 'vitest';
import { missingForJava } from './javaPackages.ts';

afterEach(() => vi.unstubAllEnvs());

test('says what to install where the tool is missing', async () => {
  vi.stubEnv('PATH', '/nowhere');

  expect(await missingForJava(process.cwd())).toBe(
    'javac 17 or newer was not found: install a Java development kit.',
  );
});
