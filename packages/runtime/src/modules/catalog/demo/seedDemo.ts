import type { AppContext } from '../../../platform/contracts/context.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { z } from 'zod';
import { createCategory } from '../categories/writeCategory.ts';
import { addProductTo } from '../membership.ts';
import { createCollection } from '../collections/writeCollection.ts';
import { demoCatalogue, demoCollection } from './demoCatalogue.ts';
import { insertDemoProduct } from './insertDemoProduct.ts';
import { createDemoAttributes } from './demoAttributes.ts';
import { drawDemoImages } from './demoImages.ts';
import { translateDemo } from './demoTranslations.ts';
import type { DemoRecord } from './demoTranslations.ts';
import { createProductLink } from '../related/writeProductLink.ts';

export interface DemoReport {
  /** The number of created products. 0 if the shop already had products, in which case nothing was created. */
  readonly products: number;
  readonly categories: number;
}

const NOTHING: DemoReport = { products: 0, categories: 0 };
const hasProducts = (db: Db) => db.exists(sql.type(z.object({}))`select from product`);

/**
 * Draws the images of the demo catalog and then loads the catalog, with the collection `featured` and the translations, in one transaction. A shop that already
 * has a product is unchanged. It must not run inside a transaction.
 */
export async function seedDemo(app: AppContext, db: Db): Promise<DemoReport> {
  if (await hasProducts(db)) return NOTHING;
  await drawDemoImages(app, 'catalogue');
  return insertDemo(app, db);
}

const insertDemo = (app: AppContext, db: Db): Promise<DemoReport> =>
  db.transaction(async (tx) => {
    // If two processes start at the same time, only one of them may seed the shop.
    await tx.run(sql.type(z.object({}))`select pg_advisory_xact_lock(hashtext('shop.seed_demo'))`);
    if (await hasProducts(tx)) return NOTHING;
    const attributes = await createDemoAttributes(tx);
    const featured = await createCollection(tx, demoCollection);
    const records: DemoRecord[] = [
      { entityType: 'collection', uuid: featured.uuid, code: demoCollection.code },
    ];
    let products = 0;
    for (const [position, { name, urlKey, description, products: goods }] of demoCatalogue.entries()) {
      const category = await createCategory(app, tx, { name, url_key: urlKey, description, position });
      records.push({ entityType: 'category', uuid: category.uuid, code: urlKey });
      const uuids: string[] = [];
      for (const product of goods) {
        const { uuid } = await insertDemoProduct(app, tx, product, { category: category.uuid, attributes });
        records.push({ entityType: 'product', uuid, code: product.urlKey });
        if (product.featured) await addProductTo(app, tx, 'collection', featured.uuid, uuid);
        uuids.push(uuid);
      }
      await relate(tx, uuids);
      products += goods.length;
    }
    await translateDemo(app, tx, records, attributes);
    return { products, categories: demoCatalogue.length };
  });

const MOST_RELATED = 4;

/** Makes the next products in the same category related products of each product. */
async function relate(tx: Db, uuids: readonly string[]): Promise<void> {
  for (const [place, uuid] of uuids.entries())
    for (let next = 1; next <= Math.min(MOST_RELATED, uuids.length - 1); next++)
      await createProductLink(
        tx,
        { uuid },
        {
          linked_product_id: uuids[(place + next) % uuids.length] as string,
          type: 'related',
          sort_order: next,
        },
      );
}
