import type { OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { refuse } from '../../errors.ts';
import type { Refusal } from '../../errors.ts';
import { arrivingOn } from '../request/arriving.ts';
import type { HttpContext } from '../request/exchange.ts';
import { JSON_TYPE } from './answer.ts';
import { answerAtDoor, finishAtDoor } from './answerAtDoor.ts';
import { errorEnvelope } from './errorEnvelope.ts';
import { nodeHttp } from './nodeHttp.ts';
import { requestIdOf } from '../../acting/requestScope.ts';

const TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';
const REFUSALS: Readonly<Record<string, () => ReturnType<typeof refuse>>> = {
  HPE_HEADER_OVERFLOW: () => refuse(431, 'HEADERS_TOO_LARGE', 'Request headers are too large'),
  [TIMEOUT]: () => refuse(408, 'REQUEST_TIMEOUT', 'Request took too long to arrive'),
};
const malformedRequest = () => refuse(400, 'MALFORMED_REQUEST', 'Malformed HTTP request');

/**
 * Responds to input that Node cannot parse as an HTTP request, and closes the connection. Such input never reaches the request
 * steps.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const refusal = (REFUSALS[error.code ?? ''] ?? malformedRequest)();
  const late = error.code === TIMEOUT ? arrivingOn(socket) : null;
  const { status, headers, body } = late ? answerOfDoor(late, refusal) : answerOfShop(refusal);
  const lines = Object.entries({
    Connection: 'close',
    ...headers,
    'Content-Length': Buffer.byteLength(body),
  });
  socket.end(
    `HTTP/1.1 ${status} ${nodeHttp.STATUS_CODES[status] ?? ''}\r\n` +
      `${lines.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('')}\r\n${body}`,
  );
  // Without this, a client that never disconnects would keep the socket open forever, and code that reads the request body
  // would hang.
  socket.destroySoon();
}

interface ErrorAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

function answerOfShop(refusal: Refusal): ErrorAnswer {
  const requestId = requestIdOf(undefined);
  const headers = { 'X-Request-Id': requestId, 'Content-Type': JSON_TYPE };
  return { status: refusal.status, headers, body: JSON.stringify(errorEnvelope(refusal, requestId)) };
}

/** Answers a request at a door whose body did not arrive in time in the shape of the door. */
function answerOfDoor(ctx: HttpContext, refusal: Refusal): ErrorAnswer {
  const { state } = ctx;
  const { door } = state.plan;
  if (!door) return answerOfShop(refusal);
  answerAtDoor(ctx, door, refusal);
  finishAtDoor(ctx, door);
  const { status, headers, answer } = state;
  return { status, headers, body: typeof answer === 'string' ? answer : '' };
}
