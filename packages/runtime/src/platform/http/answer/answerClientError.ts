import type { Socket } from 'node:net';
import { refuse } from '../../errors.ts';
import { JSON_TYPE } from './answer.ts';
import { errorEnvelope } from './errorEnvelope.ts';
import { nodeHttp } from './nodeHttp.ts';
import { requestIdOf } from '../../acting/requestScope.ts';

const REFUSALS: Readonly<Record<string, () => ReturnType<typeof refuse>>> = {
  HPE_HEADER_OVERFLOW: () => refuse(431, 'HEADERS_TOO_LARGE', 'Request headers are too large'),
  ERR_HTTP_REQUEST_TIMEOUT: () => refuse(408, 'REQUEST_TIMEOUT', 'Request took too long to arrive'),
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
  const requestId = requestIdOf(undefined);
  const body = JSON.stringify(errorEnvelope(refusal, requestId));
  socket.end(
    `HTTP/1.1 ${refusal.status} ${nodeHttp.STATUS_CODES[refusal.status]}\r\nConnection: close\r\n` +
      `X-Request-Id: ${requestId}\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  // Without this, a client that never disconnects would keep the socket open forever, and code that reads the request body
  // would hang.
  socket.destroySoon();
}
