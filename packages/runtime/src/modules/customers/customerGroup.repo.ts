import { z } from 'zod';
import { createdAt, entityId, entityUuid, text, totalRow, updatedAt } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { table } from '../../platform/entity/table.ts';
import type { PartialValues, ValuesOf } from '../../platform/entity/table.ts';
import { TAX_EXEMPT, taxExemptColumns } from './taxExemption.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';

export const customerGroupRow = z.object({
  customer_group_id: entityId,
  uuid: entityUuid,
  group_name: text.describe('The name of the group. Must be unique, ignoring case.'),
  ...taxExemptColumns,
  prices_shown: text
    .nullable()
    .describe(
      'The way in which prices are shown to the customers: `stored`, `gross` (with tax) or `net` (without). Null: as the setting `pricesShown` says.',
    ),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type CustomerGroup = z.output<typeof customerGroupRow>;

/** The id of the group for customers without another group. */
export const DEFAULT_GROUP = 1;

const groups = table({
  name: 'customer_group',
  alias: 'g',
  row: customerGroupRow,
  written: ['group_name', ...TAX_EXEMPT, 'prices_shown'],
});
export type CustomerGroupValues = ValuesOf<typeof groups>;

export const findGroup = (db: Db, ref: IdRef): Promise<CustomerGroup | null> =>
  db.maybeOne(
    sql.type(customerGroupRow)`select ${groups.columns} from customer_group g where ${groups.is(ref)}`,
  );

export const listGroupsOf = (db: Db, ids: readonly number[]): Promise<readonly CustomerGroup[]> =>
  db.any(sql.type(customerGroupRow)`
    select * from customer_group where customer_group_id = any(${sql.array(ids, 'int4')})`);

export const listGroups = (
  db: Db,
  { where, orderBy, limit, offset }: Slice,
): Promise<readonly CustomerGroup[]> =>
  db.any(sql.type(customerGroupRow)`
    select * from customer_group where ${where} order by ${orderBy} limit ${limit} offset ${offset}`);

export async function countGroups(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const row = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from customer_group where ${where}`)}`,
  );
  return row.total;
}

export const insertGroup = (db: Db, values: CustomerGroupValues): Promise<CustomerGroup> =>
  db.one(sql.type(customerGroupRow)`${groups.insert(values)} returning ${groups.columns}`);

export const updateGroupRow = (
  db: Db,
  ref: IdRef,
  values: PartialValues<CustomerGroupValues>,
): Promise<CustomerGroup | null> =>
  db.maybeOne(sql.type(customerGroupRow)`
    ${groups.update(values)} where ${groups.is(ref)} returning ${groups.columns}`);

/** Deletes a customer group and moves its customers to the default group. */
export const deleteGroupRow = (db: Db, ref: IdRef): Promise<CustomerGroup | null> =>
  db.maybeOne(sql.type(customerGroupRow)`
    delete from customer_group g where ${groups.is(ref)} and g.customer_group_id <> ${DEFAULT_GROUP}
    returning ${groups.columns}`);
