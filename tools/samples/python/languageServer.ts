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

interface Message {
  id?: number;
  method?: string;
  params?: { items?: unknown[] };
  result?: { uri: string; range: { start: { line: number; character: number } } }[] | null;
}

const SERVER = 'node_modules/pyright/langserver.index.js';

/** Starts the language server of pyright over a folder with its settings. */
export async function startLanguageServer(root: string, folder: string, interpreter: string) {
  const child = spawn(process.execPath, [join(root, SERVER), '--stdio'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const waiting = new Map<number, (result: Message['result']) => void>();
  const uriOf = (path: string) => pathToFileURL(join(folder, path)).href;
  let last = 0;

  function send(message: object): void {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  function request(method: string, params: object): Promise<Message['result']> {
    const id = ++last;
    send({ id, method, params });
    return new Promise((resolve) => waiting.set(id, resolve));
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
  const capabilities = { workspace: { configuration: true, workspaceFolders: true } };
  await request('initialize', {
    ...{ processId: process.pid, rootUri: workspace.uri, capabilities },
    workspaceFolders: [workspace],
  });
  send({ method: 'initialized', params: {} });

  return {
    /** What the names at some positions of a file are declared as; a name may have several declarations. */
    async declarations(
      path: string,
      text: string,
      positions: readonly Position[],
    ): Promise<Declaration[][]> {
      const uri = uriOf(path);
      const textDocument = { uri, languageId: 'python', version: 1, text };
      send({ method: 'textDocument/didOpen', params: { textDocument } });
      const found = await Promise.all(
        positions.map(([line, character]) =>
          request('textDocument/definition', {
            textDocument: { uri },
            position: { line, character },
          }),
        ),
      );
      send({ method: 'textDocument/didClose', params: { textDocument: { uri } } });
      return found.map((places) =>
        (places ?? []).map(({ uri: file, range: { start } }) => ({
          file: decodeURIComponent(new URL(file).pathname),
          position: [start.line, start.character],
        })),
      );
    },
    stop: () => void child.kill(),
  };
}
