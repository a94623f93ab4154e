import { onConstraint } from '@shop/runtime/extension';
import type { AppContext, Db } from '@shop/runtime/extension';
import { updateMethod } from './coreShippingMethod.repo.ts';
import type { CoreMethod, MethodChange } from './coreShippingMethod.repo.ts';
import { methodExists, methodNotFound } from './errors.ts';

/** Changes what `change` carries. */
export const changeMethod = (
  app: AppContext,
  db: Db,
  uuid: string,
  change: MethodChange,
): Promise<CoreMethod> =>
  onConstraint({ core_shipping_method_name_key: () => methodExists(change.name ?? '') }, () =>
    db.transaction(async (tx) => {
      await app.shipping.touch(tx);
      const method = await updateMethod(tx, uuid, change);
      if (!method) throw methodNotFound();
      return method;
    }),
  );
