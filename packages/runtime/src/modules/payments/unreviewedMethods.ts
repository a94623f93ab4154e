import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { readMethods } from './methodStates.ts';
import type { MethodState } from './methodStates.ts';
import { methodsTakingMoney } from './offeredPaymentMethods.ts';

/**
 * Lists the payment methods that accept payments although the merchant has never decided whether to offer them. Runs one
 * SQL statement.
 */
export async function unreviewedMethods(app: AppContext, db: Db): Promise<readonly MethodState[]> {
  const taking = await methodsTakingMoney(app, await readMethods(app, db));
  return taking.filter(({ isReviewed }) => !isReviewed);
}

/** Logs the unreviewed payment methods when the shop starts. */
export async function logUnreviewedMethods(app: AppContext): Promise<void> {
  const methods = (await unreviewedMethods(app, app.db)).map(({ code }) => code);
  if (methods.length === 0) return;
  app.log.warn(
    { methods },
    `Shoppers can use payment methods that no one has reviewed yet: ${methods.join(', ')}. Keep them or turn them off in the settings (/admin/setting/payments)`,
  );
}
