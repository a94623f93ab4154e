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

/** Options for a cookie that a route sets. All cookies are HttpOnly. */
export interface CookieOptions {
  /** The lifetime in seconds. 0 deletes the cookie. If absent, the cookie lasts until the browser closes. */
  readonly maxAge?: number;
  /** The path for which browsers send the cookie. Default: `/`. */
  readonly path?: string;
}

/** The raw request, for routes that need more than their parsed input. */
export interface RequestInfo {
  readonly id: string;
  readonly ip: string;
  readonly method: string;
  /** The URL path without the query string. */
  readonly path: string;
  /** The raw query string, including its question mark. Empty if the URL has no query. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  cookie(name: string): string | undefined;
  /** The header names and values as they arrived, alternating, with repeated headers. */
  readonly rawHeaders: readonly string[];
  /** The bytes of the body as they arrived. Null if the body was not read. At a door every body is read. */
  readonly rawBody: Buffer | null;
  /** The identity that the door of the route found. Null at other routes, and for a client without one. */
  readonly identity: string | null;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
  /** Sets a cookie with HttpOnly, SameSite=Lax, and, if `shop.url` uses https, Secure. If the handler throws, no cookie is set. */
  setCookie(name: string, value: string, options?: CookieOptions): void;
}

/** One call of a route handler: the app, the caller, and the validated input. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  readonly app: AppContext;
  readonly db: Db;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly caller: Caller;
  readonly request: RequestInfo;
  /** The claim on the request's Idempotency-Key. Null if the request has no key or the route does not accept keys. */
  readonly claim: Claim | null;
}

/** A form submission that was rejected. */
export interface RefusedForm<Params = unknown, Query = unknown> extends Call<Params, Query, undefined> {
  /**
   * The submitted fields before validation, for showing the form again with `fieldText`. Undefined if the body could not be read.
   */
  readonly fields: unknown;
  /** The error that rejected the form. Its `details` list the invalid fields. They are empty after `showFormAgain`. */
  readonly refusal: Refusal;
}

/** The type of the decoded path parameters: the schema's output, or strings if the route has no schema. */
type ParsedParams<S> = S extends z.ZodType ? z.output<S> : Readonly<Record<string, string>>;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
/** A request body that is not parsed. `raw` reads it into a buffer. `stream` passes it on unread, whatever its length. */
export type UnparsedBody = 'raw' | 'stream';
type ParsedBody<S> = S extends 'raw' ? Buffer : S extends 'stream' ? Readable : Parsed<S>;

/** The SDK method that calls a route. Every member is optional. */
export interface SdkMethod {
  /**
   * The SDK resource that contains the method, such as `loyaltyRewards`. Default: the extension name in camel case or, for the
   * shop's own routes, the first path segment.
   */
  readonly resource?: string;
  /**
   * The method name, unique within the resource. By default, the name is the route ID. If `resource` is set or the route is one of
   * the shop's own, the default omits the resource noun: `listLoyaltyRewards` becomes `list` in `loyaltyRewards`.
   */
  readonly method?: string;
  /**
   * Marks a public route as meant only for administrators, such as the administrator password reset. Default: based on `access`.
   */
  readonly audience?: 'administrators';
}

export interface RouteDefinition<
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | UnparsedBody | undefined,
> {
  /** The route's permanent ID. For admin routes, the ID is also the permission. */
  readonly id: string;
  /**
   * Describes the operation in one to three sentences that start with a verb, such as "Creates a cart, …". Say what the operation
   * does, what it leaves unchanged, and what it rejects, with the error codes in backticks. Describe the return value if it is not
   * obvious.
   */
  readonly does?: string;
  readonly method: Method;
  /** The path, such as `/api/carts/{id}`, or a list of alternative paths. A final `{path*}` matches the rest of the path. */
  readonly path: string | readonly string[];
  /** The kind of response: JSON in the envelope (`api`) or HTML (`page`). Default: `api`. */
  readonly kind?: 'api' | 'page';
  /**
   * True for the route that handles every unmatched GET request outside `/api`. A shop has one such route, with the path
   * `/{path*}`. The handler reads the path from `request.path`. Its caller is not identified.
   */
  readonly fallback?: boolean;
  /**
   * True if the route works while the storefront is closed for maintenance, such as the page that a payment gateway sends shoppers back to.
   * Routes for administrators and API routes with a raw body, such as webhooks, always do.
   */
  readonly staysOpen?: boolean;
  /**
   * The ID of the door that the route belongs to, with a path below one of the door's. Such a route is `public`, and answers what `handle`
   * returns as JSON without the envelope, or as a `reply`. The OpenAPI document and the SDK do not contain it.
   */
  readonly door?: string;
  /**
   * Who can call the route. `admin` requires a role that grants the permission `id`. `anyAdmin` allows every administrator; use it
   * for operations on the caller's own account and for handlers that check permissions themselves.
   */
  readonly access: 'public' | 'customer' | 'admin' | 'anyAdmin';
  /**
   * The IDs of the single-record routes whose operations this bulk route performs. With `admin` access, any one of these
   * permissions is sufficient to call the route, and the route's own ID is not a permission. The handler checks the permission for
   * the requested operation.
   */
  readonly permissions?: readonly string[];
  /** @deprecated Has no effect. Unknown keys are reported at every depth of the body. */
  readonly recordMember?: string;
  /**
   * An additional rate limit, on top of the limit for the path. `login` is for routes where a password could be guessed, and
   * counts failures (401 and other rejections) per client and per `email` in the body. The other tiers count per client: `signup`
   * counts all calls with valid input, `order` counts placed orders, `coupon` counts rejected codes and keys, and `asset` counts 404
   * responses.
   */
  readonly rateTier?: 'login' | 'signup' | 'order' | 'coupon' | 'asset';
  /**
   * Returns the account whose password or other secret the request submits, for the `login` tier. Null if the request submits no
   * secret, so that its failure is not counted. Default: the `email` in the body. On a route of the `coupon` tier, a request for which it
   * returns an account counts in the `login` tier instead. Default there: null.
   */
  triedAccount?(request: { readonly body: ParsedBody<B>; readonly caller: Caller }): string | null;
  /** Reports whether the request tries a coupon code, for the `coupon` tier. Default: every request does. */
  triesCoupon?(request: { readonly body: ParsedBody<B> }): boolean;
  /** The schema for the path parameters. If absent, all parameters are strings. */
  readonly params?: P;
  readonly query?: Q;
  /**
   * The schema for the body. Unknown keys are removed, or rejected if the schema is strict. Use `raw` to receive the bytes, or
   * `stream` to receive the body while it is still arriving; the handler then limits how much it reads. A page with a schema also
   * accepts forms (`application/x-www-form-urlencoded`), but only from the shop's own pages.
   */
  readonly body?: B;
  /** Documents a `raw` or `stream` body in the OpenAPI document: its media type and optionally its fields. Default: binary data. */
  readonly takes?: { readonly type: string; readonly fields?: z.ZodType };
  /**
   * Says if requests may carry an `Idempotency-Key`. With `key`, a request runs only once, and repeated requests with the same key
   * receive the stored response. With `none`, the header is ignored and the SDK never retries. Use `none` for routes that return a
   * secret, such as sign-in, and for routes with their own deduplication, such as gateway webhooks. Default: `key` for routes under
   * `/api/` that change data and have no `stream` body. No other route may use `key`.
   */
  readonly idempotency?: 'key' | 'none';
  /**
   * The SDK method that calls the route as `shop.<resource>.<method>()`. False if the SDK has no such method, for example because
   * only a payment gateway calls the route. The OpenAPI document contains the name as `x-sdk`. Pages never have an SDK method.
   */
  readonly sdk?: SdkMethod | false;
  /**
   * The schema for `data` in the JSON response, which documents the route. For an extension's route, undeclared members are removed
   * from the response, and an invalid response becomes a 500 error. Responses of the shop's own routes are validated only in tests.
   */
  readonly response?: z.ZodType;
  /**
   * Enables If-Match on an admin route that changes a record. The last path parameter is the record's integer ID (`<table>_id`) or
   * UUID in `table`, and the row is locked while versions are compared. Without `table`, a request with If-Match waits only for
   * other requests with If-Match. `read` reads the record if its path has no GET route; responses then include an ETag.
   */
  readonly record?: {
    readonly table?: string;
    /** Locks the record in a different way than by locking its row in `table`. */
    lock?(call: Call<ParsedParams<P>>): Promise<unknown>;
    read?(call: Call<ParsedParams<P>>): Promise<unknown>;
  };
  /** True if the route returns a list, with `meta` next to `data`. The handler must return a `Listed`. Prefer `listRoute`. */
  readonly listed?: boolean;
  /** The media types of a response without the `data` envelope. `response` then describes the entire response. */
  readonly answers?: string | readonly string[];
  /** The media type, and the schema if JSON, of errors that the handler returns without the error envelope. */
  readonly refusals?: { readonly type: string; readonly schema?: z.ZodType };
  /**
   * The deadline in milliseconds for the response of an extension's route. Late responses become a 503 error. Default:
   * `deadlines.answerMs` in the config, 30 s. For a `stream` body, the deadline starts at the request headers and includes the
   * upload time.
   */
  readonly deadlineMs?: number;
  /**
   * The maximum response size in bytes for an extension's JSON, page, or text. Larger responses become a 500 error. Streams have no
   * limit, because they are not buffered. Default: 1,048,576.
   */
  readonly maxAnswerBytes?: number;
  /** Handles the request. Returns the value for `data`, a `Listed`, or a `reply`. */
  handle(call: Call<ParsedParams<P>, Parsed<Q>, ParsedBody<B>>): Promise<unknown> | unknown;
  /**
   * Renders a page's form again, with the submitted fields and error messages, in place of the error page. Called if a page request
   * is rejected (4xx) by the schema, a rate limit, or `handle`. Unless the returned reply sets a status, the response uses the
   * status of the rejection. With `formPage`, browsers are redirected first.
   */
  refused?(form: RefusedForm<ParsedParams<P>, Parsed<Q>>): Promise<Reply> | Reply;
  /**
   * The path of the page that contains the form. If it is set, a browser that submits a rejected form is redirected (303) to a GET
   * request for the route's own path, which `refused` answers, so that going back or reloading the page does not submit the form
   * again. The submitted fields, without passwords, travel in an encrypted cookie for that path. Without the cookie, for example
   * after it has expired, the GET request redirects to the form's page. Clients that do not navigate, such as `fetch`, receive the
   * response of `refused` immediately.
   */
  readonly formPage?: string | ((form: { readonly params: ParsedParams<P> }) => string);
}

/** A route with its type parameters erased, as the router stores it. */
export type Route = RouteDefinition<
  z.ZodType | undefined,
  z.ZodType | undefined,
  z.ZodType | UnparsedBody | undefined
>;

/** Defines a route whose schemas determine the types of `params`, `query`, and `body` in the handler. */
export const defineRoute = <
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | UnparsedBody | undefined = undefined,
>(
  route: RouteDefinition<P, Q, B>,
): Route => route as unknown as Route;
