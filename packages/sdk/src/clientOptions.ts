/** The client options: the shop's address, credentials, limits and hooks. */
export interface ClientOptions {
  /** The shop's address, such as `https://shop.example`. Empty on a page served by the shop itself. */
  readonly baseUrl: string;
  /** The access token of a customer or an administrator. A function is called before each attempt. */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>);
  /**
   * Called with the rejected token when the shop rejects a request's credentials. Concurrent requests share one call. If the
   * function returns true, each of these requests is retried once. `tokenSession` creates such a function.
   */
  readonly onUnauthorized?: (refused: string | undefined) => boolean | Promise<boolean>;
  /** Headers sent with every request, such as `X-Forwarded-For` from a server that renders for shoppers. */
  readonly headers?: SentHeaders | (() => SentHeaders | Promise<SentHeaders>);
  /**
   * The `fetch` credentials mode. `include` sends session cookies to a shop on another origin, which must list the page's
   * origin in `cors.origins`.
   */
  readonly credentials?: 'omit' | 'same-origin' | 'include';
  /** The timeout for each attempt, in milliseconds. Default: 10,000. The minimum for uploads is 60,000. */
  readonly timeoutMs?: number;
  /** The number of retries after temporary failures. Default: 3. */
  readonly retries?: number;
  readonly fetch?: typeof fetch;
  /** A hook called before each attempt. May change the headers. */
  readonly onRequest?: (request: SentRequest) => void | Promise<void>;
  /** A hook called after each attempt, even if no response was received. */
  readonly onResponse?: (response: ReceivedResponse) => void | Promise<void>;
}

/** Headers by name. */
export type SentHeaders = Readonly<Record<string, string>>;

/** One attempt to send a request, as passed to hooks. */
export interface SentRequest {
  readonly method: HttpMethod;
  readonly url: string;
  readonly headers: Headers;
  /** The number of the attempt, starting at 1. */
  readonly attempt: number;
}

/** The result of one attempt, as passed to hooks. */
export interface ReceivedResponse {
  readonly request: SentRequest;
  /** The HTTP status, or 0 if no response was received. */
  readonly status: number;
  /** The response headers. Null if no response was received. */
  readonly headers: Headers | null;
  readonly durationMs: number;
}

/** The options of a single call, which every method accepts as its last argument. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** The time limit for the whole call in milliseconds, including all attempts and pauses. Default: none. */
  readonly deadlineMs?: number;
  /**
   * The `Idempotency-Key` header, which has 16 to 255 characters and is unique to each operation. The shop executes an
   * operation once per key and replays the first response. By default, the client creates a key for each call. Set a key to
   * repeat a call safely after a page reload or a crash.
   */
  readonly idempotencyKey?: string;
  /**
   * The version of the record as it was read; see `etagOf`. If the record has changed since, the shop rejects the change
   * (`VERSION_CONFLICT`).
   */
  readonly ifMatch?: string | undefined;
  readonly headers?: SentHeaders;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Query parameters. Undefined members are omitted. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;
