import { afterEach, expect, test, vi } from 'vitest';
import { missingForPython } from './pythonEnvironment.ts';

afterEach(() => vi.unstubAllEnvs());

test('says what to install where the tool is missing', async () => {
  vi.stubEnv('PATH', '/nowhere');

  expect(await missingForPython(process.cwd())).toBe(
    'python3 was not found: install Python 3.9 or newer with its venv module.',
  );
});
