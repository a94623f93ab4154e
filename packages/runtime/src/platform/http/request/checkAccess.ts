import { forbidden, unauthorized } from '../../errors.ts';
import { secondFactorMissing } from './errors.ts';
import { holdsPermission } from '../../contracts/caller.ts';
import type { Step } from './exchange.ts';

/** Checks that the caller may use the route, before reading any input. */
export const checkAccess: Step = (ctx, next) => {
  const { caller, plan } = ctx.state;
  if (plan.isForStaff && !caller.admin) throw unauthorized();
  if (plan.access === 'public') return next();
  if (plan.access === 'customer') {
    if (!caller.customer) throw unauthorized();
    return next();
  }
  if (!caller.admin) throw unauthorized();
  if (plan.access === 'admin' && !plan.permissions.some((id) => holdsPermission(caller, id)))
    throw caller.admin.lacksSecondFactor ? secondFactorMissing() : forbidden();
  return next();
};
