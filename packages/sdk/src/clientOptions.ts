/** The client options: the shop's address, credentials, limits and hooks. */
export interface ClientOptions {
  /** The shop's address, such as `https://shop.example`. Empty on a page served by the shop itself. */
  readonly baseUrl: string;
  /** The access token of a customer or an administrator. A function is called before each attempt. */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>);
  /**
   * Called with the rejected token when the shop rejects a request's credentials, only once for all requests waiting at that time. If it
   * returns true, each request is retried once. `tokenSession` creates such a function.
   */
  readonly onUnauthorized?: (refused: string | undefined) => boolean | Promise<boolean>;
  /** Headers sent with every request, such as `X-Forwarded-For` from a server that renders for shoppers. */
  readonly headers?: SentHeaders | (() => SentHeaders | Promise<SentHeaders>);
  /** `include` sends session cookies to a shop on another origin. That shop must list the page's origin in `cors.origins`. */
  readonly credentials?: 'omit' | 'same-origin' | 'include';
  /** The timeout of each attempt. Default: 10 s. Uploads have at least 60 s. */
  readonly timeoutMs?: number;
  /** The number of retries after temporary failures. Default: 3. */
  readonly retries?: number;
  readonly fetch?: typeof fetch;
  /** Called before each attempt. May change the headers. */
  readonly onRequest?: (request: SentRequest) => void | Promise<void>;
  /** Called after each attempt, even if no response arrived. */
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
  /** The HTTP status, or 0 if no response arrived. */
  readonly status: number;
  /** Null if no response arrived. */
  readonly headers: Headers | null;
  readonly durationMs: number;
}

/** The options of a single call, which every method accepts as its last argument. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** The time limit of the whole call, including all attempts and pauses. Default: none. */
  readonly deadlineMs?: number;
  /**
   * The `Idempotency-Key` header: 16 to 255 characters, new for each operation. The shop executes an operation once per key and repeats
   * its first response. By default, the client creates a key for each call; set one to repeat a call safely after a reload or a crash.
   */
  readonly idempotencyKey?: string;
  /** The version of the record that was read: see `etagOf`. The shop rejects a change to any other version (`VERSION_CONFLICT`). */
  readonly ifMatch?: string | undefined;
  readonly headers?: SentHeaders;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Query parameters. Undefined members are omitted. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;
