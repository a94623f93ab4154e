import { onConstraint } from '@shop/runtime/extension';
import type { AppContext, Db } from '@shop/runtime/extension';
import { insertMethod } from './coreShippingMethod.repo.ts';
import type { CoreMethod, MethodFields } from './coreShippingMethod.repo.ts';
import { methodExists } from './errors.ts';

export const createMethod = (app: AppContext, db: Db, fields: MethodFields): Promise<CoreMethod> =>
  onConstraint({ core_shipping_method_name_key: () => methodExists(fields.name) }, () =>
    db.transaction(async (tx) => {
      await app.shipping.touch(tx);
      return insertMethod(tx, fields);
    }),
  );
