import type { ShopConfig } from '../../config/schema.ts';
import type { AppContext } from '../../contracts/context.ts';
import { blame, contributionOf, reportFault } from '../../acting/guard.ts';
import { serverOf } from '../../serverContext.ts';
import { unauthorized } from '../../errors.ts';
import { anonymous } from '../../contracts/caller.ts';
import type { Authenticator, Caller, Credentials } from '../../contracts/caller.ts';
import { parseCookies } from './cookies.ts';
import { crossOrigin } from './errors.ts';
import type { HttpContext, Step } from './exchange.ts';
import { createOrigins, sameOriginRule } from './origins.ts';

/**
 * Identifies the caller if the request carries a credential. Rejects cookie-authenticated changes from other sites, and sign-ins
 * from other sites, which would make a visitor act as someone else. Page forms from other sites are rejected even without a
 * cookie: browsers omit it there, and a visitor who looks like a guest would get a new session.
 */
export function identifyCaller(app: AppContext, authenticators: readonly Authenticator[]): Step {
  const trusted = cookieTrust(app.config);

  const identify = async (ctx: HttpContext, next: () => Promise<unknown>): Promise<void> => {
    const { state } = ctx;
    const credentials = credentialsOf(ctx);
    const { isForStaff } = state.plan;
    if (isForStaff && credentials.bearer !== null) throw unauthorized();
    const found = await Promise.all(
      authenticators.map((authenticator) => askAuthenticator(app, authenticator, credentials)),
    );
    state.caller = found.reduce<Caller>(
      (caller, part) => (part ? { ...caller, ...part } : caller),
      anonymous,
    );
    // Any customer signed in to the storefront in the same browser is ignored here.
    if (isForStaff) state.caller = { ...anonymous, admin: state.caller.admin };
    if (credentials.bearer === null && (state.plan.opensSession || isSomebody(state.caller)))
      state.caller = trusted(ctx);
    await next();
  };

  return (ctx, next) => {
    const { authorization, cookie } = ctx.req.headers;
    const { plan } = ctx.state;
    const matters = authorization !== undefined || cookie !== undefined || plan.opensSession;
    return matters && plan.identifies ? identify(ctx, next) : next();
  };
}

/**
 * Calls an authenticator. If an extension's authenticator throws anything but a refusal, it is skipped for the request and
 * logged; the others then identify the caller.
 */
async function askAuthenticator(
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
    throw blame(
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

/** Reports whether a result has the shape of a caller; the authenticator decides which administrator or customer it is. */
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
 * Returns the rule for a request's cookies, by its origin. Throws 403 if they do not count: a customer's count on `cors.origins`,
 * an administrator's on `cors.adminOrigins`, both on the shop itself. A storefront front end acts only as the visitor, even if an
 * administrator is signed in in the same browser.
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

/** Returns the request's cookies, parsed only once. */
export const cookiesOf = (ctx: HttpContext): ReadonlyMap<string, string> =>
  (ctx.state.cookies ??= parseCookies(ctx.req.headers.cookie));
