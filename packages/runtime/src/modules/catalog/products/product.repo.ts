import { z } from 'zod';
import { int, text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import type { IdRef, RowIds } from '../../../platform/db/ids.ts';
import { onPage } from '../../../platform/listing/parseListing.ts';
import type { Slice } from '../../../platform/listing/parseListing.ts';
import {
  inventoryTable,
  listedProduct,
  productColumns,
  productImageRow,
  productRow,
  productTable,
} from './product.ts';
import type { ProductRow, ProductValues } from './product.ts';
import { attributeList, valueTable } from '../attributes/productAttribute.repo.ts';
import type { ProductAttribute, ValueRow } from '../attributes/attribute.ts';
import { priceCounts, sharedInTurn } from '../priceContexts/priceState.repo.ts';
import { ownPricesColumn } from '../priceLists/productPrices.repo.ts';
import { lowestAfter, recordChangedPrices, recordFirstPrices } from '../prices/priceHistory.repo.ts';

/** Selects the columns of the product `p` and its inventory `i`. */
export const columnsOfProduct = sql.fragment`${productTable.columns}, ${inventoryTable.columns}`;

/** The tables of `columnsOfProduct`. */
const productTables = sql.fragment`product p join product_inventory i on i.product_id = p.product_id`;

const images = sql.fragment`coalesce(
  (select json_agg(m.url order by m.position) from product_image m where m.product_id = p.product_id), '[]')`;
const categories = sql.fragment`coalesce(
  (select json_agg(c.category_id order by c.category_id) from product_category c where c.product_id = p.product_id),
  '[]')`;
const attributes = attributeList(sql.fragment`p.product_id`, 'admin');
const wholeProduct = sql.fragment`${columnsOfProduct}, ${images} as images, ${categories} as categories,
  ${attributes} as attributes, ${ownPricesColumn} as prices`;

/** The SQL condition that `p` has this integer id or UUID. */
export const productOf = productTable.is;

/** Selects the products with the given ids or UUIDs. */
export const productsOf = ({ ids, uuids }: RowIds) => sql.fragment`
  (p.product_id = any(${sql.array(ids, 'int4')}) or p.uuid = any(${sql.array(uuids, 'uuid')}))`;

const readOf = (ref: IdRef) => sql.fragment`
  select ${wholeProduct}
  from ${productTables}
  where ${productOf(ref)}`;

const adjustedRow = z.object({
  product_id: z.int(),
  uuid: z.string(),
  price: z.string(),
  compare_at_price: z.string().nullable(),
  categories: z.array(z.int()),
});

/** Lists the current values that product adjustments are based on. The caller must have locked the rows. */
export const listAdjusted = (db: Db, refs: RowIds) =>
  db.any(sql.type(adjustedRow)`
    select p.product_id, p.uuid, p.price, p.compare_at_price, ${categories} as categories
    from product p
    where ${productsOf(refs)}`);

export const findProduct = (db: Db, ref: IdRef) => db.maybeOne(sql.type(productRow)`${readOf(ref)}`);

const lockedRow = priceCounts.extend({ product_id: int });

/**
 * Locks a product, with its inventory if the stock will be set, shares the prices as `sharePrices` does, and then reads the product. Runs
 * two SQL statements, because a statement that waits for a lock reads the new row but outdated rows of other tables, such as images.
 */
export async function findProductForUpdate(tx: Db, ref: IdRef, { stock }: { readonly stock: boolean }) {
  const of = stock ? sql.fragment`p, i` : sql.fragment`p`;
  const locked = await tx.maybeOne(sql.type(lockedRow)`
    select p.product_id, s.context_count, s.scope_count from ${productTables} cross join price_state s
    where ${productOf(ref)} and ${sharedInTurn} for no key update of ${of} for share of s`);
  const product = locked && (await findProduct(tx, { id: locked.product_id }));
  return product && { product, prices: locked };
}

/** Selects the id of an attribute group. The id of an unknown group is 0, which the foreign key `product_group_fkey` rejects. */
const groupId = (ref: IdRef | null) => {
  if (ref === null) return sql.fragment`0`;
  if ('id' in ref) return sql.fragment`${ref.id}::int`;
  return sql.fragment`coalesce((select attribute_group_id from attribute_group where uuid = ${ref.uuid}), 0)`;
};

/** Selects the id of a tax class. The foreign key `product_tax_class_fkey` rejects an unknown class. */
const taxClassId = (choice: ProductValues['tax_class']) =>
  typeof choice === 'string'
    ? sql.fragment`coalesce((select tax_class_id from tax_class where uuid = ${choice}), 0)`
    : sql.fragment`${choice}::int`;

/** Inserts a product with its inventory, images, categories, attribute values and first price, in one SQL statement. */
export const insertProduct = (
  tx: Db,
  product: ProductValues,
  group: IdRef | null,
  {
    attributes: written,
    rows,
  }: { readonly attributes: readonly ProductAttribute[]; readonly rows: readonly ValueRow[] },
  at: Date,
) =>
  tx.one(sql.type(productRow)`
    with p as (
      ${productTable.insert(product, { group_id: groupId(group), tax_class: taxClassId(product.tax_class) })}
      returning *
    ), i as (
      ${inventoryTable.insert(product, { product_id: sql.fragment`p.product_id` })}, p
      returning *
    ), pictured as (
      insert into product_image (product_id, url, position)
      select p.product_id, image.url, image.place - 1
      from p, unnest(${sql.array(product.images, 'text')}) with ordinality as image (url, place)
    ), placed as (
      insert into product_category (product_id, category_id)
      select p.product_id, category_id from p, unnest(${sql.array(product.categories, 'int4')}) as category_id
    ), described as (
      insert into product_attribute_value (product_id, attribute_id, option_id, value)
      select p.product_id, v.attribute_id, v.option_id, v.value from p, ${valueTable(rows)}
    ), priced as (
      ${recordFirstPrices(sql.fragment`p`, at)}
    )
    select ${columnsOfProduct}, ${sql.jsonb(product.images)} as images, ${sql.jsonb(product.categories)} as categories,
      ${JSON.stringify(written)}::jsonb as attributes, '{}'::jsonb as prices
    from p join i on i.product_id = p.product_id`);

/** The parts of a product that other tables store. Null parts stay unchanged. */
export interface ProductParts {
  readonly stock: Pick<ProductRow, 'qty' | 'manage_stock' | 'stock_availability'> | null;
  readonly images: readonly string[] | null;
  readonly categories: readonly number[] | null;
  readonly attributes: {
    /** The ids of the attributes whose values are replaced, and the replacement rows. */
    readonly touched: readonly number[];
    readonly rows: readonly ValueRow[];
    /** The option ids of a variant. Null if the options are unchanged. */
    readonly variantOptions: readonly number[] | null;
  } | null;
}

/** The columns whose values the database generates. */
const writtenColumns = productColumns.pick({
  group_id: true,
  tax_class: true,
  lowest_price_30_days: true,
  updated_at: true,
});

/**
 * Updates the row of a product and the provided parts, and records its price if it changed, in one SQL statement. Image rows are reused
 * by position, so that a replaced list never contains duplicate positions.
 */
export function updateProductRow(
  tx: Db,
  id: number,
  product: ProductValues,
  group: IdRef | null | undefined,
  { stock, images, categories, attributes }: ProductParts,
  at: Date,
) {
  const urls = images === null ? sql.fragment`null::text[]` : sql.array(images, 'text');
  const places = categories === null ? sql.fragment`null::int[]` : sql.array(categories, 'int4');
  const options = attributes?.variantOptions
    ? sql.array(attributes.variantOptions, 'int4')
    : sql.fragment`null::int[]`;
  const rows = valueTable(attributes?.rows ?? []);
  return tx.one(sql.type(writtenColumns)`
    with p as (
      ${productTable.update(product, {
        group_id: group === undefined ? sql.fragment`p.group_id` : groupId(group),
        tax_class: taxClassId(product.tax_class),
        variant_options: sql.fragment`coalesce(${options}, p.variant_options)`,
        lowest_price_30_days: lowestAfter({ was: sql.fragment`p`, next: sql.fragment`next` }, at),
      })}
      where p.product_id = ${id}
      returning product_id, group_id, tax_class, price, compare_at_price, lowest_price_30_days, updated_at
    ), priced as (
      ${recordChangedPrices(sql.fragment`p`, at)}
    ), stocked as (
      ${inventoryTable.update(stock ?? {})}
      where i.product_id = ${id} and ${stock !== null}
    ), unpictured as (
      delete from product_image where product_id = ${id} and position >= cardinality(${urls})
    ), pictured as (
      insert into product_image (product_id, url, position)
      select ${id}::int, image.url, image.place - 1 from unnest(${urls}) with ordinality as image (url, place)
      on conflict on constraint product_image_position_key do update set url = excluded.url
      where product_image.url <> excluded.url
    ), displaced as (
      delete from product_category where product_id = ${id} and category_id <> all (${places})
    ), placed as (
      insert into product_category (product_id, category_id)
      select ${id}::int, category_id from unnest(${places}) as category_id
      on conflict do nothing
    ), undescribed as (
      delete from product_attribute_value old
      where product_id = ${id} and attribute_id = any(${sql.array(attributes?.touched ?? [], 'int4')})
        and not exists (
          select from ${rows} where v.attribute_id = old.attribute_id and v.option_id is not distinct from old.option_id)
    ), described as (
      insert into product_attribute_value (product_id, attribute_id, option_id, value)
      select ${id}::int, v.attribute_id, v.option_id, v.value from ${rows}
      on conflict on constraint product_attribute_value_key do update set value = excluded.value
      where product_attribute_value.value <> excluded.value
    )
    select group_id, tax_class, lowest_price_30_days, updated_at from p`);
}

/**
 * Deletes a product with its inventory and images, and removes it from categories, collections and carts. Returns the deleted row, or null.
 */
export const deleteProductRow = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(productRow)`
    with gone as (delete from product p where ${productOf(ref)} returning p.*)
    select ${wholeProduct}
    from gone p join product_inventory i on i.product_id = p.product_id`);

/** Lists the categories with the given ids and UUIDs, in no particular sort order, and locks them against deletion. */
export const listCategoryIds = (tx: Db, { ids, uuids }: { ids: number[]; uuids: string[] }) =>
  tx.any(sql.type(z.object({ category_id: int, uuid }))`
    select category_id, uuid from category
    where category_id = any(${sql.array(ids, 'int4')}) or uuid = any(${sql.array(uuids, 'uuid')})
    for key share`);

/** Lists the images of several products. The main image of each product is listed first. */
export const listImagesOfProducts = (db: Db, productIds: readonly number[]) =>
  db.any(sql.type(productImageRow)`
    select m.product_image_id as id, m.uuid, m.product_id, m.url, coalesce(f.alt, '') as alt, f.width,
      f.height
    from product_image m left join media_file f on f.url = m.url
    where m.product_id = any(${sql.array(productIds, 'int4')})
    order by m.product_id, m.position`);

const productName = z.object({ product_id: int, uuid, sku: text });

/** Lists the ids and SKUs of the products that match a condition. */
export const listProductNames = (db: Db, where: SqlFragment) =>
  db.any(sql.type(productName)`
    select p.product_id, p.uuid, p.sku from product p where ${where} order by p.product_id`);

/** Lists one result page of products. `relevance` is the relevance of `p`, or null if the list is not sorted by relevance. */
export const listProducts = (db: Db, listing: Slice, relevance: SqlFragment | null) =>
  db.any(sql.type(listedProduct)`
    select ${wholeProduct}, ${relevance ?? sql.fragment`null::numeric`} as relevance
    from ${productTables}
    where ${onPage(sql.fragment`p.product_id`, productTables, listing)}
    order by ${listing.orderBy}`);
