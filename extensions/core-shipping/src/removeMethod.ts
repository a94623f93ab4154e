import type { AppContext, Db } from '@shop/runtime/extension';
import { deleteMethod } from './coreShippingMethod.repo.ts';
import type { CoreMethod } from './coreShippingMethod.repo.ts';
import { methodNotFound } from './errors.ts';

/** Removes a method with all its rates. Returns it as it was. */
export const removeMethod = (app: AppContext, db: Db, uuid: string): Promise<CoreMethod> =>
  db.transaction(async (tx) => {
    await app.shipping.touch(tx);
    const method = await deleteMethod(tx, uuid);
    if (!method) throw methodNotFound();
    return method;
  });
