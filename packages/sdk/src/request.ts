import type { CallOptions, ClientOptions, HttpMethod, Query, SentRequest } from './clientOptions.ts';
import { isShopError, ShopError } from './errors.ts';
import { keepEtag } from './etag.ts';
import { readAnswer } from './readAnswer.ts';
import type { Answer } from './readAnswer.ts';
import { retry } from './retry.ts';

/** A request to the shop: method, path, query and body. */
export interface RequestInput {
  readonly method: HttpMethod;
  /** The path from the root of the shop, such as `/api/products`. */
  readonly path: string;
  readonly query?: Query | undefined;
  /** The body, sent as JSON, or as a form if it is `FormData`. */
  readonly body?: unknown;
  /** True for a POST that changes nothing and is therefore safe to retry. */
  readonly readsOnly?: boolean;
  /** True for a change for which the shop does not read an idempotency key, so that it is not safe to retry. */
  readonly once?: boolean;
  /** True for a response that is a text file, such as CSV, rather than JSON. */
  readonly readsText?: boolean;
}

export type Send = (input: RequestInput, options?: CallOptions) => Promise<Answer>;

/**
 * Creates the function that sends all requests of a client. It throws `ShopError`. Errors thrown by `token` and by hooks are
 * passed on unchanged.
 */
export function createSend(client: ClientOptions): Send {
  const renew = singleFlight(client.onUnauthorized);
  return (input, init = {}) => {
    const { given, deadline } = withDeadline(init);
    const kind = input.method === 'GET' || input.readsOnly === true ? 'read' : 'keyed';
    const isOnce = kind === 'keyed' && isSentOnce(input);
    const times = isOnce ? 0 : (client.retries ?? 3);
    const options =
      kind === 'keyed' && times > 0 && given.idempotencyKey === undefined
        ? { ...given, idempotencyKey: newKey() }
        : given;
    let attempt = 0;
    let isRenewed = false;
    const sendOnce = async (): Promise<Answer> => {
      const bearer = typeof client.token === 'function' ? await client.token() : client.token;
      try {
        attempt += 1;
        return await exchange(client, input, options, { bearer, attempt, deadline });
      } catch (error) {
        if (isRenewed || !isUnauthorized(error) || !(await renew(bearer))) throw error;
        isRenewed = true;
        return sendOnce();
      }
    };
    return retry({ kind, times, signal: options.signal }, sendOnce);
  };
}

/** Combines the caller's signal with the call's deadline, so that the deadline ends both attempts and pauses. */
function withDeadline(given: CallOptions): { readonly given: CallOptions; readonly deadline?: AbortSignal } {
  if (given.deadlineMs === undefined) return { given };
  const deadline = AbortSignal.timeout(given.deadlineMs);
  const signal = given.signal ? AbortSignal.any([given.signal, deadline]) : deadline;
  return { given: { ...given, signal }, deadline };
}

/**
 * Reports whether the error means that the credentials are unknown or no longer valid. A wrong password has a different error
 * code.
 */
const isUnauthorized = (error: unknown): boolean =>
  isShopError(error) && error.status === 401 && error.code === 'UNAUTHORIZED';

/** Makes concurrent calls share a single run of the function. */
function singleFlight(onUnauthorized: ClientOptions['onUnauthorized']) {
  let running: Promise<boolean> | null = null;
  return (refused: string | undefined): boolean | Promise<boolean> => {
    if (!onUnauthorized) return false;
    return (running ??= (async () => onUnauthorized(refused))().finally(() => (running = null)));
  };
}

/**
 * Reports whether the shop would execute a repeated request again. This includes multipart forms, for which the shop does not
 * read an idempotency key.
 */
const isSentOnce = ({ path, body, once = false }: RequestInput): boolean =>
  once || !path.startsWith('/api/') || isForm(body);

/** Creates a random key. `crypto.randomUUID` is available only in secure contexts. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

interface Try {
  readonly bearer: string | undefined;
  readonly attempt: number;
  /** The deadline for all attempts together. */
  readonly deadline: AbortSignal | undefined;
}

/** The minimum timeout of uploads, which send more bytes than other requests. */
const UPLOAD_MS = 60_000;

async function exchange(
  client: ClientOptions,
  { method, path, query, body, readsText = false }: RequestInput,
  options: CallOptions,
  { bearer, attempt, deadline: last }: Try,
): Promise<Answer> {
  const url = client.baseUrl.replace(/\/+$/, '') + path + searchOf(query);
  const sent = body === undefined || isForm(body) ? body : JSON.stringify(body);
  const headers = await headersOf(client, options, bearer, { isJson: typeof sent === 'string', readsText });
  const request: SentRequest = { method, url, headers, attempt };
  await client.onRequest?.(request);
  const limit = client.timeoutMs ?? 10_000;
  const deadline = AbortSignal.timeout(
    options.timeoutMs ?? (isForm(body) ? Math.max(limit, UPLOAD_MS) : limit),
  );
  const started = performance.now();
  const after = (response: Response | null) =>
    client.onResponse?.({
      request,
      status: response?.status ?? 0,
      headers: response?.headers ?? null,
      durationMs: performance.now() - started,
    });
  let response: Response;
  let text: string;
  try {
    response = await (client.fetch ?? fetch)(url, {
      method,
      headers,
      signal: options.signal ? AbortSignal.any([options.signal, deadline]) : deadline,
      ...(sent === undefined ? {} : { body: sent }),
      ...(client.credentials ? { credentials: client.credentials } : {}),
    });
    text = await response.text();
  } catch (error) {
    await after(null);
    throw noAnswer(error, {
      signal: options.signal,
      isLate: deadline.aborted || last?.aborted === true,
      url,
    });
  }
  await after(response);
  const answer = readAnswer(response, text, readsText);
  keepEtag(answer.body, response.headers.get('etag'));
  return answer;
}

function searchOf(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value != null) search.set(name, String(value));
  return search.size > 0 ? `?${search}` : '';
}

async function headersOf(
  client: ClientOptions,
  { idempotencyKey, ifMatch, headers: own }: CallOptions,
  bearer: string | undefined,
  { isJson, readsText }: { readonly isJson: boolean; readonly readsText: boolean },
): Promise<Headers> {
  const general = typeof client.headers === 'function' ? await client.headers() : client.headers;
  return new Headers({
    accept: readsText ? '*/*' : 'application/json',
    ...(isJson ? { 'content-type': 'application/json' } : {}),
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...(ifMatch ? { 'if-match': ifMatch } : {}),
    ...inLowerCase(general),
    ...inLowerCase(own),
  });
}

/** Converts header names to lowercase, so that the headers of a call replace those of the client. */
const inLowerCase = (headers: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Reports whether a body is a form, for which `fetch` sets the content type and the boundary. */
const isForm = (body: unknown): body is FormData => body instanceof FormData;

interface NoAnswer {
  readonly signal: AbortSignal | undefined;
  readonly isLate: boolean;
  readonly url: string;
}

function noAnswer(cause: unknown, { signal, isLate, url }: NoAnswer): ShopError {
  if (isLate)
    return new ShopError({
      kind: 'timeout',
      code: 'TIMEOUT',
      message: 'The shop did not answer in time',
      cause,
    });
  if (signal?.aborted)
    return new ShopError({ kind: 'aborted', code: 'ABORTED', message: 'The request was aborted', cause });
  const message = `The shop is out of reach${hint(url)}`;
  return new ShopError({ kind: 'network', code: 'NETWORK_ERROR', message, cause });
}

/**
 * Returns a hint about CORS for a page on another origin. Scripts cannot distinguish a CORS rejection from a shop that is down.
 */
function hint(url: string): string {
  const page = (globalThis as { readonly location?: { readonly origin?: string } }).location?.origin;
  if (page === undefined || page === 'null' || !URL.canParse(url) || new URL(url).origin === page) return '';
  return `. If it runs, its cors.origins may lack ${page}`;
}
