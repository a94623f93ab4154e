import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { saveUrls } from '../../urls/index.ts';
import { writeOwnPrices } from '../priceLists/ownPrices.ts';
import { productEvent } from '../events.ts';
import { keepPricesOf } from '../priceContexts/keepPrices.ts';
import { changeEvents } from '../products/changeEvents.ts';
import { productUrl } from '../products/product.ts';
import { followMain, inheritedFieldsOf } from '../variants/inheritFromMain.ts';
import type { NewProduct } from './batchRows.ts';
import type { Plan } from './planRow.ts';
import { insertProducts, updateProducts } from './writeProductBatch.repo.ts';

/**
 * Writes the planned changes, with paths and events, in a constant number of statements, and returns the new products. `variantGroups` are
 * the locked groups of the existing products.
 */
export async function writePlans(
  app: AppContext,
  tx: Db,
  plans: readonly Plan[],
  variantGroups: readonly number[],
) {
  const changes = plans.flatMap((plan) => (plan.result === 'updated' ? plan : []));
  // Updates come before inserts, which may use a URL key that an update gives up.
  if (changes.length > 0)
    await updateProducts(
      tx,
      changes.map(({ product }) => product),
      app.clock.now(),
    );
  const created = await insertNewProducts(
    tx,
    plans.flatMap((plan) => (plan.result === 'created' ? plan.product : [])),
    app.clock.now(),
  );
  await writeOwnPricesOf(app, tx, plans, created);
  await keepPricesOf(app, tx, [
    ...changes.map(({ before }) => before.product_id),
    ...created.map(({ product_id: id }) => id),
  ]);
  const moved = changes.filter(({ before, product }) => before.url_key !== product.url_key);
  await saveUrls(
    tx,
    moved.map(({ before, product }) => productUrl({ uuid: before.uuid, url_key: product.url_key })),
  );
  await app.emit(
    tx,
    ...created.map((product) => ({ name: 'product_created', payload: productEvent(product) }) as const),
    ...changes.flatMap(({ before, product, body }) =>
      changeEvents(before, { ...product, uuid: before.uuid }, body),
    ),
  );
  const variants = changes
    .filter(({ before }) => before.variant_group_id !== null)
    .map(({ before, body }) => ({ product_id: before.product_id, fields: inheritedFieldsOf(body) }));
  const isShared = variants.some(({ fields }) => fields.length > 0);
  await followMain(app, tx, isShared ? variantGroups : [], variants);
  return created;
}

/** Inserts products with their paths, in two statements in total. Emits no events; only database constraints are checked. */
export async function insertNewProducts(tx: Db, products: readonly NewProduct[], at: Date) {
  if (products.length === 0) return [];
  const created = await insertProducts(tx, products, at);
  await saveUrls(tx, created.map(productUrl));
  return created;
}

/** Writes the prices that products have of their own in other currencies. */
async function writeOwnPricesOf(
  app: AppContext,
  tx: Db,
  plans: readonly Plan[],
  created: readonly { readonly sku: string; readonly product_id: number }[],
): Promise<void> {
  const ids = new Map(created.map(({ sku, product_id: id }) => [sku, id]));
  for (const plan of plans) {
    if (plan.result === 'created') {
      const id = ids.get(plan.product.sku);
      if (id !== undefined) await writeOwnPrices(app, tx, id, plan.product.prices);
    } else if (plan.result === 'updated')
      await writeOwnPrices(app, tx, plan.before.product_id, plan.body.prices);
  }
}
