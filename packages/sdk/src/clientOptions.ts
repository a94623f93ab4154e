/** The options of a client: the address of the shop, credentials, limits and hooks. */
export interface ClientOptions {
  /** The shop's address, such as `https://shop.example`. It is empty in a page of the shop itself. */
  readonly baseUrl: string;
  /** A customer's or an administrator's access token. A function is called before each try. */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>);
  /**
   * The function is called when the shop refuses the credentials of a request, once for all requests that wait meanwhile,
   * with the token that was refused. When it returns true, each request is tried once more. `tokenSession` makes one.
   */
  readonly onUnauthorized?: (refused: string | undefined) => boolean | Promise<boolean>;
  /** Headers of every request, such as `X-Forwarded-For` of a server that renders for shoppers. */
  readonly headers?: SentHeaders | (() => SentHeaders | Promise<SentHeaders>);
  /** `include` sends the cookies of a session to a shop of another origin, which must be among its `cors.origins`. */
  readonly credentials?: 'omit' | 'same-origin' | 'include';
  /** The limit of each try. Default 10 s; uploads have 60 s at least. */
  readonly timeoutMs?: number;
  /** The number of retries after temporary failures. Default 3. */
  readonly retries?: number;
  readonly fetch?: typeof fetch;
  /** The hook runs before each try and may change the headers. */
  readonly onRequest?: (request: SentRequest) => void | Promise<void>;
  /** The hook runs after each try, also when no answer came. */
  readonly onResponse?: (response: ReceivedResponse) => void | Promise<void>;
}

/** Headers by their names. */
export type SentHeaders = Readonly<Record<string, string>>;

/** One try of a request, as hooks get it. */
export interface SentRequest {
  readonly method: HttpMethod;
  readonly url: string;
  readonly headers: Headers;
  /** The number of the try, from 1. */
  readonly attempt: number;
}

/** The result of one try of a request, as hooks get it. */
export interface ReceivedResponse {
  readonly request: SentRequest;
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Null when no answer came. */
  readonly headers: Headers | null;
  readonly durationMs: number;
}

/** The options of one call, which every method takes last. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** The limit of the whole call, all tries and pauses included. Default: none. */
  readonly deadlineMs?: number;
  /**
   * The value of the header `Idempotency-Key`: 16 to 255 characters, new for each operation. The shop executes an operation once for each
   * key and repeats its first answer. Without it the client creates one for each call; set it to repeat a call safely after a reload or
   * a crash.
   */
  readonly idempotencyKey?: string;
  /** The version of the record as it was read: see `etagOf`. The shop refuses to change another one (`VERSION_CONFLICT`). */
  readonly ifMatch?: string | undefined;
  readonly headers?: SentHeaders;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Members that are undefined are left out. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;
