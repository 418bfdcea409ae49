import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../../runQuietly.ts';
import type { Compiled, CompilerRun } from '../compiled.ts';
import type { Candidate } from '../links/apiIndex.ts';
import { type Declaration, type Position, startLanguageServer } from './languageServer.ts';

/** What `names.py` prints: a text, where it is, where what declares it is asked for, and the way from there. */
type Named = [string, ...Position, ...Position, string[]];

/**
 * Type-checks files, and finds names of the framework in them: where they are is a matter of grammar, what they are says
 * the type checker.
 */
export async function readPython(
  { root, folder, paths }: CompilerRun,
  interpreter: string,
): Promise<Compiled> {
  const script = join(import.meta.dirname, 'names.py');
  const printed = await runQuietly(interpreter, [script, folder], { cwd: root });
  if (!printed.ok) throw new Error(`The Python samples cannot be parsed. ${printed.complaint}`);
  // Printed by our own script.
  const named = new Map(JSON.parse(printed.stdout.toString()) as [path: string, names: Named[]][]);
  const server = await startLanguageServer(root, folder, interpreter);
  const declaredAt = createDeclarations();
  const messages: Compiled['messages'] = [];
  const found: Compiled['names'] = [];
  try {
    for (const path of paths) {
      const names = named.get(path) ?? [];
      const text = readFileSync(join(folder, path), 'utf8');
      const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
      const positions = names.map(([, , , line, column]): Position => [line, column]);
      const { declared, errors } = await server.read(path, text, positions);
      for (const { line, message } of errors) {
        messages.push({ path, line: line + 1, message: message.replace(/\s*\n\s*/g, ': ') });
      }
      names.forEach(([name, line, column, , , way], index) => {
        const candidates = (declared[index] ?? []).flatMap((one) => declaredAt(one, way));
        const offset = (starts[line] ?? 0) + column;
        if (candidates.length > 0) found.push({ path, offset, text: name, candidates });
      });
    }
  } finally {
    server.stop();
  }
  return { messages, names: found };
}

const OURS = /\/site-packages\/playwright\//;

/** Reads from the package what is declared at a place: a member of a class, or a parameter of one. */
function createDeclarations() {
  const files = new Map<string, string[]>();
  return ({ file, position: [line, column] }: Declaration, way: readonly string[]): Candidate[] => {
    if (!OURS.test(file)) return [];
    const lines = files.get(file) ?? readFileSync(file, 'utf8').split('\n');
    files.set(file, lines);
    const above = lines.slice(0, line + 1);
    const owner = /^class (\w+)/.exec(above.findLast((one) => one.startsWith('class ')) ?? '')?.[1];
    const method = /^ {4}(?:async )?def (\w+)/.exec(
      above.findLast((one) => /^ {4}(?:async )?def /.test(one)) ?? '',
    )?.[1];
    const name = /^\w+/.exec(lines[line]?.slice(column) ?? '')?.[0];
    if (owner === undefined || method === undefined || name === undefined) return [];
    const [event] = way;
    // A text is the name of an event where the class has one with this name.
    if (event?.startsWith('#')) return LISTENING.test(method) ? [{ owner, path: [event] }] : [];
    return [{ owner, path: [...new Set([method, name]), ...way] }];
  };
}

const LISTENING = /^(?:on|once|expect_event|wait_for_event|remove_listener)$/;
