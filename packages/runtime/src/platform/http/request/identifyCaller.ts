import type { ShopConfig } from '../../config/schema.ts';
import type { AppContext } from '../../contracts/context.ts';
import { attributeError, contributionOf, reportFault } from '../../acting/guard.ts';
import { serverOf } from '../../serverContext.ts';
import { unauthorized } from '../../errors.ts';
import { anonymous } from '../../contracts/caller.ts';
import type { Authenticator, Caller, Credentials } from '../../contracts/caller.ts';
import { parseCookies } from './cookies.ts';
import { crossOrigin } from './errors.ts';
import type { HttpContext, Step } from './exchange.ts';
import { createOrigins, sameOriginRule } from './origins.ts';

/**
 * Creates the step that identifies the caller from the request's credentials. It rejects cross-site requests that make changes
 * with a cookie, and cross-site sign-ins, which would make a visitor act as someone else. Cross-site page forms are rejected
 * even without a cookie, because browsers omit the cookie there and the visitor would be treated as a new guest.
 */
export function identifyCaller(app: AppContext, authenticators: readonly Authenticator[]): Step {
  const trusted = cookieTrust(app.config);

  const identify = async (ctx: HttpContext, next: () => Promise<unknown>): Promise<void> => {
    const { state } = ctx;
    const credentials = credentialsOf(ctx);
    const { isForStaff } = state.plan;
    if (isForStaff && credentials.bearer !== null) throw unauthorized();
    const found = await Promise.all(
      authenticators.map((authenticator) => callAuthenticator(app, authenticator, credentials)),
    );
    state.caller = found.reduce<Caller>(
      (caller, part) => (part ? { ...caller, ...part } : caller),
      anonymous,
    );
    // A customer who is signed in to the storefront in the same browser is ignored on admin routes.
    if (isForStaff) state.caller = { ...anonymous, admin: state.caller.admin };
    if (credentials.bearer === null && (state.plan.opensSession || isSomebody(state.caller)))
      state.caller = trusted(ctx);
    await next();
  };

  return (ctx, next) => {
    const { authorization, cookie } = ctx.req.headers;
    const { plan } = ctx.state;
    if (plan.door) return next();
    const matters = authorization !== undefined || cookie !== undefined || plan.opensSession;
    // Administrators see pages of a closed storefront that otherwise nobody is identified for, and some customers their own prices.
    const { closing, pricing } = serverOf(app);
    const identifies =
      plan.identifies ||
      (plan.isForShoppers && (closing?.isClosed() === true || pricing?.isByGroup() === true));
    return matters && identifies ? identify(ctx, next) : next();
  };
}

/**
 * Calls an authenticator. If an extension's authenticator throws any error other than a refusal, the error is logged, and only
 * the other authenticators identify the caller.
 */
async function callAuthenticator(
  app: AppContext,
  authenticator: Authenticator,
  credentials: Credentials,
): Promise<Partial<Caller> | null> {
  const named = () => {
    const extension = app.registry('authenticators').ownerOf(authenticator.id) ?? 'none';
    return { extension, contribution: `authenticator "${authenticator.id}"` };
  };
  try {
    const found: unknown = await authenticator.authenticate(credentials, app);
    if (isPartOfCaller(found)) return found;
    throw attributeError(
      serverOf(app).faults,
      named(),
      new Error(`Authenticator "${authenticator.id}" returned no caller`),
    );
  } catch (error) {
    const of = contributionOf(error);
    if (!of) throw error;
    const message = `${of.contribution} of ${of.extension} was skipped`;
    reportFault(serverOf(app), 'error', named(), error, { message });
    return null;
  }
}

/** Reports whether an authenticator's result has the shape of a caller. */
function isPartOfCaller(found: unknown): found is Partial<Caller> | null {
  if (found === null) return true;
  if (typeof found !== 'object') return false;
  const { admin = null, customer = null, sessionId = null } = found as Partial<Caller>;
  return (
    (admin === null || (isIdentified(admin) && admin.permissions instanceof Set)) &&
    (customer === null || isIdentified(customer)) &&
    (sessionId === null || typeof sessionId === 'string')
  );
}

const isIdentified = (one: { readonly id: unknown; readonly uuid: unknown }): boolean =>
  typeof one === 'object' && Number.isSafeInteger(one.id) && typeof one.uuid === 'string';

/**
 * Returns a function that checks, by origin, whether a request's cookies may be used. It throws 403 if they may not. Customer
 * cookies are accepted from `cors.origins`, administrator cookies from `cors.adminOrigins`, and both from the shop itself.
 * Requests from a storefront front end never act as an administrator, even if an administrator is signed in in the same
 * browser.
 */
function cookieTrust(config: ShopConfig): (ctx: HttpContext) => Caller {
  const { origins, adminOrigins } = config.cors;
  const ofCustomers = sameOriginRule(config, origins);
  const ofAdmins = sameOriginRule(config, adminOrigins);
  const storefronts = createOrigins(origins.filter((origin) => !adminOrigins.includes(origin)));

  return ({ req, state: { caller, plan } }) => {
    const method = req.method ?? '';
    const isAdmin = ofAdmins(method, req.headers);
    const isCustomer = ofCustomers(method, req.headers);
    if (plan.isAdmin) {
      if (!isAdmin) throw crossOrigin('cors.adminOrigins');
      return caller;
    }
    if (!isCustomer && !(isAdmin && caller.admin)) throw crossOrigin('cors.origins');
    const isStorefront = storefronts.has(req.headers.origin ?? '');
    const admin = isAdmin && !isStorefront ? caller.admin : null;
    return isCustomer ? { ...caller, admin } : { admin, customer: null, sessionId: null };
  };
}

const isSomebody = ({ admin, customer, sessionId }: Caller): boolean =>
  admin !== null || customer !== null || sessionId !== null;

const BEARER = /^Bearer +(\S+) *$/i;

const credentialsOf = (ctx: HttpContext): Credentials => ({
  bearer: BEARER.exec(ctx.req.headers.authorization ?? '')?.[1] ?? null,
  cookie: (name) => cookiesOf(ctx).get(name),
});

/** Returns the request's cookies, which are parsed on first use and cached. */
export const cookiesOf = (ctx: HttpContext): ReadonlyMap<string, string> =>
  (ctx.state.cookies ??= parseCookies(ctx.req.headers.cookie));
