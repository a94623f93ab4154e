import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { AppContext } from './context.ts';
import type { Db } from '../db/db.ts';
import type { Refusal } from '../errors.ts';
import type { Claim } from './idempotency.ts';
import type { Caller } from './caller.ts';
import type { Reply } from './reply.ts';

/** The HTTP method of a route. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The options of a cookie that a route sets. Cookies are never readable by scripts. */
export interface CookieOptions {
  /** The life in seconds; absent: until the browser closes. 0 removes the cookie. */
  readonly maxAge?: number;
}

/** The request as it came, for routes that read more than their input. */
export interface RequestInfo {
  readonly id: string;
  readonly ip: string;
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  /** The query as it was sent, with its question mark. Empty: there is none. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  cookie(name: string): string | undefined;
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal;
  /** Sets a cookie with HttpOnly, SameSite=Lax, and Secure when `shop.url` is https. It is lost if the handler throws. */
  setCookie(name: string, value: string, options?: CookieOptions): void;
}

/** The call of a route: the app, the input that its schemas accepted, and who calls. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  readonly app: AppContext;
  readonly db: Db;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly caller: Caller;
  readonly request: RequestInfo;
  /** The claim of a request with an Idempotency-Key, on a route that accepts one. */
  readonly claim: Claim | null;
}

/** A form that was refused. */
export interface RefusedForm<Params = unknown, Query = unknown> extends Call<Params, Query, undefined> {
  /** The fields as they were sent, unchecked, to be shown again: see `fieldText`. A body that could not be read has none. */
  readonly fields: unknown;
  /** The refusal, whose `details` name the fields with faults. */
  readonly refusal: Refusal;
}

/** The parameters of the path, decoded: as the schema gives them, else as texts. */
type ParsedParams<S> = S extends z.ZodType ? z.output<S> : Readonly<Record<string, string>>;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
/** `raw`: the bytes. `stream`: the body as it arrives, unread and of any length. */
export type UnparsedBody = 'raw' | 'stream';
type ParsedBody<S> = S extends 'raw' ? Buffer : S extends 'stream' ? Readable : Parsed<S>;

/** The method of the SDK that calls a route. Each member has a default. */
export interface SdkMethod {
  /**
   * The resource that has the method, such as `loyaltyRewards`. Default: the extension, in camel case; for a route of the shop the first
   * word of its path.
   */
  readonly resource?: string;
  /**
   * The name of the method, unique in its resource. Default: the id of the route, without the noun of the resource if that is named here
   * or is one of the shop: `listLoyaltyRewards` is `list` of `loyaltyRewards`, and stays whole in `loyalty`.
   */
  readonly method?: string;
  /** Set for a public route that is only for administrators, such as the reset of their password. Default: who has access. */
  readonly audience?: 'administrators';
}

export interface RouteDefinition<
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | UnparsedBody | undefined,
> {
  /** The stable id; for admin routes it is the permission. */
  readonly id: string;
  /**
   * Documents the operation in one to three sentences: what it does, what it leaves alone, what it answers where that is not
   * obvious, and what it refuses, with the codes in backticks. It begins with a verb, such as "Creates a cart, …".
   */
  readonly does?: string;
  readonly method: Method;
  /** The path, such as `/api/carts/{id}`; several if one route has several spellings. `{path*}` at the end matches the rest. */
  readonly path: string | readonly string[];
  /** `api` answers JSON in the envelope, `page` HTML. Default `api`. */
  readonly kind?: 'api' | 'page';
  /**
   * Takes the GET requests that no route takes, except those under `/api`. A shop has one such route, with the path `/{path*}`;
   * its caller is not identified, and it reads the path from `request.path`.
   */
  readonly fallback?: boolean;
  /**
   * `admin` also requires that the caller's role holds `id`; `anyAdmin` is for every administrator: their own account, and what
   * checks permissions itself.
   */
  readonly access: 'public' | 'customer' | 'admin' | 'anyAdmin';
  /**
   * The ids of the routes of administrators whose work this route does for many records: with the access `admin`, one of these
   * permissions lets a caller in, in place of the own id, which is no permission then. The handler asks for the one that it uses.
   */
  readonly permissions?: readonly string[];
  /** The member of the body that has the fields of a record: its unknown keys are named beside those of the body. */
  readonly recordMember?: string;
  /**
   * The limit that counts besides that of the path. `login`: a password can be guessed here; failures (401 and other refusals)
   * count by `email` of the body and by client. `signup`: every call with valid input counts by client. `order`: placed orders
   * count by client. `coupon`: refused codes count by client. `asset`: 404s count by client.
   */
  readonly rateTier?: 'login' | 'signup' | 'order' | 'coupon' | 'asset';
  /**
   * Names the account whose secret a request to a route of the tier `login` tries; null: it tries none, and does not count.
   * Default: the `email` of the body.
   */
  triedAccount?(request: { readonly body: ParsedBody<B>; readonly caller: Caller }): string | null;
  /** The schema of the parameters of the path. Absent: they are texts. */
  readonly params?: P;
  readonly query?: Q;
  /**
   * The schema of the body. Unknown keys are dropped, or refused when the schema is strict. `raw` passes the bytes. `stream`
   * passes the body before it has arrived: the handler limits how much it reads. A page with a schema accepts forms
   * (`application/x-www-form-urlencoded`) besides JSON, only from the shop's own pages.
   */
  readonly body?: B;
  /** Documents a body that is `raw` or `stream`: its media type, and its fields if it has some. Default: bytes. */
  readonly takes?: { readonly type: string; readonly fields?: z.ZodType };
  /**
   * Reports whether a request may carry an `Idempotency-Key`, with which it is executed once and its first answer repeated. `none`: the
   * header is ignored, and the SDK sends such a request once; for what gives out a secret, such as a login, and for what has keys of its
   * own, such as the delivery of a gateway. Default: `key` on the paths under `/api/` of a route that changes something, unless its body
   * is a `stream`; only such a route can say `key`.
   */
  readonly idempotency?: 'key' | 'none';
  /**
   * Names the method of the SDK that calls the route, `shop.<resource>.<method>()`; false: it has none, such as what only a gateway calls.
   * The OpenAPI document has it as `x-sdk`. Pages have no method.
   */
  readonly sdk?: SdkMethod | false;
  /**
   * The schema of `data`, as JSON, which documents the route. Answers of an extension's route lose members that it does not name,
   * and answers that break it are a 500; answers of the shop's own routes are compared with it in tests.
   */
  readonly response?: z.ZodType;
  /**
   * The record that a route of administrators changes, for If-Match. `table` has its row, whose integer id (`<table>_id`) or
   * UUID is the last parameter of the path: the row is locked while versions are compared. Without it writers with If-Match wait
   * for each other alone. `read` stands in for the GET route of the path where there is none; answers carry the ETag then.
   */
  readonly record?: {
    readonly table?: string;
    /** Holds off other writers in another way than by the row of `table`. */
    lock?(call: Call<ParsedParams<P>>): Promise<unknown>;
    read?(call: Call<ParsedParams<P>>): Promise<unknown>;
  };
  /** Documents a list: `meta` stands beside `data`. Its handler answers `Listed`; `listRoute` makes such routes. */
  readonly listed?: boolean;
  /** Documents a route that answers without `data` around it: its media types. `response` is of the whole answer then. */
  readonly answers?: string | readonly string[];
  /**
   * Documents refusals of the handler that are not in the envelope of errors: their media type, and their schema where they are
   * JSON.
   */
  readonly refusals?: { readonly type: string; readonly schema?: z.ZodType };
  /**
   * The milliseconds within which a route of an extension answers, else 503. Default: `deadlines.answerMs` of the config, 30 s. A
   * `stream` counts from its head, including the time that its client takes.
   */
  readonly deadlineMs?: number;
  /**
   * The most bytes that an answer of a route of an extension may have, else 500: its JSON, its page or its text. A stream is not held in memory,
   * and may be of any length. Default: 1,048,576.
   */
  readonly maxAnswerBytes?: number;
  /** Returns what stands under `data`, a `Listed`, or a `reply`. */
  handle(call: Call<ParsedParams<P>, Parsed<Q>, ParsedBody<B>>): Promise<unknown> | unknown;
  /**
   * Shows the form of a page again, with the sent fields and their faults, in place of the error page. It is called for refusals
   * (4xx) of the schema, of a limit and of `handle`, if a page is requested. Its answer has the status of the refusal, unless it
   * sets another.
   */
  refused?(form: RefusedForm<ParsedParams<P>, Parsed<Q>>): Promise<Reply> | Reply;
}

/** A route without its types, as the router keeps it. */
export type Route = RouteDefinition<
  z.ZodType | undefined,
  z.ZodType | undefined,
  z.ZodType | UnparsedBody | undefined
>;

/** Types `params`, `query` and `body` of the call by the route's schemas. */
export const defineRoute = <
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | UnparsedBody | undefined = undefined,
>(
  route: RouteDefinition<P, Q, B>,
): Route => route as unknown as Route;
