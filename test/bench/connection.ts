import { once } from 'node:events';
import { connect } from 'node:net';

/** A request as raw bytes. */
export type Request = Buffer;

export interface Answer {
  readonly status: number;
  /** Unparsed response headers, including the status line. */
  readonly headers: string;
  readonly body: Buffer;
}

/** A keep-alive connection that sends one request at a time, like a browser and like each virtual user of the benchmark. */
export interface Connection {
  send(request: Request): Promise<Answer>;
  close(): void;
}

interface RequestParts {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function requestOf(
  method: string,
  target: string,
  { body, token, headers = {} }: RequestParts = {},
): Request {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(payload ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(payload)}`] : []),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${payload}`);
}

/**
 * Opens a connection on a plain socket. Node's own HTTP client uses more processor time than the server does for a product, and would
 * distort the measurement. Supports only responses with a Content-Length header, which all of the shop's responses have.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;
  let received: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const answer = readAnswer(received);
    if (!answer) return;
    received = Buffer.alloc(0);
    waiting?.resolve(answer);
  });
  const fail = (error: Error) => waiting?.reject(error);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The connection was closed')));
  await once(socket, 'connect');
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

const LENGTH = /content-length: (\d+)/i;
/** Status of responses without a body. */
const NOT_MODIFIED = 304;

/** Parses a response. Returns null while it is incomplete. */
function readAnswer(bytes: Buffer): Answer | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const length = status === NOT_MODIFIED ? '0' : LENGTH.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without Content-Length:\n${head}`);
  const start = end + 4;
  if (bytes.length < start + Number(length)) return null;
  return { status, headers: head, body: bytes.subarray(start) };
}
