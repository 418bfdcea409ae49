import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

const BYTES_PER_MS = (9 * 1000 * 1000) / 8 / 1000; // 9 Mbit/s
const ONE_WAY_MS = 30;

export interface SlowLine {
  origin: string;
  close: () => void;
}

/** A proxy to a server at 9 Mbit/s and 60 ms. The browser's own emulation does not cover requests from workers. */
export async function openSlowLine(origin: string): Promise<SlowLine> {
  const { port } = new URL(origin);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), 'localhost');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    forward(client, upstream);
    forward(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function forward(from: Socket, to: Socket): void {
  let free = 0;
  from.on('data', (chunk: Buffer) => {
    free = Math.max(free, Date.now()) + chunk.length / BYTES_PER_MS;
    setTimeout(() => to.write(chunk), free + ONE_WAY_MS - Date.now());
  });
  from.on('end', () => setTimeout(() => to.end(), Math.max(free - Date.now(), 0) + ONE_WAY_MS));
}
