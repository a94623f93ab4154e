import { z } from 'zod';
import { int, noColumns } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockImports } from '../bulk/productBatch.repo.ts';
import { productDefaults } from '../products/createProduct.ts';
import type { NewProduct } from '../bulk/batchRows.ts';
import { insertNewProducts } from '../bulk/writePlans.ts';
import { BULK_IMAGES } from './demoImages.ts';

const BATCH = 2000;

const MATERIALS = [
  'Oak',
  'Linen',
  'Brass',
  'Wool',
  'Steel',
  'Cotton',
  'Glass',
  'Leather',
  'Cork',
  'Stoneware',
];
const THINGS = [
  'Bowl',
  'Box',
  'Lamp',
  'Tray',
  'Vase',
  'Hook',
  'Stool',
  'Frame',
  'Basket',
  'Clock',
  'Jar',
  'Rack',
];

/**
 * Creates many products, each with stock, an image, a path, and a category if the shop has any, without events. Prices are whole numbers,
 * which every currency allows. Each batch is a transaction; `onProgress` is called after each batch.
 */
export async function seedProducts(
  db: Db,
  count: number,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  for (let done = 0; done < count;) {
    const size = Math.min(BATCH, count - done);
    await db.transaction((tx) => insertBatch(tx, size));
    done += size;
    onProgress(done, count);
  }
  // Without updated statistics, the query planner assumes that the tables are as small as before.
  await db.run(
    sql.type(noColumns)`analyze product, product_inventory, product_image, product_category, url_rewrite`,
  );
}

const seedStateRow = z.object({ last_id: int, categories: z.array(int) });

async function insertBatch(tx: Db, size: number): Promise<void> {
  // Prevents two concurrent runs from using the same product numbers.
  await lockImports(tx);
  const { last_id, categories } = await tx.one(sql.type(seedStateRow)`
    select coalesce((select max(product_id) from product), 0) as last_id,
      array(select category_id from category order by category_id) as categories`);
  const products = Array.from({ length: size }, (_, index) => bulkProduct(last_id + 1 + index, categories));
  await insertNewProducts(tx, products, new Date());
}

/** Creates the product with the given number. A number above all ids is new, so that its SKU, name and URL key are unique. */
function bulkProduct(number: number, categories: readonly number[]): NewProduct {
  const of = <T>(list: readonly T[]): T | undefined => list[(1 + number) % list.length];
  const [material, thing, category] = [of(MATERIALS) ?? '', of(THINGS) ?? '', of(categories)];
  return {
    ...productDefaults,
    group_id: 1,
    sku: `BULK-${number}`,
    name: `${material} ${thing} No. ${number}`,
    url_key: `${material}-${thing}-${number}`.toLowerCase(),
    price: String(5 + (number % 195)),
    weight: ((1 + (number % 40)) / 10).toFixed(1),
    description: `A ${thing.toLowerCase()} of ${material.toLowerCase()}, made to be used every day.`,
    meta_data: {},
    qty: 10 + (number % 500),
    images: [`/assets/demo/bulk-${number % BULK_IMAGES}.jpg`],
    categories: category === undefined ? [] : [category],
    collections: [],
    attributes: [],
  };
}
