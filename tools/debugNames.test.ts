import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGES } from '#build/read/installedPackages.ts';

const PACKAGE = PACKAGES.stable;

/** The first cells of the tables that list variables and log scopes: `PWDEBUG`, `pw:api`. */
function namesOfGuide(): string[] {
  const guide = readFileSync('content/docs/debug.md', 'utf8');
  const [, section = ''] = guide.split(/^### .*\{#environment-variables\b.*$/m);
  const [part = ''] = section.split(/^## /m);
  return [...part.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
}

/** All scripts of the framework that are not data of its own viewers. */
function sources(): string {
  return readdirSync(PACKAGE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](vite|generated)[\\/]/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** A scope is written whole, or without its prefix where the framework's own logger adds it; `*` stands for any end. */
function occursIn(code: string, name: string): boolean {
  if (!name.startsWith('pw:'))
    return [`process.env.${name}`, `ENV)("${name}")`].some((text) => code.includes(text));
  const [, scope = ''] = /^pw:(.*)$/.exec(name) ?? [];
  const ended = (text: string) => (text.endsWith('*') ? text.slice(0, -1) : `${text}"`);
  return [ended(`"${name}`), ended(`.log("${scope}`)].some((text) => code.includes(text));
}

test('lists only variables and log scopes that the framework reads', () => {
  const code = sources();
  const names = [...new Set(namesOfGuide())];

  expect(names.filter((name) => !occursIn(code, name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['PWDEBUG', 'DEBUG', 'DEBUG_FILE', 'pw:api']));
  expect(occursIn(code, 'PWDEBUGGER')).toBe(false);
  expect(occursIn(code, 'pw:nothing')).toBe(false);
  expect(occursIn(code, 'pw:nothing:*')).toBe(false);
});
