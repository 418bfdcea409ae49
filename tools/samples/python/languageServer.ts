import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A line and a column, from 0. */
export type Position = readonly [line: number, column: number];

/** Where something is declared. */
export interface Declaration {
  file: string;
  position: Position;
}

/** What the type checker says of a line, from 0. */
export interface Diagnostic {
  line: number;
  message: string;
}

interface Range {
  start: { line: number; character: number };
}

interface Message {
  id?: number;
  method?: string;
  params?: { items?: unknown[] };
  result?: unknown;
}

const ERROR = 1;

const SERVER = 'node_modules/pyright/langserver.index.js';

/** Starts the language server of pyright over a folder with its settings. */
export async function startLanguageServer(root: string, folder: string, interpreter: string) {
  const child = spawn(process.execPath, [join(root, SERVER), '--stdio'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const waiting = new Map<number, (result: unknown) => void>();
  const uriOf = (path: string) => pathToFileURL(join(folder, path)).href;
  let last = 0;

  function send(message: object): void {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  /** The protocol says of what type the result of a method is. */
  function request<T>(method: string, params: object): Promise<T> {
    const id = ++last;
    send({ id, method, params });
    return new Promise((resolve) => waiting.set(id, (result) => resolve(result as T)));
  }

  function receive({ id, method, params, result }: Message): void {
    if (id === undefined) return;
    if (method === undefined) {
      waiting.get(id)?.(result);
      waiting.delete(id);
      return;
    }
    // It asks for its settings: where the packages are.
    const settings = { pythonPath: interpreter };
    send({ id, result: params?.items?.map(() => settings) ?? null });
  }

  let rest = Buffer.alloc(0);
  child.stdout.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const start = rest.indexOf('\r\n\r\n') + 4;
      const length = Number(/Content-Length: (\d+)/i.exec(rest.toString('latin1', 0, start))?.[1]);
      if (start < 4 || rest.length < start + length) return;
      const text = rest.toString('utf8', start, start + length);
      rest = rest.subarray(start + length);
      // The protocol has this format.
      receive(JSON.parse(text) as Message);
    }
  });

  const workspace = { uri: pathToFileURL(folder).href, name: 'samples' };
  const capabilities = {
    workspace: { configuration: true, workspaceFolders: true },
    textDocument: { declaration: {}, diagnostic: {} },
  };
  await request('initialize', {
    ...{ processId: process.pid, rootUri: workspace.uri, capabilities },
    workspaceFolders: [workspace],
  });
  send({ method: 'initialized', params: {} });

  return {
    /** The errors in a file, and what names at some positions are declared as; a name may have several declarations. */
    async read(path: string, text: string, positions: readonly Position[]) {
      const textDocument = { uri: uriOf(path) };
      const opened = { ...textDocument, languageId: 'python', version: 1, text };
      send({ method: 'textDocument/didOpen', params: { textDocument: opened } });
      const places = await Promise.all(
        positions.map(([line, character]) =>
          request<{ uri: string; range: Range }[] | null>('textDocument/declaration', {
            ...{ textDocument, position: { line, character } },
          }),
        ),
      );
      const { items } = await request<{
        items: { severity: number; message: string; range: Range }[];
      }>('textDocument/diagnostic', { textDocument });
      send({ method: 'textDocument/didClose', params: { textDocument } });
      const declared = places.map((found) =>
        (found ?? []).map(({ uri, range: { start } }): Declaration => ({
          file: decodeURIComponent(new URL(uri).pathname),
          position: [start.line, start.character],
        })),
      );
      const errors = items
        .filter(({ severity }) => severity === ERROR)
        .map(({ message, range }): Diagnostic => ({ message, line: range.start.line }));
      return { declared, errors };
    },
    stop: () => void child.kill(),
  };
}
