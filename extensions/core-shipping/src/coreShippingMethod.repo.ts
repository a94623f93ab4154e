import { column, sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';

const methodRow = z.object({
  core_shipping_method_id: column.int,
  uuid: column.uuid,
  name: column.text,
  is_enabled: column.bool,
  sort_order: column.int,
  default_carrier_code: column.text.nullable(),
  default_service_code: column.text.nullable(),
});

export type CoreMethod = z.output<typeof methodRow>;
export type MethodFields = Omit<CoreMethod, 'core_shipping_method_id' | 'uuid'>;

/** Absent fields stay as they are. */
export interface MethodChange {
  readonly name?: string | undefined;
  readonly is_enabled?: boolean | undefined;
  readonly sort_order?: number | undefined;
  readonly default_carrier_code?: string | null | undefined;
  readonly default_service_code?: string | null | undefined;
}

export const listMethods = (db: Db) =>
  db.any(
    sql.type(methodRow)`select * from core_shipping_method order by sort_order, core_shipping_method_id`,
  );

export const findMethod = (db: Db, uuid: string) =>
  db.maybeOne(sql.type(methodRow)`select * from core_shipping_method where uuid = ${uuid}`);

export const listMethodsByIds = (db: Db, ids: readonly number[]) =>
  db.any(sql.type(methodRow)`
    select * from core_shipping_method where core_shipping_method_id = any(${sql.array([...ids], 'int4')})`);

/** A name that is taken breaks `core_shipping_method_name_key`, here and in `updateMethod`. */
export const insertMethod = (db: Db, fields: MethodFields) =>
  db.one(sql.type(methodRow)`
    insert into core_shipping_method (name, is_enabled, sort_order, default_carrier_code, default_service_code)
    values (${fields.name}, ${fields.is_enabled}, ${fields.sort_order}, ${fields.default_carrier_code},
      ${fields.default_service_code})
    returning *`);

/** Null when there is no such method. */
export const updateMethod = (db: Db, uuid: string, change: MethodChange) =>
  db.maybeOne(sql.type(methodRow)`
    update core_shipping_method
    set name = coalesce(${change.name ?? null}, name),
      is_enabled = coalesce(${change.is_enabled ?? null}, is_enabled),
      sort_order = coalesce(${change.sort_order ?? null}, sort_order),
      default_carrier_code = case when ${change.default_carrier_code !== undefined}
        then ${change.default_carrier_code ?? null} else default_carrier_code end,
      default_service_code = case when ${change.default_service_code !== undefined}
        then ${change.default_service_code ?? null} else default_service_code end
    where uuid = ${uuid}
    returning *`);

export const deleteMethod = (db: Db, uuid: string) =>
  db.maybeOne(sql.type(methodRow)`delete from core_shipping_method where uuid = ${uuid} returning *`);
