import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { shownColumn } from './shownTax.ts';
import type { ShownPrices } from './shownPrices.ts';

/** The columns of `product` that are the same in all price contexts. */
export const UNPRICED_COLUMNS = [
  'product_id',
  'uuid',
  'group_id',
  'sku',
  'name',
  'url_key',
  'weight',
  'tax_class',
  'status',
  'visibility',
  'no_shipping_required',
  'description',
  'short_description',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'created_at',
  'updated_at',
  'meta_data',
  'variant_group_id',
  'variant_options',
  'search',
  'is_main',
  'entry_of',
  'entry_id',
  'inherited',
  'unit_amount',
  'unit',
  'sku_alike',
  'return_days',
  'withdrawal_excluded',
  'gift_card',
  'consumer_notice_type',
  'consumer_notice',
] as const;

/** The columns of `product` that a price list may have in place of the product. */
const LIMITS = ['min_qty', 'max_qty', 'qty_step'] as const;

const unpriced = sql.join(
  UNPRICED_COLUMNS.map((column) => sql.identifier(['own', column])),
  sql.fragment`, `,
);

/** Selects the limits of quantity of the product `own`: of the first of the price lists that have the product, else its own. */
function limitColumns({ limitedBy }: ShownPrices): SqlFragment {
  const columns = LIMITS.map((name) => {
    const column = (table: string) => sql.identifier([table, name]);
    if (limitedBy.length === 0) return sql.fragment`${column('own')}`;
    return sql.fragment`coalesce((
      select ${column('l')} from price_list l
      where l.price_list_id = any(${sql.array([...limitedBy], 'int4')}) and (
        exists (select from price_list_price r where r.product_id = own.product_id and r.price_list_id = l.price_list_id)
        or l.percent is not null and (l.scope is null or exists (
          select from price_list_product s where s.product_id = own.product_id and s.price_list_id = l.price_list_id)))
      order by l.priority desc, l.price_list_id limit 1
    ), ${column('own')}) as ${sql.identifier([name])}`;
  });
  return sql.fragment`${sql.join(columns, sql.fragment`, `)}`;
}

/** The condition that the kept price `kept` applies in the context at the time of the request. */
const keptIn = ({ contextId, at }: ShownPrices): SqlFragment => sql.fragment`
  kept.price_context_id = ${contextId} and kept.valid_from <= ${at.toISOString()}::timestamptz
  and (kept.valid_to is null or kept.valid_to > ${at.toISOString()}::timestamptz)`;

/**
 * Selects from `product` under an alias, with the prices and limits of quantity that a request shows, the prices in the columns `price`, `compare_at_price` and
 * `lowest_price_30_days`. Products without a price in the context are left out. PostgreSQL merges the subquery into the statement, so that
 * all indexes of both tables serve it.
 */
export function pricedProducts(shown: ShownPrices | null, alias: SqlFragment): SqlFragment {
  if (shown === null) return sql.fragment`product ${alias}`;
  return pricedColumns(shown, sql.fragment`${unpriced}, ${limitColumns(shown)}`, alias);
}

/** Selects the ids, the status and the shown prices alone, as `pricedProducts` does. A shorter statement is made and sent faster. */
export function pricesOfProducts(shown: ShownPrices | null, alias: SqlFragment): SqlFragment {
  if (shown === null) return sql.fragment`product ${alias}`;
  return pricedColumns(shown, sql.fragment`own.product_id, own.entry_id, own.status`, alias);
}

function pricedColumns(shown: ShownPrices, columns: SqlFragment, alias: SqlFragment): SqlFragment {
  const { contextId, tax, currency } = shown;
  const [source, amount] = contextId === null ? ['own', 'price'] : ['kept', 'amount'];
  const shownOf = (column: string) =>
    shownColumn(sql.fragment`${sql.identifier([source, column])}`, tax, currency);
  return sql.fragment`(
  select ${columns}, ${shownOf(amount)} as price, ${shownOf('compare_at_price')} as compare_at_price,
    ${shownOf('lowest_price_30_days')} as lowest_price_30_days,
    ${contextId === null ? sql.fragment`null::int` : sql.fragment`kept.price_list_id`} as price_list_id
  from product own ${
    contextId === null
      ? sql.fragment``
      : sql.fragment`join product_price_context kept on kept.product_id = own.product_id and ${keptIn(shown)}`
  }) ${alias}`;
}
