import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actor.ts';
import type { AppContext } from '../contracts/context.ts';
import type { CookieOptions } from '../contracts/route.ts';
import type { Timing } from './timing.ts';

/** The cookies of the client of a request, as they are once it has the answer. */
export interface CookieJar {
  /** True: a browser shows pages of the shop to the client, for it asks for a page, or one of these pages makes the request. */
  readonly isBrowser: boolean;
  get(name: string): string | undefined;
  /** Sets a cookie with the attributes that `RequestInfo.setCookie` gives. The last value of a name counts. */
  set(name: string, value: string, options: CookieOptions): void;
}

/** The request or other work that code runs for. */
interface Scope {
  /** Undefined outside of a request. */
  readonly requestId: string | undefined;
  readonly actor: Actor | null;
  /** The cookies of the client. Null outside of a request. */
  readonly cookies: CookieJar | null;
  /** The times of the request. Null outside of one, and in production. */
  readonly timing: Timing | null;
  /** The time zone of the shop. UTC outside of a request. */
  readonly timezone: string;
}

const scope = new AsyncLocalStorage<Scope>();

/** Runs the work of one request, so that everything below knows its id, the cookies of its client, its times, and the zone of its days. */
export const inRequest = <T>(
  { id, timing, app }: { readonly id: string; readonly timing: Timing | null; readonly app: AppContext },
  cookies: CookieJar,
  work: () => T,
): T => scope.run({ requestId: id, actor: null, cookies, timing, timezone: app.config.shop.timezone }, work);

/** Runs work on behalf of an actor, in the request that is under way if there is one. */
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

/** Returns the id of the request that this code runs for; undefined outside of one. For log lines. */
export const currentRequestId = (): string | undefined => scope.getStore()?.requestId;

/** Returns the cookies of the client that this code runs for; null outside of a request. */
export const currentCookies = (): CookieJar | null => scope.getStore()?.cookies ?? null;

/** Returns the times of the request that this code runs for; null outside of one, and in production. */
export const currentTiming = (): Timing | null => scope.getStore()?.timing ?? null;

/** Returns the time zone that a date without a time is a day of: that of the shop in a request, else UTC. */
export const currentTimezone = (): string => scope.getStore()?.timezone ?? 'UTC';

const SANE = /^[\w.:=+/@-]{1,128}$/;

/** Takes the client's request id if it is fit for logs and headers, else a new one. */
export const requestIdOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && SANE.test(header) ? header : randomUUID();
