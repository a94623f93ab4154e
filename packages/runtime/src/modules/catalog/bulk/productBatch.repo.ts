import { z } from 'zod';
import { int, noColumns, text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { columnList } from '../../../platform/entity/table.ts';
import { INVENTORY_COLUMNS, WRITTEN_COLUMNS } from '../products/product.ts';
import { columnsOfProduct } from '../products/product.repo.ts';
import { ownPricesColumn } from '../priceLists/productPrices.repo.ts';
import { lowestAfter, recordChangedPrices, recordFirstPrices } from '../prices/priceHistory.repo.ts';
import { attributeList } from '../attributes/productAttribute.repo.ts';
import { attributeOfGroups, categoryName, storedProduct } from './batchRows.ts';
import type { ChangedProduct, NewProduct } from './batchRows.ts';

const skuRow = z.object({ sku: text });
const namedProduct = z.object({ product_id: int, uuid, sku: text, url_key: text });

/** Waits until no other import is writing, and blocks other imports until the transaction ends. */
export async function lockImports(tx: Db): Promise<void> {
  await tx.run(sql.type(noColumns)`select pg_advisory_xact_lock(hashtext('shop.product_import'))`);
}

/**
 * Locks the products in id order, and then the inventories whose stock is set, so that sales cannot change them. Returns the SKUs that
 * exist. Later reads see what the awaited transactions wrote.
 */
export async function lockProducts(
  tx: Db,
  skus: readonly string[],
  stockSkus: readonly string[],
): Promise<readonly string[]> {
  const known = await tx.any(sql.type(skuRow)`
    select sku from product where sku = any(${sql.array(skus, 'text')}) order by product_id for no key update`);
  if (known.length > 0 && stockSkus.length > 0)
    await tx.run(sql.type(noColumns)`
      select from product_inventory
      where product_id = any(array(select product_id from product where sku = any(${sql.array(stockSkus, 'text')})))
      order by product_id for no key update`);
  return known.map(({ sku }) => sku);
}

export const listStoredProducts = (tx: Db, skus: readonly string[]) =>
  tx.any(sql.type(storedProduct)`
    select ${columnsOfProduct},
      array(select m.url from product_image m where m.product_id = p.product_id order by m.position) as images,
      array(select c.category_id from product_category c where c.product_id = p.product_id order by 1) as categories,
      array(select c.collection_id from product_collection c where c.product_id = p.product_id order by 1) as collections,
      ${attributeList(sql.fragment`p.product_id`, 'admin')} as attributes, ${ownPricesColumn} as prices,
      array(select a.attribute_id from variant_group_attribute a where a.variant_group_id = p.variant_group_id
        order by a.position) as variant_attributes
    from product p join product_inventory i on i.product_id = p.product_id
    where p.sku = any(${sql.array(skus, 'text')})`);

const urlKeyOwner = z.object({ url_key: text, sku: text });

export const listUrlKeyOwners = (tx: Db, keys: readonly string[]) =>
  tx.any(
    sql.type(urlKeyOwner)`select url_key, sku from product where url_key = any(${sql.array(keys, 'text')})`,
  );

export interface CategoryRefs {
  readonly ids: readonly number[];
  readonly uuids: readonly string[];
  readonly keys: readonly string[];
  readonly paths: readonly string[];
}

/** Lists the referenced categories, and locks them against deletion. */
export const listCategoriesNamed = (tx: Db, { ids, uuids, keys, paths }: CategoryRefs) =>
  tx.any(sql.type(categoryName)`
    select c.category_id, c.uuid, c.url_key, r.request_path as path
    from category c join url_rewrite r on r.entity_uuid = c.uuid
    where c.category_id = any(${sql.array(ids, 'int4')}) or c.uuid = any(${sql.array(uuids, 'uuid')})
      or c.url_key = any(${sql.array(keys, 'text')}) or r.request_path = any(${sql.array(paths, 'text')})
    order by c.category_id for key share of c`);

const collectionName = z.object({ collection_id: int, code: text });

export const listCollectionsNamed = (tx: Db, codes: readonly string[]) =>
  tx.any(sql.type(collectionName)`
    select collection_id, code from collection where code = any(${sql.array(codes, 'text')})
    order by collection_id for key share`);

const groupName = z.object({ attribute_group_id: int, uuid });

export const listGroupsNamed = (tx: Db, { ids, uuids }: { ids: number[]; uuids: string[] }) =>
  tx.any(sql.type(groupName)`
    select attribute_group_id, uuid from attribute_group
    where attribute_group_id = any(${sql.array(ids, 'int4')}) or uuid = any(${sql.array(uuids, 'uuid')})
    order by attribute_group_id for key share`);

const taxClassName = z.object({ tax_class_id: int, uuid });

export const listTaxClassesNamed = (tx: Db, { ids, uuids }: { ids: number[]; uuids: string[] }) =>
  tx.any(sql.type(taxClassName)`
    select tax_class_id, uuid from tax_class
    where tax_class_id = any(${sql.array(ids, 'int4')}) or uuid = any(${sql.array(uuids, 'uuid')})
    order by tax_class_id for key share`);

/**
 * Lists the attributes in the groups and those with the given codes, in order, and locks them against changes. Only the attributes with the
 * given codes include their options.
 */
export const lockAttributes = (tx: Db, groupIds: readonly number[], codes: readonly string[]) =>
  tx.any(sql.type(attributeOfGroups)`
    select a.attribute_id, a.attribute_code, a.attribute_name, a.type, a.is_required,
      array(select l.attribute_group_id from attribute_group_link l where l.attribute_id = a.attribute_id) as groups,
      case when a.attribute_code = any(${sql.array(codes, 'text')}) then coalesce((
        select json_agg(json_build_object('option_id', o.attribute_option_id, 'uuid', o.uuid,
          'option_text', o.option_text) order by o.sort_order, o.attribute_option_id)
        from attribute_option o where o.attribute_id = a.attribute_id), '[]') else '[]' end as options
    from attribute a
    where a.attribute_code = any(${sql.array(codes, 'text')}) or exists (
      select from attribute_group_link l
      where l.attribute_id = a.attribute_id and l.attribute_group_id = any(${sql.array(groupIds, 'int4')}))
    order by a.sort_order, a.attribute_id
    for key share of a`);

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
