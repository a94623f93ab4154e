import { z } from 'zod';
import { noColumns, text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { table } from '../../platform/entity/table.ts';
import { zone, zoneRow } from './shippingZone.ts';
import type { Zone } from './shippingZone.ts';
import type { ZoneArea } from './zoneArea.ts';

const zones = table({ name: 'shipping_zone', alias: 'zone', row: zoneRow, written: ['name'] });

/** Selects whether a zone covers only some provinces of a country. */
const reachesProvinces = (zone: SqlFragment) => sql.fragment`
  exists (select from shipping_zone_province p where p.zone_id = ${zone}.shipping_zone_id and p.country = c.country)`;

/**
 * Selects the oldest zone that overrides `zone` everywhere, by the rules of `listServingAttachments`. The overriding
 * zone is older, covers the same whole countries and at least the same provinces, and has every provider that is
 * enabled in `zone`.
 */
const shadow = sql.fragment`(
  select json_build_object('uuid', older.uuid, 'name', older.name)
  from shipping_zone older
  where older.shipping_zone_id < zone.shipping_zone_id
    and not exists (
      select from shipping_zone_country c where c.zone_id = zone.shipping_zone_id and not exists (
        select from shipping_zone_country o where o.zone_id = older.shipping_zone_id and o.country = c.country
          and ${reachesProvinces(sql.fragment`older`)} = ${reachesProvinces(sql.fragment`zone`)}))
    and not exists (
      select from shipping_zone_province p where p.zone_id = zone.shipping_zone_id and not exists (
        select from shipping_zone_province o
        where o.zone_id = older.shipping_zone_id and (o.country, o.province) = (p.country, p.province)))
    and not exists (
      select from shipping_zone_provider a where a.zone_id = zone.shipping_zone_id and a.is_enabled and not exists (
        select from shipping_zone_provider o
        where o.zone_id = older.shipping_zone_id and o.provider_code = a.provider_code and o.is_enabled))
  order by older.shipping_zone_id limit 1)`;

/** Selects zones with their areas and attachments. `source` provides the `shipping_zone` rows: the table, or a CTE. */
const selectZones = (source: 'shipping_zone' | 'deleted') => sql.fragment`
  select ${zones.columns},
    (select coalesce(json_agg(c.country order by c.country), '[]')
      from shipping_zone_country c where c.zone_id = zone.shipping_zone_id) as countries,
    (select coalesce(json_agg(json_build_object('country', p.country, 'province', p.province)
        order by p.country, p.province), '[]')
      from shipping_zone_province p where p.zone_id = zone.shipping_zone_id) as provinces,
    (select coalesce(json_agg(a.* order by a.sort_order, a.shipping_zone_provider_id), '[]')
      from shipping_zone_provider a where a.zone_id = zone.shipping_zone_id) as providers,
    ${shadow} as shadowed_by
  from ${sql.identifier([source])} as zone`;

export const listZones = (db: Db) =>
  db.any(sql.type(zone)`${selectZones('shipping_zone')} order by zone.shipping_zone_id`);

const servedCountries = z.object({ countries: z.array(text) });

/** Selects the countries that zones cover, sorted, as a JSON array of codes. */
export const servedCountriesColumn = sql.fragment`(
  select coalesce(json_agg(distinct country order by country), '[]') from shipping_zone_country)`;

/** Lists the countries that zones cover, sorted. */
export const listServedCountries = async (db: Db): Promise<readonly string[]> => {
  const { countries } = await db.one(sql.type(servedCountries)`
    select ${servedCountriesColumn} as countries`);
  return countries;
};

/** Reads a zone that must exist. */
export const getZone = (db: Db, id: number) =>
  db.one(sql.type(zone)`${selectZones('shipping_zone')} where ${zones.is({ id })}`);

export const findZone = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(zone)`${selectZones('shipping_zone')} where ${zones.is(ref)}`);

/** Reports whether any zone covers only some provinces of a country. */
export const zonesUseProvincesOf = (db: Db, country: string) =>
  db.exists(sql.type(noColumns)`select 1 from shipping_zone_province where country = ${country}`);

export const zoneExists = (db: Db, zoneUuid: string) =>
  db.exists(sql.type(noColumns)`select 1 from shipping_zone where uuid = ${zoneUuid}`);

/** Inserts a zone with its area, and attaches the providers with the given codes. Returns the zone's integer id. */
export async function insertZone(
  db: Db,
  name: string,
  area: ZoneArea,
  providerCodes: readonly string[],
): Promise<number> {
  const row = await db.one(sql.type(zoneRow)`
    with zone as (
      ${zones.insert({ name })} returning ${zones.columns}
    ), country as (
      insert into shipping_zone_country (zone_id, country)
      select zone.shipping_zone_id, c.country from zone, ${countriesOf(area)}
    ), province as (
      insert into shipping_zone_province (zone_id, country, province)
      select zone.shipping_zone_id, p.country, p.province from zone, ${provincesOf(area)}
    ), provider as (
      insert into shipping_zone_provider (zone_id, provider_code)
      select zone.shipping_zone_id, code
      from zone, unnest(${sql.array([...providerCodes], 'text')}) as code
    )
    select zone.* from zone`);
  return row.shipping_zone_id;
}

/** Replaces the name and area of a zone. */
export async function updateZoneRow(db: Db, zone: Zone, name: string, area: ZoneArea): Promise<void> {
  const id = zone.shipping_zone_id;
  await db.run(sql.type(noColumns)`
    with wanted_country as (
      select c.country from ${countriesOf(area)}
    ), wanted_province as (
      select p.country, p.province from ${provincesOf(area)}
    ), gone_country as (
      delete from shipping_zone_country
      where zone_id = ${id} and country not in (select country from wanted_country)
    ), gone_province as (
      delete from shipping_zone_province
      where zone_id = ${id} and (country, province) not in (select country, province from wanted_province)
    ), new_country as (
      insert into shipping_zone_country (zone_id, country)
      select ${id}, country from wanted_country
      on conflict do nothing
    ), new_province as (
      insert into shipping_zone_province (zone_id, country, province)
      select ${id}, country, province from wanted_province
      on conflict do nothing
    )
    ${zones.update({ name })} where ${zones.is({ id })}`);
}

/** Deletes a zone and returns the deleted zone, or null if it does not exist. */
export const deleteZoneRow = (db: Db, zoneUuid: string) =>
  db.maybeOne(sql.type(zone)`
    with deleted as (delete from shipping_zone where uuid = ${zoneUuid} returning *)
    ${selectZones('deleted')}`);

const countriesOf = ({ countries }: ZoneArea) =>
  sql.fragment`${sql.unnest(
    countries.map((country) => [country]),
    ['text'],
  )} as c (country)`;

const provincesOf = ({ provinces }: ZoneArea) =>
  sql.fragment`${sql.unnest(
    provinces.map(({ country, province }) => [country, province]),
    ['text', 'text'],
  )} as p (country, province)`;

/**
 * Increments the shipping setup revision. As the first SQL statement of a transaction, it serializes setup changes.
 * No transaction then reads a partial change or deadlocks with another one.
 */
export async function touchShipping(db: Db): Promise<void> {
  await db.run(sql.type(noColumns)`update shipping_revision set revision = revision + 1`);
}
