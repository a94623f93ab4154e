import type { AppContext } from '../context.ts';
import { nobody } from './caller.ts';
import type { Authenticator, Caller, Credentials } from './caller.ts';
import { parseCookies } from './cookies.ts';
import { crossOrigin } from './errors.ts';
import type { HttpContext, Step } from './exchange.ts';
import { sameOriginRule } from './sameOrigin.ts';

/**
 * Finds out who calls, where the request carries a credential; refuses changes that another site makes by cookie, and
 * logins, which would make a visitor act as somebody whom they are not. Forms of pages are refused to other sites with and
 * without a cookie: browsers leave it out there, and a visitor who looks like a stranger would get a new session.
 */
export function identifyCaller(app: AppContext, authenticators: readonly Authenticator[]): Step {
  const mayUseCookie = sameOriginRule(app.config);

  const identify = async (ctx: HttpContext, next: () => Promise<unknown>): Promise<void> => {
    const { req, state } = ctx;
    const credentials = credentialsOf(ctx);
    const found = await Promise.all(
      authenticators.map((authenticator) => authenticator.authenticate(credentials, app)),
    );
    state.caller = found.reduce<Caller>((caller, part) => (part ? { ...caller, ...part } : caller), nobody);
    const opensOrUsesSession = state.plan.opensSession || isSomebody(state.caller);
    if (credentials.bearer === null && opensOrUsesSession && !mayUseCookie(req.method ?? '', req.headers)) {
      throw crossOrigin();
    }
    await next();
  };

  return (ctx, next) => {
    const { authorization, cookie } = ctx.req.headers;
    const { plan } = ctx.state;
    const matters = authorization !== undefined || cookie !== undefined || plan.opensSession;
    return matters && plan.identifies ? identify(ctx, next) : next();
  };
}

const isSomebody = ({ admin, customer, sessionId }: Caller): boolean =>
  admin !== null || customer !== null || sessionId !== null;

const BEARER = /^Bearer +(\S+) *$/i;

const credentialsOf = (ctx: HttpContext): Credentials => ({
  bearer: BEARER.exec(ctx.req.headers.authorization ?? '')?.[1] ?? null,
  cookie: (name) => cookiesOf(ctx).get(name),
});

/** The request's cookies, read once. */
export const cookiesOf = (ctx: HttpContext): ReadonlyMap<string, string> =>
  (ctx.state.cookies ??= parseCookies(ctx.req.headers.cookie));
