import type { Door } from '../../platform/contracts/door.ts';
import { Reply } from '../../platform/contracts/reply.ts';
import { refuse } from '../../platform/errors.ts';
import type { TestShop } from '../createTestShop.ts';
import type { TestAnswer } from '../requests.ts';
import { broken, shown } from './suite.ts';

/** The refusals that a door has to answer: those of the server, and one with a code that is not known. */
export const REFUSALS: readonly (readonly [status: number, code: string])[] = [
  [400, 'VALIDATION_FAILED'],
  [401, 'UNAUTHORIZED'],
  [404, 'NOT_FOUND'],
  [405, 'METHOD_NOT_ALLOWED'],
  [409, 'IDEMPOTENCY_KEY_IN_USE'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [422, 'IDEMPOTENCY_KEY_REUSED'],
  [429, 'TOO_MANY_REQUESTS'],
  [500, 'INTERNAL_ERROR'],
  [503, 'SERVICE_UNAVAILABLE'],
  [418, 'SUITE_UNKNOWN_CODE'],
];

interface Refusing {
  readonly door: Door;
  readonly shop: TestShop;
  readonly suite: { isError(answer: TestAnswer): boolean };
}

/** Makes the response to a refusal, which must tell a failure from a fault of the client. */
export function checkRefused({ door, shop, suite }: Refusing, status: number, code: string): void {
  const request = {
    id: 'suite',
    ip: '127.0.0.1',
    method: 'POST',
    path: door.paths[0] ?? '/',
    search: '',
    headers: {},
    rawHeaders: [],
    rawBody: null,
    identity: null,
    cookie: () => undefined,
    signal: new AbortController().signal,
    setCookie: () => undefined,
  };
  const refusal = refuse(status, code, 'The suite refuses');
  const answer: unknown = door.refused({ app: shop.app, request, refusal, body: undefined });
  if (!(answer instanceof Reply) || answer.status < 200 || answer.status > 599)
    throw broken(
      `refused returned ${shown(answer)} for ${status} ${code}`,
      'Return a Reply, and no promise.',
    );
  if (status >= 500 && answer.status < 500 && answer.status >= 300)
    throw broken(
      `${status} ${code} became ${answer.status}`,
      'Give failures a status of 500 or more, so that clients try again.',
    );
  const body: unknown = typeof answer.body === 'string' ? parsed(answer.body) : answer.body;
  if (!suite.isError({ status: answer.status, headers: new Headers(answer.headers), body }))
    throw broken(
      `refused returned ${shown(body)} for ${status} ${code}`,
      'Let "refused" of the door return an error of the protocol for every refusal.',
    );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
