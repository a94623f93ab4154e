import { once } from 'node:events';
import { connect } from 'node:net';

/** A request as bytes on the wire. */
export type Request = Buffer;

export interface Answer {
  readonly status: number;
  /** The headers as they came, with the status line. */
  readonly headers: string;
  readonly body: Buffer;
}

/** One kept-open connection that sends one request at a time, like a browser and like each virtual user of the bench. */
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
 * Opens a connection on a bare socket: Node's own client costs more than our server does for a product, and would be
 * what is measured. It reads answers with a Content-Length, as all of ours have.
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
/** The status of answers without a body. */
const NOT_MODIFIED = 304;

/** Reads an answer; null while a part of it is missing. */
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
