import { ShopError } from './errors.ts';
import { retry } from './retry.ts';

export interface ClientOptions {
  /** The shop's address, such as `https://shop.example`. */
  readonly baseUrl: string;
  /** A customer's or an admin's access token. A function is asked before each request. */
  readonly token?: string | (() => string | undefined);
  /** For each try. Default 10 s. */
  readonly timeoutMs?: number;
  /** How often a request that only reads is tried again. Default 2. */
  readonly retries?: number;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Sent as `Idempotency-Key`: 16 to 255 characters. */
  readonly idempotencyKey?: string;
}

export interface RequestInput {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the root, such as `/api/products`. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** True for a POST that changes nothing, so that it may be tried again. */
  readonly readsOnly?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly requestId: string | undefined;
}

export type Send = (input: RequestInput, options?: CallOptions) => Promise<Answer>;

/** The one place that speaks HTTP. Throws `ShopError`, and returns answers of any status but errors. */
export function createSend(client: ClientOptions): Send {
  const base = client.baseUrl.replace(/\/+$/, '');
  return (input, options = {}) => {
    const reads = input.method === 'GET' || input.readsOnly === true;
    return retry(reads ? (client.retries ?? 2) : 0, options.signal, () =>
      sendOnce(client, base, input, options),
    );
  };
}

async function sendOnce(
  client: ClientOptions,
  base: string,
  input: RequestInput,
  options: CallOptions,
): Promise<Answer> {
  const deadline = AbortSignal.timeout(options.timeoutMs ?? client.timeoutMs ?? 10_000);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  try {
    const response = await (client.fetch ?? fetch)(base + input.path, {
      method: input.method,
      headers: headersOf(client, input, options),
      signal,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    const text = await response.text();
    return readAnswer(response, text);
  } catch (error) {
    if (error instanceof ShopError) throw error;
    throw noAnswer(error, options.signal, deadline);
  }
}

function headersOf({ token }: ClientOptions, input: RequestInput, { idempotencyKey }: CallOptions) {
  const bearer = typeof token === 'function' ? token() : token;
  return {
    accept: 'application/json',
    ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...input.headers,
  };
}

function readAnswer(response: Response, text: string): Answer {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const body = parse(text);
  if (response.ok && body !== undefined) return { status: response.status, body, requestId };
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new ShopError({
    kind: 'api',
    status: response.status,
    code: typeof error.code === 'string' ? error.code : 'INVALID_ANSWER',
    message: typeof error.message === 'string' ? error.message : `The shop answered ${response.status}`,
    requestId,
    details: Array.isArray(error.details) ? error.details : [],
    retryAfterSeconds: Number.isNaN(retryAfter) ? undefined : retryAfter,
  });
}

function noAnswer(cause: unknown, signal: AbortSignal | undefined, deadline: AbortSignal): ShopError {
  if (signal?.aborted) {
    return new ShopError({ kind: 'aborted', code: 'ABORTED', message: 'The request was aborted', cause });
  }
  if (deadline.aborted) {
    return new ShopError({
      kind: 'timeout',
      code: 'TIMEOUT',
      message: 'The shop did not answer in time',
      cause,
    });
  }
  return new ShopError({
    kind: 'network',
    code: 'NETWORK_ERROR',
    message: 'The shop is out of reach',
    cause,
  });
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
