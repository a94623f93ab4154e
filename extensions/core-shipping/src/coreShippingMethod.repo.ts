import { sql, table } from '@shop/runtime/extension';
import type { Db, PartialValues, ValuesOf } from '@shop/runtime/extension';
import { coreMethod } from './coreMethod.ts';
import type { CoreMethod } from './coreMethod.ts';

const methods = table({
  name: 'core_shipping_method',
  alias: 'method',
  row: coreMethod,
  written: [
    'name',
    'is_enabled',
    'sort_order',
    'default_carrier_code',
    'default_service_code',
    'business_days',
  ],
  hasUpdatedAt: false,
});
export type MethodValues = ValuesOf<typeof methods>;
const { columns } = methods;

export const listMethods = (db: Db): Promise<readonly CoreMethod[]> =>
  db.any(sql.type(coreMethod)`
    select ${columns} from core_shipping_method method order by sort_order, core_shipping_method_id`);

export const findMethod = (db: Db, uuid: string): Promise<CoreMethod | null> =>
  db.maybeOne(
    sql.type(coreMethod)`select ${columns} from core_shipping_method method where ${methods.is({ uuid })}`,
  );

export const listMethodsByIds = (db: Db, ids: readonly number[]): Promise<readonly CoreMethod[]> =>
  db.any(sql.type(coreMethod)`
    select ${columns} from core_shipping_method method
    where core_shipping_method_id = any(${sql.array([...ids], 'int4')})`);

/** Inserts a method. A name in use violates `core_shipping_method_name_key`, here and in `updateMethodRow`. */
export const insertMethod = (db: Db, values: MethodValues): Promise<CoreMethod> =>
  db.one(sql.type(coreMethod)`${methods.insert(values)} returning ${columns}`);

/** Updates the given values. Returns null if the method does not exist. */
export const updateMethodRow = (
  db: Db,
  uuid: string,
  values: PartialValues<MethodValues>,
): Promise<CoreMethod | null> =>
  db.maybeOne(sql.type(coreMethod)`
    ${methods.update(values)} where ${methods.is({ uuid })} returning ${columns}`);

/** Deletes a method with its rates. Returns the deleted method, or null. */
export const deleteMethodRow = (db: Db, uuid: string): Promise<CoreMethod | null> =>
  db.maybeOne(sql.type(coreMethod)`
    delete from core_shipping_method method where ${methods.is({ uuid })} returning ${columns}`);
