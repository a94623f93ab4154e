import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actor.ts';
import type { AppContext } from '../contracts/context.ts';
import type { CookieOptions } from '../contracts/route.ts';
import type { Timing } from './timing.ts';

/** A client's cookies, including changes that this response makes. */
export interface CookieJar {
  /**
   * True if the request comes from a browser that is showing the shop's pages: it requests a page, or a shop page sent the request.
   */
  readonly isBrowser: boolean;
  get(name: string): string | undefined;
  /**
   * Sets a cookie with the attributes described in `RequestInfo.setCookie`. A later call with the same name replaces the cookie.
   */
  set(name: string, value: string, options: CookieOptions): void;
}

/** The context of the request or other work that is running. */
interface Scope {
  /** The request ID. Undefined outside of a request. */
  readonly requestId: string | undefined;
  readonly actor: Actor | null;
  /** The client's cookies. Null outside of a request. */
  readonly cookies: CookieJar | null;
  /** The timings of the request. Null in production and outside of a request. */
  readonly timing: Timing | null;
  /** The shop's time zone. UTC outside of a request. */
  readonly timezone: string;
  /** The response, with its headers by lowercase name. Null outside of a request. */
  readonly response: Response | null;
}

interface Response {
  readonly headers: Record<string, unknown>;
}

const scope = new AsyncLocalStorage<Scope>();

/** Runs a request handler with access to the request ID, cookies, timings, and time zone through the functions below. */
export const inRequest = <T>(
  state: Response & { readonly id: string; readonly timing: Timing | null; readonly app: AppContext },
  cookies: CookieJar,
  work: () => T,
): T =>
  scope.run(
    {
      requestId: state.id,
      actor: null,
      cookies,
      timing: state.timing,
      timezone: state.app.config.shop.timezone,
      response: state,
    },
    work,
  );

/** Runs work on behalf of an actor, as part of the current request if there is one. */
export const actingIn = <T>(actor: Actor, work: () => T): T =>
  scope.run(
    {
      requestId: currentRequestId(),
      actor,
      cookies: currentCookies(),
      timing: currentTiming(),
      timezone: currentTimezone(),
      response: scope.getStore()?.response ?? null,
    },
    work,
  );

export const scopeOf = (): Scope | undefined => scope.getStore();

/** Returns the ID of the current request, for log lines. Undefined outside of a request. */
export const currentRequestId = (): string | undefined => scope.getStore()?.requestId;

/** Returns the current client's cookies. Null outside of a request. */
export const currentCookies = (): CookieJar | null => scope.getStore()?.cookies ?? null;

/** Returns the timings of the current request. Null in production and outside of a request. */
export const currentTiming = (): Timing | null => scope.getStore()?.timing ?? null;

/** Returns the time zone for interpreting dates without a time: the shop's time zone in a request, otherwise UTC. */
export const currentTimezone = (): string => scope.getStore()?.timezone ?? 'UTC';

/** Adds the path of a key of the body whose value is ignored to the header `Shop-Ignored-Keys`. Does nothing outside of a request. */
export function nameIgnoredKey(path: string): void {
  const headers = scope.getStore()?.response?.headers;
  if (!headers) return;
  const named = headers['shop-ignored-keys'];
  headers['shop-ignored-keys'] = typeof named === 'string' ? `${named}, ${path}` : path;
}

const SANE = /^[\w.:=+/@-]{1,128}$/;

/** Returns the client's request ID if it is safe for logs and headers, otherwise a new ID. */
export const requestIdOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && SANE.test(header) ? header : randomUUID();
