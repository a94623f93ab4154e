import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Starts a minimal mail server that accepts emails, or rejects them if `refuses` is true. */
export async function mailServer(refuses = false) {
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n')) {
        if (line === '') continue;
        lines.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        if (isData) socket.write('354 go on\r\n');
        else if (line.startsWith('RCPT') && refuses) socket.write('550 nobody here\r\n');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lines,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
