// Runs a test of a C# file in Node.js, because there is no .NET here: calls are translated line by line, so traces and
// the Inspector name the lines of that file.
const { readFileSync } = require('node:fs');
const { resolve } = require('node:path');
const { runInThisContext } = require('node:vm');
const { chromium, expect: standard } = require('@playwright/test');

const [, , file, test] = process.argv;
const expect = standard.configure({ timeout: 2_000 });

/** The lines of the hook and of the test stay where they are. */
function translate(csharp) {
  let isWanted = false;
  const lines = csharp.split('\n').map((line) => {
    const method = /async Task (\w+)/.exec(line)?.[1];
    if (method) isWanted = method === 'OpenShow' || method === test;
    return isWanted && /^\s+await /.test(line) ? translateCall(line) : '';
  });
  return `(async (page, expect) => {${lines.join('\n')}})`;
}

function translateCall(line) {
  return (
    line
      // The name that an assertion has in traces is up to the language.
      .replace(
        /(Expect\(.+\)\.(\w+)\(.*\));/,
        'Page._wrapApiCall(() => $1, { title: `Expect "$2"` });',
      )
      .replace(/new\(\) \{ Name = ("[^"]+") \}/g, '{ name: $1 }')
      .replace(/AriaRole\.(\w+)/g, (_, role) => `'${role.toLowerCase()}'`)
      .replace(/Async\(/g, '(')
      .replace(/(?<=[ .(])[A-Z](?=\w*[.()])/g, (letter) => letter.toLowerCase())
  );
}

async function main() {
  const browser = await chromium.launch();
  const context = await browser.newContext({
    baseURL: 'http://localhost:3000',
    viewport: { width: 1080, height: 680 },
  });
  const hasTrace = process.env.TRACE === 'on';
  const title = `BoxOffice.Tests.BasketTests.${test}`;
  if (hasTrace)
    await context.tracing.start({ title, screenshots: true, snapshots: true, sources: true });
  const page = await context.newPage();
  const run = runInThisContext(translate(readFileSync(file, 'utf8')), { filename: resolve(file) });
  const end = async () => {
    if (hasTrace) await context.tracing.stop({ path: 'test-results/dotnet/trace.zip' });
    await browser.close();
  };
  // Not awaited, or else this file would be part of the stack.
  run(page, expect)
    .catch((error) => console.log(error.message))
    .then(end);
}

void main();
