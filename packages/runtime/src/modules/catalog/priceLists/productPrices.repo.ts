import { z } from 'zod';
import { decimal, int } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';

/** The values that the prices of a product depend on beside its own columns. */
export const priceSources = {
  own: z.record(z.string(), decimal),
  rows: z.array(z.object({ list: int, min_qty: int, amount: decimal })),
  scoped: z.array(int),
};

/** Selects `own` of `priceSources` of the product `p`: its own prices in other currencies, as JSON. */
export const ownPricesColumn: SqlFragment = sql.fragment`coalesce((
  select json_object_agg(o.currency, trim_scale(o.amount)::text order by o.currency) from product_price o where o.product_id = p.product_id), '{}')`;

/** Selects `rows` of `priceSources` of the product `p`: its prices in lists that are on, as JSON. */
export const listRowsColumn: SqlFragment = sql.fragment`coalesce((
  select json_agg(json_build_object('list', r.price_list_id, 'min_qty', r.min_qty, 'amount', r.amount::text)
    order by r.price_list_id, r.min_qty)
  from price_list_price r join price_list l on l.price_list_id = r.price_list_id and l.status = 1
  where r.product_id = p.product_id), '[]')`;

/** Selects `scoped` of `priceSources` of the product `p`: the lists in whose scope it is, as JSON. */
export const scopesColumn: SqlFragment = sql.fragment`coalesce((
  select json_agg(s.price_list_id order by s.price_list_id) from price_list_product s
  where s.product_id = p.product_id), '[]')`;
