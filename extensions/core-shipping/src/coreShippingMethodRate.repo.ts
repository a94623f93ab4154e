import { column, sql, table, z } from '@shop/runtime/extension';
import type { Db, ValuesOf } from '@shop/runtime/extension';
import { coreMethod } from './coreMethod.ts';
import { coreRate } from './coreRate.ts';
import type { CoreRate } from './coreRate.ts';

/** A rate with its method's columns that appear in an offer. */
const offeredRate = coreRate.extend({
  method_uuid: column.uuid,
  name: column.text,
  /** The translated names by language code. Null if there are none. */
  names: z.record(z.string(), z.string()).nullable(),
  sort_order: column.int,
  default_carrier_code: column.text.nullable(),
  default_service_code: column.text.nullable(),
  business_days: coreMethod.shape.business_days,
});
export type OfferedRate = z.output<typeof offeredRate>;

/** The values of a rate as sent. PostgreSQL converts `cost`, `min` and `max` to decimals. */
const sentRate = coreRate.extend({
  cost: z.union([z.string(), z.number()]).nullable(),
  min: z.union([z.string(), z.number()]).nullable(),
  max: z.union([z.string(), z.number()]).nullable(),
});

const rates = table({
  name: 'core_shipping_method_rate',
  alias: 'rate',
  row: sentRate,
  written: [
    'is_enabled',
    'cost',
    'amounts',
    'condition_type',
    'min',
    'max',
    'price_based_cost',
    'weight_based_cost',
  ],
  hasUpdatedAt: false,
});
export type RateValues = ValuesOf<typeof rates>;
const { columns } = rates;

/** Lists the offered rates of a zone: enabled rates of enabled methods. */
export const listOfferedRates = (db: Db, zoneId: number): Promise<readonly OfferedRate[]> =>
  db.any(sql.type(offeredRate)`
    select ${columns}, method.uuid as method_uuid, method.name, (
        select json_object_agg(t.locale, t.fields ->> 'name') from translation t
        where t.entity_uuid = method.uuid and t.fields ? 'name') as names, method.sort_order, method.default_carrier_code,
      method.default_service_code, method.business_days
    from core_shipping_method_rate rate
    join core_shipping_method method on method.core_shipping_method_id = rate.method_id
    where rate.zone_id = ${zoneId} and rate.is_enabled and method.is_enabled
    order by method.sort_order, method.core_shipping_method_id`);

export const listRates = (db: Db): Promise<readonly CoreRate[]> =>
  db.any(sql.type(coreRate)`
    select ${columns} from core_shipping_method_rate rate order by core_shipping_method_rate_id`);

export const listRatesBy = (
  db: Db,
  key: 'method_id' | 'zone_id',
  ids: readonly number[],
): Promise<readonly CoreRate[]> =>
  db.any(sql.type(coreRate)`
    select ${columns} from core_shipping_method_rate rate
    where ${sql.identifier([key])} = any(${sql.array([...ids], 'int4')})
    order by core_shipping_method_rate_id`);

export const findRate = (db: Db, uuid: string): Promise<CoreRate | null> =>
  db.maybeOne(sql.type(coreRate)`
    select ${columns} from core_shipping_method_rate rate where ${rates.is({ uuid })}`);

const bindingRow = z.object({ method_id: column.int.nullable(), zone_id: column.int.nullable() });

/** Finds the IDs of a method and a zone by UUID. Null for one that does not exist. */
export const findBinding = (db: Db, methodUuid: string, zoneUuid: string | null) =>
  db.one(sql.type(bindingRow)`
    select
      (select core_shipping_method_id from core_shipping_method where uuid = ${methodUuid}) as method_id,
      (select shipping_zone_id from shipping_zone where uuid = ${zoneUuid}) as zone_id`);

/** Inserts a rate. A second rate for a method and zone violates `core_shipping_method_rate_key`. */
export const insertRate = (db: Db, methodId: number, zoneId: number, values: RateValues): Promise<CoreRate> =>
  db.one(sql.type(coreRate)`
    ${rates.insert(values, { method_id: sql.fragment`${methodId}::int`, zone_id: sql.fragment`${zoneId}::int` })}
    returning ${columns}`);

/** Replaces all values of a rate. Returns null if the rate does not exist. */
export const replaceRateRow = (db: Db, uuid: string, values: RateValues): Promise<CoreRate | null> =>
  db.maybeOne(sql.type(coreRate)`
    ${rates.update(values)} where ${rates.is({ uuid })} returning ${columns}`);

const noColumns = z.object({});

/** Deletes a rate. Reports whether it existed. */
export const deleteRateRow = async (db: Db, uuid: string): Promise<boolean> =>
  (await db.run(sql.type(noColumns)`
    delete from core_shipping_method_rate rate where ${rates.is({ uuid })}`)) > 0;
