// node tools/releases/collectBrowserBuilds.mjs: writes the browsers of each release to data/releases.json.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const FILE = new URL('../../data/releases.json', import.meta.url);
const BROWSERS = ['chromium', 'firefox', 'webkit'];

const releases = JSON.parse(await readFile(FILE, 'utf8'));
const { stdout } = await run('npm', ['view', 'playwright-core', 'versions', '--json']);
const published = JSON.parse(stdout);
const folder = await mkdtemp(join(tmpdir(), 'releases-'));
for (const [release, facts] of Object.entries(releases)) {
  const version = facts.alpha ?? newestOf(release);
  facts.browsers = await readVersions(version);
  console.log(`${version}: ${Object.values(facts.browsers).join(', ')}`);
}
await rm(folder, { recursive: true });
await writeFile(FILE, `${JSON.stringify(releases, undefined, 2)}\n`);

/** The last patch of a release. */
function newestOf(release) {
  const patches = published.filter((version) => version.startsWith(`${release}.`));
  const numbers = patches.flatMap((version) => /^\d+\.\d+\.(\d+)$/.exec(version)?.[1] ?? []);
  return `${release}.${Math.max(...numbers.map(Number))}`;
}

async function readVersions(version) {
  const { browsers } = JSON.parse(await readPacked('playwright-core', version, 'browsers.json'));
  const named = (name) => browsers.find((build) => build.name === name)?.browserVersion;
  // Old packages list only their build numbers; the versions are between markers in a README.
  const readme = named('chromium') ? '' : await readPacked('playwright', version, 'README.md');
  const marked = (name) => new RegExp(`<!-- GEN:${name}-version -->([^<]+)<`).exec(readme)?.[1];
  return Object.fromEntries(BROWSERS.map((name) => [name, named(name) ?? marked(name)]));
}

async function readPacked(name, version, file) {
  const { stdout } = await run('npm', [
    ...['pack', `${name}@${version}`, '--silent', '--pack-destination', folder],
  ]);
  const archive = join(folder, stdout.trim());
  const { stdout: text } = await run('tar', ['xzOf', archive, `package/${file}`]);
  await rm(archive);
  return text;
}
