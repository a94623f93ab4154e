import { z } from 'zod';
import { text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { saveUrls } from '../../urls/index.ts';
import { productUrl } from '../productUrl.ts';
import { BULK_PICTURES } from './drawDemoPictures.ts';

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
 * Makes that many products in bulk, each with stock, an image, a category where there is one, and its url; no events.
 * Prices are whole numbers, which every currency has. Each batch is a transaction; `onProgress` hears how many are done.
 */
export async function seedProducts(
  db: Db,
  count: number,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  for (let done = 0; done < count;) {
    const size = Math.min(BATCH, count - done);
    await db.transaction(async (tx) => {
      const products = await insertBatch(tx, size);
      await saveUrls(tx, products.map(productUrl));
    });
    done += size;
    onProgress(done, count);
  }
  // The planner would go on believing that the tables are as small as before.
  await db.run(
    sql.type(z.object({}))`analyze product, product_inventory, product_image, product_category, url_rewrite`,
  );
}

/** The integer id makes name, sku and url_key unique: it is drawn first. */
const insertBatch = (tx: Db, size: number) =>
  tx.any(sql.type(z.object({ uuid, url_key: text }))`
    with numbered as materialized (
      select nextval(pg_get_serial_sequence('product', 'product_id'))::int as id from generate_series(1, ${size})
    ), named as (
      select id, word.material, word.thing
      from numbered cross join lateral (
        select (${sql.array(MATERIALS, 'text')})[1 + id % ${MATERIALS.length}::int] as material,
          (${sql.array(THINGS, 'text')})[1 + id % ${THINGS.length}::int] as thing
      ) as word
    ), added as (
      insert into product (product_id, sku, name, url_key, price, weight, description)
      overriding system value
      select id, 'BULK-' || id, material || ' ' || thing || ' No. ' || id,
        lower(material || '-' || thing) || '-' || id, 5 + id % 195, 0.1 * (1 + id % 40),
        'A ' || lower(thing) || ' of ' || lower(material) || ', made to be used every day.'
      from named
      returning product_id, uuid, url_key
    ), stocked as (
      insert into product_inventory (product_id, qty) select product_id, 10 + product_id % 500 from added
    ), pictured as (
      insert into product_image (product_id, url, position)
      select product_id, '/assets/demo/bulk-' || product_id % ${BULK_PICTURES}::int || '.jpg', 0 from added
    ), placed as (
      insert into product_category (product_id, category_id)
      select product_id, known.ids[1 + product_id % cardinality(known.ids)]
      from added cross join (select array_agg(category_id order by category_id) as ids from category) as known
      where known.ids is not null
    )
    select uuid, url_key from added`);
