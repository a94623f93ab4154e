import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Middleware, ParameterizedContext } from 'koa';
import type { AppContext } from '../../contracts/context.ts';
import type { Claim } from '../../contracts/idempotency.ts';
import type { Limit } from '../../rateLimit/limits.ts';
import type { Caller } from '../../contracts/caller.ts';
import type { CachedForms } from '../../contracts/reply.ts';
import type { RoutePlan } from '../routePlan.ts';
import type { Timing } from '../../acting/timing.ts';

/** The state of a request and its response, which the request steps fill in one after another. */
export interface Exchange {
  readonly id: string;
  readonly ip: string;
  /** The app in the request language, with the prices that the request shows. */
  app: AppContext;
  /** The `locale` query parameter, if the shop does not support that language. Null otherwise. */
  readonly unknownLanguage: string | null;
  /** The request path without the query, without a language prefix, and without `/admin` before `/api`. */
  readonly path: string;
  readonly startedAt: number;
  readonly plan: RoutePlan;
  /** For a preflight request, the plan of the request that it announces. For all other requests, the request's own plan. */
  readonly targetPlan: RoutePlan;
  /** The path parameters, decoded and unvalidated. */
  readonly pathParams: Readonly<Record<string, string | undefined>>;
  /** The query string without its question mark. */
  readonly search: string;
  /** The request's cookies. Null until they are parsed. Empty at a door, which knows no cookies. */
  cookies: ReadonlyMap<string, string> | null;
  caller: Caller;
  /**
   * The limit and key under which the request was counted before its caller was known. Null if the request was not counted as
   * anonymous.
   */
  anonymousUse: { readonly limit: Limit; readonly key: string } | null;
  params: unknown;
  query: unknown;
  body: unknown;
  /** The identity that a door found. Null elsewhere. */
  identity: string | null;
  /** The parsed, unvalidated body. Undefined until the body is read. */
  fields: unknown;
  /** The raw body. Null if there was no body or the body was not buffered. */
  payload: Buffer | null;
  claim: Claim | null;
  status: number;
  /** The response headers, by lowercase name. */
  headers: OutgoingHttpHeaders;
  setCookies: string[] | null;
  /** The response body. A stream that is not sent is destroyed. */
  answer: string | Readable | null;
  /** The encoded response body. Null if the response is not encoded. */
  encoded: Buffer | null;
  /** The cache for encoded versions of a response that many clients receive. */
  forms: CachedForms | null;
  /** The error to log, which is an unexpected error or a server-side refusal. */
  failure: unknown;
  /** The response timings. Null in production. */
  readonly timing: Timing | null;
}

export type HttpContext = ParameterizedContext<Exchange, object>;
/** A step in request processing. `server.ts` defines the sequence of steps. */
export type Step = Middleware<Exchange, object>;
