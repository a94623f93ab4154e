import { z } from 'zod';
import { bool, decimal, int, noColumns, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { onPage } from '../../../platform/listing/parseListing.ts';
import {
  DECIMAL_COLUMNS,
  inventoryTable,
  productColumns,
  WRITTEN_COLUMNS,
} from '../products/productColumns.ts';
import { ownPricesColumn } from '../priceLists/productPrices.repo.ts';
import { attributeList } from '../attributes/productAttribute.repo.ts';
import { productAttribute } from '../attributes/attribute.ts';

const exportedColumns = productColumns
  .omit({
    uuid: true,
    variant_group_id: true,
    lowest_price_30_days: true,
    created_at: true,
    updated_at: true,
  })
  .extend({
    /** The paths of the categories, which are the same in another shop. */
    categories: z.array(text),
    /** The codes of the collections. */
    collections: z.array(text),
    images: z.array(text),
    attributes: z.array(productAttribute),
    /** The product's own prices in other currencies. */
    prices: z.record(text, decimal),
    product_id: int,
  });
export type ExportedColumns = z.output<typeof exportedColumns>;

const exportedVariant = exportedColumns.extend({
  is_main: bool,
  /** The options as `[attribute code, option]`, in the attribute order of the group. */
  options: z.array(z.tuple([text, text])),
});
export type ExportedVariant = z.output<typeof exportedVariant>;

const exportedProduct = exportedColumns.extend({
  /** All variants of a main variant, starting with the main variant. Null if the product is not a main variant. */
  variants: z.array(exportedVariant).nullable(),
});
export type ExportedProduct = z.output<typeof exportedProduct>;

/**
 * Makes the transaction read from a single database snapshot, and allows it to idle while a slow client reads. This must be the first
 * statement in the transaction.
 */
export async function holdSnapshot(tx: Db): Promise<void> {
  await tx.run(sql.type(noColumns)`set transaction isolation level repeatable read, read only`);
  await tx.run(sql.type(noColumns)`set local idle_in_transaction_session_timeout = 0`);
}

const isDecimal = new Set<string>(DECIMAL_COLUMNS);

/** The columns of the product row, with decimals without trailing zeros. */
const ownColumns = sql.join(
  ['product_id', 'group_id', 'tax_class', ...WRITTEN_COLUMNS].map((name) => {
    const column = sql.identifier(['p', name]);
    return isDecimal.has(name)
      ? sql.fragment`trim_scale(${column})::text as ${sql.identifier([name])}`
      : sql.fragment`${column}`;
  }),
  sql.fragment`, `,
);

const columns = sql.fragment`${ownColumns}, ${inventoryTable.columns}, ${ownPricesColumn} as prices,
  array(select m.url from product_image m where m.product_id = p.product_id order by m.position) as images,
  array(select r.request_path from product_category c join category on category.category_id = c.category_id
    join url_rewrite r on r.entity_uuid = category.uuid
    where c.product_id = p.product_id order by r.request_path) as categories,
  array(select o.code from product_collection c join collection o on o.collection_id = c.collection_id
    where c.product_id = p.product_id order by o.code) as collections,
  ${attributeList(sql.fragment`p.product_id`, 'admin')} as attributes`;

/**
 * Lists the products after an id, in id order; variants are listed with their main variant. The ids are looked up first: otherwise,
 * each batch would also read the stock of all products before it.
 */
export const listExportedProducts = (tx: Db, after: number, limit: number) =>
  tx.any(sql.type(exportedProduct)`
    select ${columns}, case when p.is_main then (
      select json_agg(member order by not member.is_main, member.product_id)
      from (
        select ${columns}, p.is_main, (
          select json_agg(json_build_array(a.attribute_code, o.option_text) order by choice.place)
          from unnest(p.variant_options) with ordinality as choice (option_id, place)
          join attribute_option o on o.attribute_option_id = choice.option_id
          join attribute a on a.attribute_id = o.attribute_id) as options
        from product p join product_inventory i on i.product_id = p.product_id
        where p.variant_group_id = own.variant_group_id
      ) as member) end as variants
    from product p join product_inventory i on i.product_id = p.product_id
    cross join lateral (select p.variant_group_id) as own
    where ${onPage(sql.fragment`p.product_id`, sql.fragment`product p`, batchAfter(after, limit))}
    order by p.product_id`);

const batchAfter = (after: number, limit: number) => ({
  where: sql.fragment`p.product_id > ${after} and (p.variant_group_id is null or p.is_main or not exists (
    select from product main where main.variant_group_id = p.variant_group_id and main.is_main))`,
  orderBy: sql.fragment`p.product_id`,
  limit,
  offset: 0,
});
