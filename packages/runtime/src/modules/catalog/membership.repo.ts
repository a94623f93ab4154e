import { z } from 'zod';
import { bool, int, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';

/** The types of groups that products can be members of. */
export type Group = 'category' | 'collection';

const named = (table: 'product' | Group, ref: IdRef) =>
  'id' in ref
    ? sql.fragment`${sql.identifier([`${table}_id`])} = ${ref.id}`
    : sql.fragment`uuid = ${ref.uuid}`;

const membership = z.object({
  group_id: int.nullable(),
  group_uuid: uuid.nullable(),
  product_id: int.nullable(),
  product_uuid: uuid.nullable(),
});
export type MembershipRow = z.output<typeof membership>;

/**
 * Adds a product to a group, unless it is already a member. The id of a group or product that does not exist is returned
 * as null.
 */
export const insertMembership = (db: Db, group: Group, groupRef: IdRef, productRef: IdRef) =>
  db.one(sql.type(membership)`
    with g as (
      select ${sql.identifier([`${group}_id`])} as id, uuid from ${sql.identifier([group])}
      where ${named(group, groupRef)} for key share
    ), p as (
      select product_id, uuid from product where ${named('product', productRef)} for key share
    ), added as (
      insert into ${sql.identifier([`product_${group}`])} (${sql.identifier([`${group}_id`])}, product_id)
      select g.id, p.product_id from g, p
      on conflict do nothing
    )
    select g.id as group_id, g.uuid as group_uuid, p.product_id, p.uuid as product_uuid
    from (select) as one left join g on true left join p on true`);

/** Removes a product from a group. Returns whether the group exists, and whether the product was a member. */
export const deleteMembership = (db: Db, group: Group, groupRef: IdRef, productRef: IdRef) =>
  db.one(sql.type(membership.extend({ was_in: bool }))`
    with g as (
      select ${sql.identifier([`${group}_id`])} as id, uuid from ${sql.identifier([group])}
      where ${named(group, groupRef)}
    ), p as (
      select product_id, uuid from product where ${named('product', productRef)}
    ), gone as (
      delete from ${sql.identifier([`product_${group}`])} m using g, p
      where m.${sql.identifier([`${group}_id`])} = g.id and m.product_id = p.product_id
      returning m.product_id
    )
    select g.id as group_id, g.uuid as group_uuid, p.product_id, p.uuid as product_uuid,
      exists (select from gone) as was_in
    from (select) as one left join g on true left join p on true`);
