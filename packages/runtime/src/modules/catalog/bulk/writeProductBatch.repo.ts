import { z } from 'zod';
import { int, noColumns, text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { columnList } from '../../../platform/entity/table.ts';
import { INVENTORY_COLUMNS, WRITTEN_COLUMNS } from '../products/productColumns.ts';
import { lowestAfter, recordChangedPrices, recordFirstPrices } from '../prices/priceHistory.repo.ts';
import type { ChangedProduct, NewProduct } from './batchRows.ts';

const namedProduct = z.object({ product_id: int, uuid, sku: text, url_key: text });

const WRITTEN = columnList(WRITTEN_COLUMNS);
const INVENTORY = columnList(INVENTORY_COLUMNS);
const LOOKED_UP = ['product_id', 'group_id', 'tax_class', 'variant_options'];

/** Reads products from one JSON parameter, with their column types. Null lists are unchanged. */
const sentRows = (rows: readonly object[]) => sql.fragment`
  select ${columnList([...LOOKED_UP, ...WRITTEN_COLUMNS], 'p')}, ${columnList(INVENTORY_COLUMNS, 'i')}, sent.place, more.*
  from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as sent (product, place)
    cross join jsonb_populate_record(null::product, sent.product) as p
    cross join jsonb_populate_record(null::product_inventory, sent.product) as i
    cross join jsonb_to_record(sent.product) as more (sets_stock boolean, images text[], categories int[],
      collections int[], touched int[], attributes jsonb)`;

const sentValues = sql.fragment`jsonb_to_recordset(s.attributes) as v (attribute_id int, option_id int, value text)`;

/** Inserts products with their related rows and first prices in one SQL statement. The ids ascend in list order. */
export const insertProducts = (tx: Db, products: readonly NewProduct[], at: Date) =>
  tx.any(sql.type(namedProduct)`
    with s as materialized (${sentRows(products)}),
    p as (
      insert into product (group_id, tax_class, ${WRITTEN})
      select group_id, tax_class, ${WRITTEN} from s order by place
      returning product_id, uuid, sku, url_key, price, compare_at_price
    ), stocked as (
      insert into product_inventory (product_id, ${INVENTORY})
      select p.product_id, ${columnList(INVENTORY_COLUMNS, 's')} from p join s on s.sku = p.sku
    ), pictured as (
      insert into product_image (product_id, url, position)
      select p.product_id, image.url, image.place - 1
      from p join s on s.sku = p.sku cross join unnest(s.images) with ordinality as image (url, place)
    ), placed as (
      insert into product_category (product_id, category_id)
      select p.product_id, category_id from p join s on s.sku = p.sku cross join unnest(s.categories) as category_id
    ), collected as (
      insert into product_collection (product_id, collection_id)
      select p.product_id, collection_id from p join s on s.sku = p.sku cross join unnest(s.collections) as collection_id
    ), described as (
      insert into product_attribute_value (product_id, attribute_id, option_id, value)
      select p.product_id, v.attribute_id, v.option_id, v.value from p join s on s.sku = p.sku cross join ${sentValues}
    ), priced as (
      ${recordFirstPrices(sql.fragment`p`, at)}
    )
    select product_id, uuid, sku, url_key from p`);

/** Updates products with their related rows, and records the prices that changed, in one SQL statement. */
export async function updateProducts(tx: Db, products: readonly ChangedProduct[], at: Date): Promise<void> {
  await tx.run(sql.type(noColumns)`
    with s as materialized (${sentRows(products)}),
    changed as (
      update product p set (group_id, tax_class, variant_options, lowest_price_30_days, updated_at, ${WRITTEN}) = row(
        s.group_id, s.tax_class, coalesce(s.variant_options, p.variant_options),
        ${lowestAfter({ was: sql.fragment`p`, next: sql.fragment`s` }, at)}, now(),
        ${columnList(WRITTEN_COLUMNS, 's')})
      from s where p.product_id = s.product_id
      returning p.product_id, p.price, p.compare_at_price, p.lowest_price_30_days
    ), priced as (
      ${recordChangedPrices(sql.fragment`changed`, at)}
    ), stocked as (
      update product_inventory i
      set (${INVENTORY}) = row(${columnList(INVENTORY_COLUMNS, 's')})
      from s where i.product_id = s.product_id and s.sets_stock
    ), unpictured as (
      delete from product_image m using s where m.product_id = s.product_id and m.position >= cardinality(s.images)
    ), pictured as (
      insert into product_image (product_id, url, position)
      select s.product_id, image.url, image.place - 1
      from s cross join unnest(s.images) with ordinality as image (url, place)
      on conflict on constraint product_image_position_key do update set url = excluded.url
      where product_image.url <> excluded.url
    ), displaced as (
      delete from product_category c using s where c.product_id = s.product_id and c.category_id <> all (s.categories)
    ), placed as (
      insert into product_category (product_id, category_id)
      select s.product_id, category_id from s cross join unnest(s.categories) as category_id
      on conflict do nothing
    ), undescribed as (
      delete from product_attribute_value old using s
      where old.product_id = s.product_id and old.attribute_id = any(s.touched) and not exists (
        select from ${sentValues}
        where v.attribute_id = old.attribute_id and v.option_id is not distinct from old.option_id)
    ), described as (
      insert into product_attribute_value (product_id, attribute_id, option_id, value)
      select s.product_id, v.attribute_id, v.option_id, v.value from s cross join ${sentValues}
      on conflict on constraint product_attribute_value_key do update set value = excluded.value
      where product_attribute_value.value <> excluded.value
    ), dismissed as (
      delete from product_collection c using s
      where c.product_id = s.product_id and c.collection_id <> all (s.collections)
    )
    insert into product_collection (product_id, collection_id)
    select s.product_id, collection_id from s cross join unnest(s.collections) as collection_id
    on conflict do nothing`);
}
