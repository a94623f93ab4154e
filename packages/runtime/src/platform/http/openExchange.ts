import type { AppContext } from '../contracts/context.ts';
import { anonymous } from '../contracts/caller.ts';
import { inRequest, requestIdOf } from '../acting/requestScope.ts';
import type { CookieJar } from '../acting/requestScope.ts';
import { createTiming } from '../acting/timing.ts';
import { clientIp } from './request/clientIp.ts';
import { severalHosts } from './request/errors.ts';
import type { Step, HttpContext } from './request/exchange.ts';
import { matchLanguage } from './requestLanguage.ts';
import type { LanguageMatch } from './requestLanguage.ts';
import { refusing } from './router.ts';
import type { Match, Router } from './router.ts';
import type { Doors } from './doors.ts';
import { serializeCookie } from './request/cookies.ts';
import { cookiesOf } from './request/identifyCaller.ts';

/** Creates the first request step, which sets up the exchange, determines the client address, and matches the route. */
export function openExchange(app: AppContext, router: Router, doors: Doors): Step {
  const { trustProxy } = app.config.server;
  const secure = app.config.shop.url.startsWith('https:');
  const isTimed = app.config.mode === 'development';
  let warned = false;
  const warnOfProxy = () => {
    warned = true;
    app.log.warn(
      'X-Forwarded-For arrives, but server.trustProxy is 0: all clients behind that proxy count as one for the rate limits',
    );
  };
  const find = createFinder(app, router, doors);

  return (ctx, next) => {
    const { req } = ctx;
    const url = req.url ?? '/';
    const forwardedFor = req.headers['x-forwarded-for'] as string | undefined;
    if (forwardedFor !== undefined && trustProxy === 0 && !warned) warnOfProxy();
    const { match, path, language, unknownLanguage, atDoor } = find(req, url);
    const { plan, params, search } = hasOneHost(req.rawHeaders)
      ? match
      : atDoorOf(atDoor, refusing(url, severalHosts));
    const requested = req.method === 'OPTIONS' ? req.headers['access-control-request-method'] : undefined;
    const id = requestIdOf(req.headers['x-request-id']);
    ctx.state = {
      id,
      ip: clientIp(req.socket.remoteAddress ?? '', forwardedFor, trustProxy),
      app: app.inLanguage(language),
      unknownLanguage,
      path,
      startedAt: performance.now(),
      plan,
      targetPlan:
        requested === undefined || atDoor
          ? plan
          : matchLanguage(app.languages, router, { method: requested, url }).match.plan,
      pathParams: params,
      search,
      cookies: atDoor ? new Map() : null,
      identity: null,
      caller: anonymous,
      anonymousUse: null,
      params: undefined,
      query: undefined,
      body: undefined,
      fields: undefined,
      payload: null,
      claim: null,
      status: 404,
      headers: {},
      setCookies: null,
      answer: null,
      encoded: null,
      forms: null,
      failure: undefined,
      timing: isTimed ? createTiming() : null,
    };
    return inRequest(ctx.state, cookieJar(ctx, secure), next);
  };
}

/** Creates the function that finds a request's route, at a door or among the shop's own, and its language. */
const createFinder =
  (app: AppContext, router: Router, doors: Doors) =>
  ({ method, headers }: HttpContext['req'], url: string) => {
    const acceptLanguage = headers['accept-language'];
    const atDoor = doors(method ?? 'GET', url);
    const found = atDoor
      ? foundAtDoor(app, atDoor, acceptLanguage)
      : matchLanguage(app.languages, router, { method, url, acceptLanguage });
    return { ...found, atDoor };
  };

/** Returns a match whose response is made by the door of another, if that has one. */
const atDoorOf = (found: Match | null, match: Match): Match =>
  found ? { ...match, plan: { ...match.plan, door: found.plan.door, errorsAs: 'json' } } : match;

/** Returns the match at a door, whose paths have no language: texts are in the language that the client prefers. */
const foundAtDoor = (
  { languages }: AppContext,
  match: Match,
  acceptLanguage: string | undefined,
): LanguageMatch => ({
  match,
  path: match.path,
  language: languages.choose(acceptLanguage),
  unknownLanguage: null,
});

/**
 * Reports whether a request has exactly one Host header. With several headers, Node uses the first one, but a proxy may use
 * another. `raw` alternates header names and values.
 */
function hasOneHost(raw: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}

const isOf = (name: string) => (cookie: string) => cookie.startsWith(`${name}=`);

/** Creates a request's cookie jar. If the request is rejected, its new cookies are dropped. */
function cookieJar(ctx: HttpContext, secure: boolean): CookieJar {
  const { accept, 'sec-fetch-site': site } = ctx.req.headers;
  return {
    isBrowser: (accept?.includes('text/html') ?? false) || site === 'same-origin',
    get(name) {
      const set = ctx.state.setCookies?.findLast(isOf(name));
      if (set === undefined) return cookiesOf(ctx).get(name);
      return decodeURIComponent(set.slice(name.length + 1, set.indexOf(';')));
    },
    set(name, value, options) {
      const others = ctx.state.setCookies?.filter((cookie) => !isOf(name)(cookie)) ?? [];
      ctx.state.setCookies = [...others, serializeCookie(name, value, { ...options, secure })];
    },
  };
}
