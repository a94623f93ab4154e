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

/** The options of a cookie that a route sets. Scripts can never read cookies. */
export interface CookieOptions {
  /** The lifetime in seconds. If absent, the cookie lasts until the browser closes; 0 deletes it. */
  readonly maxAge?: number;
}

/** The raw request, for routes that need more than their parsed input. */
export interface RequestInfo {
  readonly id: string;
  readonly ip: string;
  readonly method: string;
  /** The path without the query string. */
  readonly path: string;
  /** The raw query string with its question mark, or an empty string. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  cookie(name: string): string | undefined;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
  /**
   * Sets a cookie with HttpOnly, SameSite=Lax, and, if `shop.url` is https, Secure. The cookie is not sent if the handler throws.
   */
  setCookie(name: string, value: string, options?: CookieOptions): void;
}

/** A call of a route: the app, the validated input, and the caller. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  readonly app: AppContext;
  readonly db: Db;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly caller: Caller;
  readonly request: RequestInfo;
  /** The claim of a request with an Idempotency-Key. Null if the request has no key or the route does not accept keys. */
  readonly claim: Claim | null;
}

/** A rejected form submission. */
export interface RefusedForm<Params = unknown, Query = unknown> extends Call<Params, Query, undefined> {
  /** The submitted fields, unvalidated, for redisplay: see `fieldText`. Undefined if the body could not be read. */
  readonly fields: unknown;
  /** The rejection, with the invalid fields in `details`. */
  readonly refusal: Refusal;
}

/** The decoded path parameters: parsed by the schema if there is one, otherwise strings. */
type ParsedParams<S> = S extends z.ZodType ? z.output<S> : Readonly<Record<string, string>>;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
/** `raw`: the bytes. `stream`: the incoming body, unread and of any length. */
export type UnparsedBody = 'raw' | 'stream';
type ParsedBody<S> = S extends 'raw' ? Buffer : S extends 'stream' ? Readable : Parsed<S>;

/** The SDK method that calls a route. Each member has a default. */
export interface SdkMethod {
  /**
   * The resource that the method belongs to, such as `loyaltyRewards`. Default: the extension name in camel case, or the first
   * path segment for the shop's own routes.
   */
  readonly resource?: string;
  /**
   * The method name, unique within its resource. Default: the route ID without the resource noun, if that resource is given here
   * or belongs to the shop: `listLoyaltyRewards` becomes `list` in `loyaltyRewards`, but stays whole in `loyalty`.
   */
  readonly method?: string;
  /** Set for a public route intended only for administrators, such as their password reset. Default: determined by `access`. */
  readonly audience?: 'administrators';
}

export interface RouteDefinition<
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | UnparsedBody | undefined,
> {
  /** The stable ID, which is also the permission for admin routes. */
  readonly id: string;
  /**
   * Describes the operation in one to three sentences: what it does, what it leaves unchanged, what it returns if that is not
   * obvious, and what it rejects, with the error codes in backticks. Begins with a verb, such as "Creates a cart, …".
   */
  readonly does?: string;
  readonly method: Method;
  /** The path, such as `/api/carts/{id}`, or several alternative paths. `{path*}` at the end matches the rest. */
  readonly path: string | readonly string[];
  /** `api` returns JSON in the envelope, `page` returns HTML. Default: `api`. */
  readonly kind?: 'api' | 'page';
  /**
   * True for the route that handles all unmatched GET requests, except those under `/api`. A shop has one such route, with the
   * path `/{path*}`; its caller is not identified, and it reads the path from `request.path`.
   */
  readonly fallback?: boolean;
  /**
   * `admin` requires that the caller's role grants `id`. `anyAdmin` allows every administrator, for their own account and for
   * routes that check permissions themselves.
   */
  readonly access: 'public' | 'customer' | 'admin' | 'anyAdmin';
  /**
   * The IDs of the admin routes that this route runs on many records. With `admin` access, any one of these permissions is
   * sufficient; the route's own ID is then not a permission. The handler checks the specific permission that it needs.
   */
  readonly permissions?: readonly string[];
  /** The body member that contains a record's fields. Its unknown keys are reported along with those of the body. */
  readonly recordMember?: string;
  /**
   * The rate limit that applies in addition to the path's limit. `login`: a password could be guessed here; failures (401 and
   * other rejections) count by the body's `email` and by client. `signup`: every call with valid input counts by client. `order`:
   * placed orders count by client. `coupon`: rejected codes count by client. `asset`: 404s count by client.
   */
  readonly rateTier?: 'login' | 'signup' | 'order' | 'coupon' | 'asset';
  /**
   * Returns the account whose secret is being tried by a request to a route with the `login` tier, or null for a request that
   * tries none and does not count. Default: the body's `email`.
   */
  triedAccount?(request: { readonly body: ParsedBody<B>; readonly caller: Caller }): string | null;
  /** The schema for the path parameters. If absent, parameters are strings. */
  readonly params?: P;
  readonly query?: Q;
  /**
   * The schema for the body. Unknown keys are dropped, or rejected by a strict schema. `raw` passes the bytes. `stream` passes
   * the body before it has arrived: the handler limits how much it reads. A page with a schema accepts forms
   * (`application/x-www-form-urlencoded`) in addition to JSON, only from the shop's own pages.
   */
  readonly body?: B;
  /** Documents a `raw` or `stream` body: its media type, and its fields if any. Default: bytes. */
  readonly takes?: { readonly type: string; readonly fields?: z.ZodType };
  /**
   * Determines whether a request may carry an `Idempotency-Key`, so that it runs only once and repeated requests get the first
   * response. `none`: the header is ignored, and the SDK never retries the request; for routes that return a secret, such as
   * sign-in, and for those with their own keys, such as gateway deliveries. Default: `key` for routes under `/api/` that change
   * data, unless the body is a `stream`; only such routes may specify `key`.
   */
  readonly idempotency?: 'key' | 'none';
  /**
   * The SDK method that calls the route, `shop.<resource>.<method>()`, or false if there is none, such as for routes that only a
   * gateway calls. Published in the OpenAPI document as `x-sdk`. Pages have no method.
   */
  readonly sdk?: SdkMethod | false;
  /**
   * The schema for `data`, as JSON, which documents the route. For an extension's route, undeclared members are removed from the
   * response, and an invalid response causes a 500; responses of the shop's own routes are checked in tests.
   */
  readonly response?: z.ZodType;
  /**
   * The record that an admin route changes, for If-Match. `table` contains the row, whose integer ID (`<table>_id`) or UUID is
   * the last path parameter: the row is locked while versions are compared. Without `table`, writers with If-Match wait only for
   * each other. `read` replaces the GET route of the path if there is none; responses then carry the ETag.
   */
  readonly record?: {
    readonly table?: string;
    /** Blocks other writers by means other than the row in `table`. */
    lock?(call: Call<ParsedParams<P>>): Promise<unknown>;
    read?(call: Call<ParsedParams<P>>): Promise<unknown>;
  };
  /** Documents a list: `meta` is returned next to `data`. The handler returns `Listed`; use `listRoute` to create such routes. */
  readonly listed?: boolean;
  /** Documents the media types of a response that is not wrapped in `data`. `response` then describes the whole response. */
  readonly answers?: string | readonly string[];
  /** Documents handler errors that are not in the error envelope: their media type, and their schema if they are JSON. */
  readonly refusals?: { readonly type: string; readonly schema?: z.ZodType };
  /**
   * The response deadline in milliseconds for an extension's route; exceeding it returns 503. Default: `deadlines.answerMs` of
   * the config, 30 s. A `stream` counts from its headers, including the time the client takes.
   */
  readonly deadlineMs?: number;
  /**
   * The maximum response size in bytes for an extension's JSON, page, or text; exceeding it returns 500. Streams are not held in
   * memory and may have any length. Default: 1,048,576.
   */
  readonly maxAnswerBytes?: number;
  /** Returns the value for `data`, a `Listed`, or a `reply`. */
  handle(call: Call<ParsedParams<P>, Parsed<Q>, ParsedBody<B>>): Promise<unknown> | unknown;
  /**
   * Shows a page's form again with the submitted fields and their errors, in place of the error page. Called for rejections (4xx)
   * by the schema, a limit, or `handle`, if a page was requested. The response has the status of the rejection, unless it sets
   * another.
   */
  refused?(form: RefusedForm<ParsedParams<P>, Parsed<Q>>): Promise<Reply> | Reply;
}

/** A route without its types, as stored by the router. */
export type Route = RouteDefinition<
  z.ZodType | undefined,
  z.ZodType | undefined,
  z.ZodType | UnparsedBody | undefined
>;

/** Types `params`, `query`, and `body` of the call by the route's schemas. */
export const defineRoute = <
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | UnparsedBody | undefined = undefined,
>(
  route: RouteDefinition<P, Q, B>,
): Route => route as unknown as Route;
