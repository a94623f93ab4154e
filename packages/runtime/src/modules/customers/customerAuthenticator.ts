import { unauthorized } from '../../platform/errors.ts';
import type { Authenticator, CustomerCaller } from '../../platform/contracts/caller.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { isCustomerToken, isSessionSecret, SESSION_COOKIE } from './credentials.ts';
import type { Customer } from './customer.repo.ts';
import { findTokenCustomer } from './customerToken.repo.ts';
import { findVisitor, recordUse } from './storefrontSession.repo.ts';
import type { PricedCustomer } from './storefrontSession.repo.ts';
import { exemptionAt } from './taxExemption.ts';

/**
 * Identifies customers by their Bearer token or session cookie, and guests by the cookie. Uses one SQL statement, so
 * disabling a customer takes effect on the next request. If a request has a Bearer token, the session cookie is
 * ignored.
 */
export const customerAuthenticator: Authenticator = {
  id: 'customer',
  accepts: [
    {
      name: 'customerToken',
      in: 'bearer',
      gives: 'customer',
      description: "A customer's token from POST /api/customer/tokens.",
    },
    {
      name: 'customerSession',
      in: { cookie: SESSION_COOKIE },
      gives: 'customer',
      description: "A visitor's session, which POST /customer/login turns into a customer's session.",
    },
  ],
  async authenticate({ bearer, cookie }, app) {
    const now = app.clock.now();
    const isPriced = serverOf(app).pricing?.isByGroup() === true;
    if (bearer !== null) {
      if (!isCustomerToken(bearer)) return null;
      const customer = await findTokenCustomer(app.db, bearer, now, isPriced);
      if (!customer) throw unauthorized();
      return { customer: { ...callerOf(customer, now), login: customer.family } };
    }
    const sid = cookie(SESSION_COOKIE);
    if (sid === undefined || !isSessionSecret(sid)) return null;
    const visitor = await findVisitor(app.db, sid, now, isPriced);
    if (visitor?.is_use_due) await recordUse(app.db, visitor.session_uuid, now);
    // A cookie can outlive its session. The visitor is then anonymous, which is not an error.
    return (
      visitor && {
        sessionId: visitor.session_uuid,
        customer: visitor.customer && { ...callerOf(visitor.customer, now), login: visitor.session_uuid },
      }
    );
  },
};

export const callerOf = (
  customer: Pick<Customer, 'customer_id' | 'uuid' | 'group_id' | 'email' | 'full_name'> & {
    readonly priced?: PricedCustomer;
  },
  now: Date,
): CustomerCaller => ({
  id: customer.customer_id,
  uuid: customer.uuid,
  groupId: customer.group_id,
  ...(customer.priced && {
    groupIds: customer.priced.group_ids,
    isTaxExempt: exemptionAt(customer.priced.exemptions, now) !== null,
  }),
  email: customer.email,
  fullName: customer.full_name,
});
