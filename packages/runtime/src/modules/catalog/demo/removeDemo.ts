import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { int, noColumns, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { deleteCategory } from '../categories/writeCategory.ts';
import { deleteCollection } from '../collections/writeCollection.ts';
import { deleteProduct } from '../products/deleteProduct.ts';
import { demoCatalogue, demoCollection } from './demoCatalogue.ts';
import { deleteDemoAttributes } from './demoAttributes.ts';
import { demoExtras } from './demoVariants.ts';

/** The numbers of removed records. */
export interface RemovedDemo {
  readonly products: number;
  readonly categories: number;
  readonly collections: number;
}

const id = z.object({ id: int });
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map((row) => row.id);

const demoProducts = demoCatalogue.flatMap(({ products }) => products);

/**
 * Selects the products that are unchanged since the demo created them. A product that the merchant renamed counts as the
 * merchant's own.
 */
const demoProductRows = sql.fragment`
  from product p join ${sql.unnest(
    demoProducts.flatMap(({ sku, urlKey, name }) => [
      [sku, urlKey, name],
      ...(demoExtras[urlKey]?.variants ?? []).slice(1).map((variant) => [variant.sku, urlKey, name]),
    ]),
    ['text', 'text', 'text'],
  )} as demo (sku, url_key, name)
    on p.sku = demo.sku and p.name = demo.name
      and (p.url_key = demo.url_key or starts_with(p.url_key, demo.url_key || '-'))`;

const countRow = z.object({ count: int });

/** Counts the remaining demo catalog products. Runs one SQL statement. */
export const countDemoProducts = async (db: Db): Promise<number> => {
  const { count } = await db.one(sql.type(countRow)`select count(*)::int as count ${demoProductRows}`);
  return count;
};

const skuRow = z.object({ sku: text });

/** Lists the SKUs of the remaining demo products, variants included, that begin with a text. Runs one SQL statement. */
export const listDemoSkus = async (db: Db, beginning: string): Promise<readonly string[]> =>
  (
    await db.any(sql.type(skuRow)`
      select p.sku ${demoProductRows} where starts_with(p.sku, ${beginning}) order by p.product_id`)
  ).map(({ sku }) => sku);

/**
 * Removes the demo catalog, based on the list that the seed uses, in one transaction: its products with their variants, and then its
 * attributes, categories and collection if they are no longer used. Orders keep their lines. Shipping zones and images are kept, because
 * carts, orders and the merchant may use them. Calling it again removes nothing.
 */
export const removeDemo = (app: AppContext, db: Db): Promise<RemovedDemo> =>
  db.transaction(async (tx) => {
    await tx.run(sql.type(noColumns)`select pg_advisory_xact_lock(hashtext('shop.seed_demo'))`);
    const products = idsOf(
      await tx.any(sql.type(id)`select p.product_id as id ${demoProductRows} order by p.product_id`),
    );
    for (const product of products) await deleteProduct(app, tx, { id: product });
    await deleteDemoAttributes(tx);
    const categories = idsOf(await listEmptyCategories(tx));
    for (const category of categories) await deleteCategory(tx, { id: category });
    const collections = idsOf(await listEmptyFeatured(tx));
    for (const collection of collections) await deleteCollection(tx, { id: collection });
    return { products: products.length, categories: categories.length, collections: collections.length };
  });

const listEmptyCategories = (tx: Db) =>
  tx.any(sql.type(id)`
    select c.category_id as id
    from category c join ${sql.unnest(
      demoCatalogue.map(({ urlKey, name }) => [urlKey, name]),
      ['text', 'text'],
    )} as demo (url_key, name) using (url_key, name)
    where not exists (select from product_category member where member.category_id = c.category_id)
      and not exists (select from category child where child.parent_id = c.category_id)`);

const listEmptyFeatured = (tx: Db) =>
  tx.any(sql.type(id)`
    select c.collection_id as id from collection c
    where c.code = ${demoCollection.code} and c.name = ${demoCollection.name}
      and not exists (select from product_collection member where member.collection_id = c.collection_id)`);
