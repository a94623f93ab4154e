import { z } from 'zod';
import { int, text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import type { IdRef, RowIds } from '../../../platform/db/ids.ts';
import { onPage } from '../../../platform/listing/parseListing.ts';
import type { Slice } from '../../../platform/listing/parseListing.ts';
import { listedProduct, productImageRow, productRow } from './product.ts';
import { inventoryTable, productTable } from './productColumns.ts';
import { attributeList } from '../attributes/productAttribute.repo.ts';
import { priceCounts, sharedInTurn } from '../priceContexts/priceState.repo.ts';
import { ownPricesColumn } from '../priceLists/productPrices.repo.ts';

/** Selects the columns of the product `p` and its inventory `i`. */
export const columnsOfProduct = sql.fragment`${productTable.columns}, ${inventoryTable.columns}`;

/** The tables of `columnsOfProduct`. */
const productTables = sql.fragment`product p join product_inventory i on i.product_id = p.product_id`;

const imagesColumn = sql.fragment`coalesce(
  (select json_agg(m.url order by m.position) from product_image m where m.product_id = p.product_id), '[]')`;

const categoriesColumn = sql.fragment`coalesce(
  (select json_agg(c.category_id order by c.category_id) from product_category c where c.product_id = p.product_id),
  '[]')`;

const attributesColumn = attributeList(sql.fragment`p.product_id`, 'admin');

/** The columns of a product as the API returns it. */
export const wholeProduct = sql.fragment`${columnsOfProduct}, ${imagesColumn} as images, ${categoriesColumn} as categories,
  ${attributesColumn} as attributes, ${ownPricesColumn} as prices`;

/** The SQL condition that `p` has this integer id or UUID. */
export const productOf = productTable.is;

/** Selects the products with the given ids or UUIDs. */
export const productsOf = ({ ids, uuids }: RowIds) => sql.fragment`
  (p.product_id = any(${sql.array(ids, 'int4')}) or p.uuid = any(${sql.array(uuids, 'uuid')}))`;

const readOf = (ref: IdRef) => sql.fragment`
  select ${wholeProduct}
  from ${productTables}
  where ${productOf(ref)}`;

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
    select p.product_id, p.uuid, p.price, p.compare_at_price, ${categoriesColumn} as categories
    from product p
    where ${productsOf(refs)}`);
