import { onConstraint } from '@shop/runtime/extension';
import type { AppContext, Db, PartialValues } from '@shop/runtime/extension';
import type { CoreMethod } from './coreMethod.ts';
import { deleteMethodRow, insertMethod, updateMethodRow } from './coreShippingMethod.repo.ts';
import type { MethodValues } from './coreShippingMethod.repo.ts';
import { methodExists, methodNotFound } from './errors.ts';

/** Creates a method. Throws 400 for a name in use. */
export const createMethod = (app: AppContext, db: Db, values: MethodValues): Promise<CoreMethod> =>
  withName(values.name, () =>
    db.transaction(async (tx) => {
      await app.shipping.touch(tx);
      return insertMethod(tx, values);
    }),
  );

/** Updates the given fields. Throws 400 for an unknown method and for a name in use. */
export const updateMethod = (
  app: AppContext,
  db: Db,
  uuid: string,
  values: PartialValues<MethodValues>,
): Promise<CoreMethod> =>
  withName(values.name, () =>
    db.transaction(async (tx) => {
      await app.shipping.touch(tx);
      return orNotFound(await updateMethodRow(tx, uuid, values));
    }),
  );

/** Deletes a method with all its rates. Returns the deleted method. Throws 400 for an unknown method. */
export const deleteMethod = (app: AppContext, db: Db, uuid: string): Promise<CoreMethod> =>
  db.transaction(async (tx) => {
    await app.shipping.touch(tx);
    return orNotFound(await deleteMethodRow(tx, uuid));
  });

/** Throws inside the transaction, so that a rejected change does not increment the shipping revision. */
function orNotFound(method: CoreMethod | null): CoreMethod {
  if (!method) throw methodNotFound();
  return method;
}

const withName = <T>(name: string | undefined, work: () => Promise<T>): Promise<T> =>
  onConstraint({ core_shipping_method_name_key: () => methodExists(name ?? '') }, work);
