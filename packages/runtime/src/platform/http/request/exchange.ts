import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Middleware, ParameterizedContext } from 'koa';
import type { AppContext } from '../../contracts/context.ts';
import type { Claim } from '../../contracts/idempotency.ts';
import type { Limit } from '../../rateLimit/limits.ts';
import type { Caller } from '../../contracts/caller.ts';
import type { KeptForms } from '../../contracts/reply.ts';
import type { RoutePlan } from '../routePlan.ts';
import type { Timing } from '../../acting/timing.ts';

/** A request as it passes through the steps; each step fills in its part. */
export interface Exchange {
  readonly id: string;
  readonly ip: string;
  /** The app in the request language. */
  readonly app: AppContext;
  /** The language requested in the query that the shop does not have. Null if there is none. */
  readonly unknownLanguage: string | null;
  /** The path as sent, without the query, without a language prefix, and without `/admin` before `/api`. */
  readonly path: string;
  readonly startedAt: number;
  readonly plan: RoutePlan;
  /** The plan of the request that a preflight announces; for other requests, their own plan. */
  readonly asksFor: RoutePlan;
  /** The path parameters, decoded and unvalidated. */
  readonly pathParams: Readonly<Record<string, string | undefined>>;
  /** The query string without its question mark. */
  readonly search: string;
  cookies: ReadonlyMap<string, string> | null;
  caller: Caller;
  /** The limit that counted a possible administrator's request before the caller was known. */
  anonymousUse: { readonly limit: Limit; readonly key: string } | null;
  params: unknown;
  query: unknown;
  body: unknown;
  /** The parsed, unvalidated body; undefined until it is read. */
  fields: unknown;
  /** The body's bytes. Null if there was no body, or it was not read as a whole. */
  payload: Buffer | null;
  claim: Claim | null;
  status: number;
  /** The response headers, by lowercase name. */
  headers: OutgoingHttpHeaders;
  setCookies: string[] | null;
  /** The response body. A stream is read once, and destroyed if it is not written. */
  answer: string | Readable | null;
  /** The response in the encoding given by its headers. Null if it is not encoded. */
  encoded: Buffer | null;
  /** Caches the encoded forms of a response that many clients get. */
  forms: KeptForms | null;
  /** The error to log: a bug, or a refusal that is the shop's own fault. */
  failure: unknown;
  /** The response timings. Null in production. */
  readonly timing: Timing | null;
}

export type HttpContext = ParameterizedContext<Exchange, object>;
/** A step that every request passes through, in the order given in `server.ts`. */
export type Step = Middleware<Exchange, object>;
