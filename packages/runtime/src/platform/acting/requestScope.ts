import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actor.ts';
import type { AppContext } from '../contracts/context.ts';
import type { CookieOptions } from '../contracts/route.ts';
import type { Timing } from './timing.ts';

/** A client's cookies as they will be after the response. */
export interface CookieJar {
  /** True if the client displays the shop's pages in a browser: it requests a page, or one of the pages makes the request. */
  readonly isBrowser: boolean;
  get(name: string): string | undefined;
  /** Sets a cookie with the attributes of `RequestInfo.setCookie`. The last value for a name wins. */
  set(name: string, value: string, options: CookieOptions): void;
}

/** The request or other work that code runs for. */
interface Scope {
  /** Undefined outside a request. */
  readonly requestId: string | undefined;
  readonly actor: Actor | null;
  /** The client's cookies. Null outside a request. */
  readonly cookies: CookieJar | null;
  /** The request timings. Null outside a request, and in production. */
  readonly timing: Timing | null;
  /** The shop's time zone. UTC outside a request. */
  readonly timezone: string;
}

const scope = new AsyncLocalStorage<Scope>();

/** Runs the work of one request, so that the code inside knows its ID, client cookies, timings, and time zone. */
export const inRequest = <T>(
  { id, timing, app }: { readonly id: string; readonly timing: Timing | null; readonly app: AppContext },
  cookies: CookieJar,
  work: () => T,
): T => scope.run({ requestId: id, actor: null, cookies, timing, timezone: app.config.shop.timezone }, work);

/** Runs work on behalf of an actor, in the current request if there is one. */
export const actingIn = <T>(actor: Actor, work: () => T): T =>
  scope.run(
    {
      requestId: currentRequestId(),
      actor,
      cookies: currentCookies(),
      timing: currentTiming(),
      timezone: currentTimezone(),
    },
    work,
  );

export const scopeOf = (): Scope | undefined => scope.getStore();

/** Returns the ID of the current request, for log lines; undefined outside a request. */
export const currentRequestId = (): string | undefined => scope.getStore()?.requestId;

/** Returns the cookies of the current client; null outside a request. */
export const currentCookies = (): CookieJar | null => scope.getStore()?.cookies ?? null;

/** Returns the timings of the current request; null outside a request, and in production. */
export const currentTiming = (): Timing | null => scope.getStore()?.timing ?? null;

/** Returns the time zone for dates without a time: the shop's in a request, otherwise UTC. */
export const currentTimezone = (): string => scope.getStore()?.timezone ?? 'UTC';

const SANE = /^[\w.:=+/@-]{1,128}$/;

/** Returns the client's request ID if it is suitable for logs and headers, otherwise a new one. */
export const requestIdOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && SANE.test(header) ? header : randomUUID();
