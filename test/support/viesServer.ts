import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that speaks the REST protocol of VIES. It knows one business. */
export interface ViesServer {
  readonly url: string;
  /** The requests since the last reset. */
  readonly requests: { readonly path: string; readonly body: Readonly<Record<string, string>> }[];
  /** Replaces the next answers: an error code of VIES, a status, `silence`, `cut`, `flood`, or a text. */
  next(...replies: readonly string[]): void;
  /** Forgets the requests and the replaced answers. */
  reset(): void;
  stop(): Promise<void>;
}

const BUSINESS = { countryCode: 'NL', vatNumber: '123456789B01' };

/** Starts a VIES server on a free port. */
export async function startVies(): Promise<ViesServer> {
  const requests: ViesServer['requests'] = [];
  let replies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
      requests.push({ path: `${request.method} ${request.url}`, body });
      const reply = replies.shift();
      if (reply === 'silence') return;
      if (reply === 'cut') return void request.socket.destroy();
      response.setHeader('content-type', 'application/json');
      if (reply === 'flood') return void response.end(`{"valid":${' '.repeat(200_000)}true}`);
      if (reply !== undefined && /^\d{3}$/.test(reply)) response.statusCode = Number(reply);
      response.end(reply === undefined ? JSON.stringify(answerTo(body)) : bodyOf(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    next(...more) {
      replies = [...more];
    },
    reset() {
      replies = [];
      requests.length = 0;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const bodyOf = (reply: string): string =>
  /^[A-Z_]+$/.test(reply)
    ? JSON.stringify({ actionSucceed: false, errorWrappers: [{ error: reply }] })
    : reply;

function answerTo({ countryCode, vatNumber, requesterNumber }: Readonly<Record<string, string>>) {
  const valid = countryCode === BUSINESS.countryCode && vatNumber === BUSINESS.vatNumber;
  return {
    countryCode,
    vatNumber,
    requestDate: '2026-01-31T12:00:00.000Z',
    valid,
    requestIdentifier: requesterNumber === undefined ? '' : 'WAPIAAAA1',
    name: valid ? 'ACME BV' : '---',
    address: valid ? '\nFabrieksweg 2\n5678 CD Elders\n' : '---',
    traderName: '---',
  };
}
