import { ShopError } from './errors.ts';
import { readAnswer } from './readAnswer.ts';
import type { Answer } from './readAnswer.ts';
import { retry } from './retry.ts';

export interface ClientOptions {
  /** The shop's address, such as `https://shop.example`. */
  readonly baseUrl: string;
  /** A customer's or an admin's access token. A function is asked before each try. */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>);
  /** For each try. Default 10 s. */
  readonly timeoutMs?: number;
  /** How often a request that only reads, or that has an `idempotencyKey`, is tried again. Default 2. */
  readonly retries?: number;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /**
   * Sent as `Idempotency-Key`: 16 to 255 characters, new for each thing to be done. A request that changes something is then
   * tried again after failures that may pass, for the shop does it once and gives its first answer again. Logins, tokens,
   * passwords, uploads, gateways' routes and GraphQL know no keys and are sent once.
   */
  readonly idempotencyKey?: string;
}

export interface RequestInput {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the root, such as `/api/products`. */
  readonly path: string;
  /** Sent as JSON, a `FormData` as the form that it is. */
  readonly body?: unknown;
  /** True for a POST that changes nothing, so that it may be tried again. */
  readonly readsOnly?: boolean;
}

export type Send = (input: RequestInput, options?: CallOptions) => Promise<Answer>;

/** The one place that speaks HTTP. Throws `ShopError`; what `token` throws, and a body that is no JSON, come out as they are. */
export function createSend(client: ClientOptions): Send {
  const base = client.baseUrl.replace(/\/+$/, '');
  return (input, options = {}) => {
    const kind = input.method === 'GET' || input.readsOnly === true ? 'read' : 'keyed';
    const times = kind === 'read' || isDoneOnce(input, options) ? (client.retries ?? 2) : 0;
    return retry({ kind, times, signal: options.signal }, () => sendOnce(client, base, input, options));
  };
}

/** Paths on which the shop does not look at keys. */
const WITHOUT_KEY =
  /\/(?:login|logout|password|reset-password)$|\/tokens?(?:\/|$)|^\/api\/(?:cardgw|walletgw)\//;

/** Whether the shop does what is asked for once, however often it is asked. */
const isDoneOnce = ({ path, body }: RequestInput, { idempotencyKey }: CallOptions): boolean =>
  idempotencyKey !== undefined &&
  path.startsWith('/api/') &&
  !isForm(body) &&
  !WITHOUT_KEY.test(path.replace(/[?#].*$/, ''));

async function sendOnce(
  client: ClientOptions,
  base: string,
  input: RequestInput,
  options: CallOptions,
): Promise<Answer> {
  const init = {
    method: input.method,
    headers: await headersOf(client, input, options),
    ...(input.body === undefined
      ? {}
      : { body: isForm(input.body) ? input.body : JSON.stringify(input.body) }),
  };
  const deadline = AbortSignal.timeout(options.timeoutMs ?? client.timeoutMs ?? 10_000);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  let response: Response;
  let text: string;
  try {
    response = await (client.fetch ?? fetch)(base + input.path, { ...init, signal });
    text = await response.text();
  } catch (error) {
    throw noAnswer(error, options.signal, deadline);
  }
  return readAnswer(response, text);
}

async function headersOf({ token }: ClientOptions, input: RequestInput, { idempotencyKey }: CallOptions) {
  const bearer = typeof token === 'function' ? await token() : token;
  return {
    accept: 'application/json',
    ...(input.body === undefined || isForm(input.body) ? {} : { 'content-type': 'application/json' }),
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
}

/** Its content type has a boundary, which `fetch` makes. */
const isForm = (body: unknown): body is FormData => body instanceof FormData;

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
