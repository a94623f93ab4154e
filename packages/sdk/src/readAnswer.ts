import { ShopError } from './errors.ts';
import type { ErrorDetail, ErrorValues, ShopErrorInput } from './errors.ts';

/** A successful response. `body` is undefined if the response has no body. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Reads a response of the shop. Throws `ShopError` for an error in either format, and for a body that is not JSON unless text is expected.
 */
export function readAnswer({ status, ok, headers }: Response, text: string, readsText = false): Answer {
  if (ok && readsText) return { status, body: text };
  const body = parse(text);
  const error = errorIn(body);
  if (ok && !error && (body !== undefined || text === '')) return { status, body };
  throw new ShopError({
    ...(error ?? noError(status, ok)),
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: secondsOf(headers.get('retry-after')),
  });
}

type ReportedError = Pick<ShopErrorInput, 'kind' | 'code' | 'message' | 'values' | 'details' | 'extra'>;

/** Returns the error in the shop's envelope, or the first error of a GraphQL response. */
function errorIn(body: unknown): ReportedError | null {
  if (!isRecord(body)) return null;
  if (isRecord(body.error)) return errorOf('api', body.error, body.error);
  const first: unknown = Array.isArray(body.errors) ? body.errors[0] : null;
  return isRecord(first)
    ? errorOf('graphql', first, isRecord(first.extensions) ? first.extensions : {})
    : null;
}

const errorOf = (
  kind: 'api' | 'graphql',
  { message }: Readonly<Record<string, unknown>>,
  {
    status: _status,
    message: _message,
    requestId: _id,
    code,
    values,
    details,
    ...extra
  }: Readonly<Record<string, unknown>>,
): ReportedError => ({
  extra,
  kind,
  code: typeof code === 'string' ? code : 'UNKNOWN_ERROR',
  message: typeof message === 'string' ? message : 'The shop refused the request without a message',
  values: isRecord(values) ? (values as ErrorValues) : undefined,
  details: Array.isArray(details) ? (details as ErrorDetail[]) : undefined,
});

/** Describes a response that did not come from the shop, but from a proxy, for example. */
const noError = (status: number, ok: boolean): ReportedError => ({
  kind: 'api',
  code: 'INVALID_ANSWER',
  message: ok ? `The shop answered ${status} without JSON` : `The shop answered ${status}`,
});

/** Parses a `Retry-After` header, which is a number of seconds or a date. */
function secondsOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(seconds, 0);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the `data` of a response, or the whole body if it has no envelope. */
export const dataOf = (body: unknown): unknown => (isRecord(body) && 'data' in body ? body.data : body);
