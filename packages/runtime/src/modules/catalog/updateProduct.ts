import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { idRefOf } from '../../platform/db/idRef.ts';
import { metafieldsForWrite } from '../metafields/index.ts';
import type { MetaData } from '../metafields/index.ts';
import { saveUrl } from '../urls/index.ts';
import { productNotFound } from './errors.ts';
import { productEvent } from './events.ts';
import { overlay } from './overlay.ts';
import { findProductForUpdate, updateProductRow } from './product.repo.ts';
import type { ProductRow } from './product.repo.ts';
import type { ProductBody } from './productBody.ts';
import { checkPrice, withProductRefusals } from './productRefusals.ts';
import { productUrl } from './productUrl.ts';
import { resolveCategories } from './resolveCategories.ts';

/**
 * Changes what the body carries and nothing else, in one transaction: a new url_key leaves a redirect behind. Emits
 * `product_updated`, and `inventory_updated` when the stock was set. Throws as creating does, and 404 PRODUCT_NOT_FOUND.
 */
export async function updateProduct(
  app: AppContext,
  db: Db,
  id: string,
  body: ProductBody,
): Promise<ProductRow> {
  const ref = idRefOf(id);
  if (!ref) throw productNotFound();
  checkPrice(body.price, app.config.shop.currency);
  return withProductRefusals(body, () =>
    db.transaction(async (tx) => {
      const meta_data = await metafieldsForWrite(tx, 'product', body.metafields, { isCreate: false });
      const before = await findProductForUpdate(tx, ref, { stock: setsStock(body) });
      if (!before) throw productNotFound();
      const after = await write(tx, before, { ...body, meta_data });
      if (after.url_key !== before.url_key) await saveUrl(tx, productUrl(after));
      await app.emit(tx, ...eventsOf(before, after, body));
      return after;
    }),
  );
}

async function write(
  tx: Db,
  before: ProductRow,
  body: ProductBody & { readonly meta_data: MetaData | undefined },
): Promise<ProductRow> {
  const categories = await resolveCategories(tx, body);
  const { group_id: group, ...carried } = body;
  const values = overlay(before, { ...carried, categories: categories ?? undefined });
  const written = await updateProductRow(
    tx,
    before.product_id,
    values,
    group === undefined ? undefined : idRefOf(group),
    { stock: setsStock(body) ? values : null, images: body.images ?? null, categories },
  );
  return { ...values, ...written };
}

const setsStock = (body: ProductBody): boolean =>
  body.qty !== undefined || body.manage_stock !== undefined || body.stock_availability !== undefined;

function eventsOf(before: ProductRow, after: ProductRow, body: ProductBody) {
  const payload = productEvent(after);
  const updated = { name: 'product_updated', payload } as const;
  if (!setsStock(body)) return [updated];
  const inventory = {
    ...payload,
    oldQty: before.qty,
    qty: after.qty,
    manageStock: after.manage_stock,
    stockAvailability: after.stock_availability,
  };
  return [updated, { name: 'inventory_updated', payload: inventory } as const];
}
