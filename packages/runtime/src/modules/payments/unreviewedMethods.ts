import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { readMethods } from './methodStates.ts';
import type { MethodState } from './methodStates.ts';
import { methodsTakingMoney } from './offeredPaymentMethods.ts';

/** Lists the methods that take money even though the merchant has never decided whether to offer them. One statement. */
export async function unreviewedMethods(app: AppContext, db: Db): Promise<readonly MethodState[]> {
  const taking = await methodsTakingMoney(app, await readMethods(app, db));
  return taking.filter(({ isReviewed }) => !isReviewed);
}

/** Logs the unreviewed methods when the shop starts. */
export async function logUnreviewedMethods(app: AppContext): Promise<void> {
  const methods = (await unreviewedMethods(app, app.db)).map(({ code }) => code);
  if (methods.length === 0) return;
  app.log.warn(
    { methods },
    `Shoppers can use payment methods that no one has reviewed yet: ${methods.join(', ')}. Keep them or turn them off in the settings (/admin/setting/payments)`,
  );
}
