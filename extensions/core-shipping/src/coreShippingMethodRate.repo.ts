import { column, sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';
import { figure } from './decimal.ts';

const rateRow = z.object({
  core_shipping_method_rate_id: column.int,
  uuid: column.uuid,
  method_id: column.int,
  zone_id: column.int,
  is_enabled: column.bool,
  cost: column.decimal.nullable(),
  condition_type: z.enum(['price', 'weight']).nullable(),
  min: column.decimal.nullable(),
  max: column.decimal.nullable(),
  price_based_cost: z.array(z.object({ min_price: figure, cost: figure })).nullable(),
  weight_based_cost: z.array(z.object({ min_weight: figure, cost: figure })).nullable(),
});

/** A rate and what its method says to a shopper. */
const offeredRow = rateRow.extend({
  method_uuid: column.uuid,
  name: column.text,
  sort_order: column.int,
  default_carrier_code: column.text.nullable(),
  default_service_code: column.text.nullable(),
});

export type CoreRate = z.output<typeof rateRow>;
export type OfferedRate = z.output<typeof offeredRow>;
/** `cost`, `min` and `max` as they were sent: PostgreSQL makes decimals of them. */
export interface RateFields {
  readonly is_enabled: boolean;
  readonly cost: string | number | null;
  readonly condition_type: CoreRate['condition_type'];
  readonly min: string | number | null;
  readonly max: string | number | null;
  readonly price_based_cost: CoreRate['price_based_cost'];
  readonly weight_based_cost: CoreRate['weight_based_cost'];
}

/** What a zone offers: enabled rates of enabled methods. */
export const listOfferedRates = (db: Db, zoneId: number) =>
  db.any(sql.type(offeredRow)`
    select rate.*, method.uuid as method_uuid, method.name, method.sort_order, method.default_carrier_code,
      method.default_service_code
    from core_shipping_method_rate rate
    join core_shipping_method method on method.core_shipping_method_id = rate.method_id
    where rate.zone_id = ${zoneId} and rate.is_enabled and method.is_enabled
    order by method.sort_order, method.core_shipping_method_id`);

export const listRates = (db: Db) =>
  db.any(sql.type(rateRow)`select * from core_shipping_method_rate order by core_shipping_method_rate_id`);

export const listRatesBy = (db: Db, key: 'method_id' | 'zone_id', ids: readonly number[]) =>
  db.any(sql.type(rateRow)`
    select * from core_shipping_method_rate
    where ${sql.identifier([key])} = any(${sql.array([...ids], 'int4')})
    order by core_shipping_method_rate_id`);

export const findRate = (db: Db, uuid: string) =>
  db.maybeOne(sql.type(rateRow)`select * from core_shipping_method_rate where uuid = ${uuid}`);

const bindingRow = z.object({ method_id: column.int.nullable(), zone_id: column.int.nullable() });

/** The ids of a method and a zone by their uuids, null for what there is not. */
export const findBinding = (db: Db, methodUuid: string, zoneUuid: string | null) =>
  db.one(sql.type(bindingRow)`
    select
      (select core_shipping_method_id from core_shipping_method where uuid = ${methodUuid}) as method_id,
      (select shipping_zone_id from shipping_zone where uuid = ${zoneUuid}) as zone_id`);

/** A second rate of a method and zone breaks `core_shipping_method_rate_key`. */
export const insertRate = (db: Db, methodId: number, zoneId: number, fields: RateFields) =>
  db.one(sql.type(rateRow)`
    insert into core_shipping_method_rate (method_id, zone_id, is_enabled, cost, condition_type, min, max,
      price_based_cost, weight_based_cost)
    values (${methodId}, ${zoneId}, ${valuesOf(fields)})
    returning *`);

/** Writes all fields. Null when there is no such rate. */
export const replaceRate = (db: Db, uuid: string, fields: RateFields) =>
  db.maybeOne(sql.type(rateRow)`
    update core_shipping_method_rate
    set (is_enabled, cost, condition_type, min, max, price_based_cost, weight_based_cost) = row(${valuesOf(fields)})
    where uuid = ${uuid}
    returning *`);

const noColumns = z.object({});

/** Whether there was one. */
export const deleteRate = async (db: Db, uuid: string) =>
  (await db.run(sql.type(noColumns)`delete from core_shipping_method_rate where uuid = ${uuid}`)) > 0;

const valuesOf = (fields: RateFields) => sql.fragment`
  ${fields.is_enabled}::boolean, ${decimal(fields.cost)}::numeric, ${fields.condition_type}::text,
  ${decimal(fields.min)}::numeric, ${decimal(fields.max)}::numeric,
  ${json(fields.price_based_cost)}::jsonb, ${json(fields.weight_based_cost)}::jsonb`;

const decimal = (value: string | number | null) => (value === null ? null : String(value));
const json = (tiers: readonly object[] | null) => (tiers === null ? null : JSON.stringify(tiers));
