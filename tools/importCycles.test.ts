import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Imports of types count, too: a file that cannot be read without another is no file of its own. */

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => /\.tsx?$/.test(file));

const graph = new Map(files.map((file) => [file, importsOf(file)]));

function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/(?:from|import)\s*\(?\s*'([#.][^'?]+)/g)].flatMap(([, path = '']) => {
    const target = path.startsWith('#') ? join('src', path.slice(1)) : join(dirname(file), path);
    return /\.tsx?$/.test(target) && existsSync(target) ? [target] : [];
  });
}

/** Groups of files that reach each other (Tarjan), each in alphabetical order. */
function findCycles(): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    lowest.set(file, number);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      const reached = order.has(next)
        ? open.includes(next)
          ? order.get(next)!
          : number
        : visit(next);
      lowest.set(file, Math.min(lowest.get(file)!, reached));
    }
    if (lowest.get(file) === number) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) cycles.push(group.sort());
    }
    return lowest.get(file)!;
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return cycles;
}

test('finds imports of every kind', () => {
  expect(graph.get('src/shell/importPage.ts')).toContain('src/shell/pages/DocPage.tsx');
  expect(graph.get('src/shell/services.ts')).toContain('src/runtime/storage.ts');
});

test('has no files that import each other', () => {
  expect(findCycles()).toEqual([]);
});
