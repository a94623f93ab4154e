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

/** One request on its way through the steps; each fills in its part. */
export interface Exchange {
  readonly id: string;
  readonly ip: string;
  /** The app that speaks the language of the request. */
  readonly app: AppContext;
  /** The language that the query asks for and the shop does not have. Null: none. */
  readonly unknownLanguage: string | null;
  /** The path without the query, as sent, without the code of a language in front of it, and without `/admin` in front of `/api`. */
  readonly path: string;
  readonly startedAt: number;
  readonly plan: RoutePlan;
  /** The plan of the request that a preflight asks about; for other requests their own. */
  readonly asksFor: RoutePlan;
  /** The parameters of the path, decoded and unchecked. */
  readonly pathParams: Readonly<Record<string, string | undefined>>;
  /** The query without its question mark. */
  readonly search: string;
  cookies: ReadonlyMap<string, string> | null;
  caller: Caller;
  /** The limit in which a request that may be an administrator's was counted before that was known. */
  anonymousUse: { readonly limit: Limit; readonly key: string } | null;
  params: unknown;
  query: unknown;
  body: unknown;
  /** The parsed body before it is checked; undefined until it is read. */
  fields: unknown;
  /** The bytes of the body; null if there was none, or it was not read as a whole. */
  payload: Buffer | null;
  claim: Claim | null;
  status: number;
  /** The headers of the answer, by name in lower case. */
  headers: OutgoingHttpHeaders;
  setCookies: string[] | null;
  /** The body of the answer. A stream is read once, and destroyed if it is not written. */
  answer: string | Readable | null;
  /** The answer in the encoding that its headers name. Null: it goes as it is. */
  encoded: Buffer | null;
  /** The store of the encoded forms of the answer, if many clients get it. */
  forms: KeptForms | null;
  /** The error that the log must show: a bug, or a refusal that is the shop's own fault. */
  failure: unknown;
  /** The times of its parts. Null in production. */
  readonly timing: Timing | null;
}

export type HttpContext = ParameterizedContext<Exchange, object>;
/** A step on the way of every request, in the order of `server.ts`. */
export type Step = Middleware<Exchange, object>;
