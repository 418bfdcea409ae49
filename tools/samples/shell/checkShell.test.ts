import { beforeAll, expect, test } from 'vitest';
import type { ShellParsers } from './shellChecker.ts';
import { checkShell, createOffers, loadShellParsers } from './shellChecker.ts';

const offer = createOffers(process.cwd())('stable');
let parsers: ShellParsers;

beforeAll(async () => {
  parsers = await loadShellParsers(process.cwd());
});

function findings(language: string, code: string): string[] {
  return checkShell(parsers, offer, { language, code }).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

test.each([
  [
    'flag',
    'bash',
    'npm ci\nnpx playwright test --heded',
    '2: "test" has no option "--heded". Did you mean "--headed"?',
  ],
  [
    'sub-command',
    'bash',
    'npx playwright show-reports',
    '1: There is no command "playwright show-reports".',
  ],
  [
    'value',
    'bash',
    'npx playwright test --trace always',
    '1: "--trace" cannot be "always". Use one of on, off,',
  ],
  [
    'joined value',
    'bash',
    'yarn playwright codegen --target=ruby',
    '1: "--target" cannot be "ruby"',
  ],
  [
    'color scheme',
    'bash',
    'npx playwright open --color-scheme=blue a.example',
    '1: "--color-scheme" cannot be "blue". Use one of light, dark.',
  ],
  ['missing value', 'bash', 'npx playwright test --grep', '1: "--grep" needs a value.'],
  [
    'value of a switch',
    'bash',
    'npx playwright test --headed=yes',
    '1: "--headed" takes no value.',
  ],
  ['browser', 'bash', 'npx playwright install chromum', '1: "install" does not accept "chromum"'],
  ['missing word', 'bash', 'npx playwright pdf https://a.example', '1: "pdf" needs 2 arguments.'],
  [
    'word too many',
    'bash',
    'npx playwright show-report a b',
    '1: "show-report" does not accept "b".',
  ],
  [
    'runner command without the runner',
    'bash',
    'playwright test',
    '1: There is no command "playwright test".',
  ],
  [
    'module command',
    'bash',
    'python -m playwright instal',
    '1: There is no command "playwright instal".',
  ],
  [
    'command of the .NET script',
    'bash',
    'pwsh bin/Debug/net8.0/playwright.ps1 codegen --targets csharp',
    '1: "codegen" has no option "--targets"',
  ],
  [
    'argument in Maven',
    'bash',
    'mvn exec:java -D exec.mainClass=com.microsoft.playwright.CLI -D exec.args="install --with-dep"',
    '1: "install" has no option "--with-dep"',
  ],
  ['goal', 'bash', 'mvn tests', '1: "mvn" has no goal or option "tests".'],
  [
    'argument in Gradle',
    'bash',
    './gradlew playwright --args="trace a.zip"',
    '1: There is no command "playwright trace".',
  ],
  ['pytest flag', 'bash', 'pytest --trace-mode on', '1: "pytest" has no option "--trace-mode"'],
  ['pytest value', 'bash', 'pytest --tracing always', '1: "--tracing" cannot be "always"'],
  ['.NET command', 'bash', 'dotnet tests', '1: "dotnet" has no command "tests".'],
  [
    'run setting',
    'bash',
    'dotnet test -- Playwright.Browser=webkit',
    '1: "Playwright.Browser=webkit" is not a known run setting',
  ],
  [
    'launch option',
    'bash',
    'dotnet test -- Playwright.LaunchOptions.Headles=false',
    '1: "Playwright.LaunchOptions.Headles=false" is not a known run setting',
  ],
  [
    'start-up flag',
    'bash',
    'npm init playwright@latest -- --typescript',
    '1: "create-playwright" has no option "--typescript"',
  ],
  [
    'typed line',
    'console',
    'printed --heded\n$ npx playwright test --heded\nnpx playwright test --heded',
    '2: "test" has no option',
  ],
  [
    'PowerShell flag',
    'powershell',
    '$env:CI = "1"\nnpx playwright test --projects=a',
    '2: "test" has no option "--projects"',
  ],
  ['batch flag', 'batch', 'set CI=1\nnpx playwright test --uii', '2: "test" has no option "--uii"'],
  [
    'way to set a variable',
    'batch',
    'CI=1 npx playwright test',
    '1: In a batch file a variable is set with',
  ],
  ['quotation mark', 'batch', 'npx playwright test -g "a', '1: A quotation mark is never closed.'],
  ['Bash syntax', 'bash', 'npm ci\nif true; then\nnpm test', '2: Syntax error'],
  ['PowerShell syntax', 'powershell', 'npm ci\nif ($true) { npm test', 'Syntax error'],
])('reports a wrong %s', (_, language, code, expected) => {
  const found = findings(language, code);

  expect(found.join('\n')).toContain(expected);
});

test.each([
  [
    'bash',
    'CI=1 npx playwright test basket shows:9 -g "a b" --project=a --project "b*" -x --workers=4 # all',
  ],
  [
    'bash',
    'npx playwright test --only-changed=main --update-snapshots --shard=1/3 \\\n  --reporter=list,html',
  ],
  ['bash', 'npx playwright install --with-deps chromium "$BROWSER"'],
  ['bash', 'npx playwright --version'],
  ['bash', 'pnpm exec playwright codegen --viewport-size="800,600" -o a.ts http://localhost:3000'],
  ['bash', 'npm init playwright@latest -- --quiet --lang=js --gha --browser=chromium'],
  ['bash', 'pytest -n auto -k "a and not b" --browser webkit --browser=firefox --lf tests/a.py::b'],
  ['bash', 'mvn -B --no-transfer-progress test -Dtest=A#b -Dheaded=true'],
  ['powershell', 'dotnet test --filter "Name~A" -- Playwright.BrowserName=webkit'],
  ['batch', '@rem all of them\nset DEBUG=pw:api\ncall npx playwright test'],
])('accepts a command in %s: %s', (language, code) => {
  expect(findings(language, code)).toEqual([]);
});
