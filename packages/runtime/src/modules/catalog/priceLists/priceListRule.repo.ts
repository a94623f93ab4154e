import { z } from 'zod';
import { bool, decimal, int, text, timestamp, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import type { PriceListRule } from './priceRules.ts';

/** The columns of a list that prices depend on. */
export const priceListInputs = z.array(
  z.object({
    price_list_id: int,
    uuid,
    code: text,
    kind: z.enum(['sale', 'override']),
    currency: text.nullable(),
    is_on: bool,
    priority: int,
    percent: decimal.nullable(),
    is_scoped: bool,
    groups: z.array(int).nullable(),
    starts_at: timestamp.nullable(),
    ends_at: timestamp.nullable(),
    limits: z
      .object({ min_qty: int.nullable(), max_qty: int.nullable(), qty_step: int.nullable() })
      .nullable(),
  }),
);
export type PriceListInputs = z.output<typeof priceListInputs>;

/** Selects the lists `l` that fit a condition, to be parsed with `priceListInputs`, in any statement. */
const listsWhere = (condition: SqlFragment): SqlFragment => sql.fragment`coalesce((
  select json_agg(json_build_object(
    'price_list_id', l.price_list_id, 'uuid', l.uuid, 'code', l.code, 'kind', l.kind, 'currency', l.currency,
    'is_on', l.status = 1, 'priority', l.priority, 'percent', l.percent::text, 'is_scoped', l.scope is not null,
    'groups', case when l.for_groups then coalesce((
      select json_agg(g.customer_group_id order by g.customer_group_id) from price_list_group g
      where g.price_list_id = l.price_list_id), '[]') end,
    'starts_at', l.starts_at, 'ends_at', l.ends_at,
    'limits', case when coalesce(l.min_qty, l.max_qty, l.qty_step) is not null then json_build_object(
      'min_qty', l.min_qty, 'max_qty', l.max_qty, 'qty_step', l.qty_step) end
  ) order by l.price_list_id)
  from price_list l where ${condition}
), '[]')`;

/** Selects the lists that are on and have not ended, as `priceListInputs`. */
export const priceListsColumn = (now: Date): SqlFragment =>
  listsWhere(
    sql.fragment`l.status = 1 and (l.ends_at is null or l.ends_at > ${now.toISOString()}::timestamptz)`,
  );

const timeOf = (time: string | null): number | null => (time === null ? null : Date.parse(time));

/** Returns lists as prices use them. */
export const rulesOf = (inputs: PriceListInputs): readonly PriceListRule[] =>
  inputs.map((list) => ({ ...list, starts_at: timeOf(list.starts_at), ends_at: timeOf(list.ends_at) }));

const listsRow = z.object({ lists: priceListInputs });

/** Reads all lists, also those that are off or have ended. */
export async function readAllRules(db: Db): Promise<readonly PriceListRule[]> {
  const { lists } = await db.one(sql.type(listsRow)`select ${listsWhere(sql.fragment`true`)} as lists`);
  return rulesOf(lists);
}
