import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/ids.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { mergeDefined } from '../../../platform/entity/mergeDefined.ts';
import { checkAmounts } from '../../../platform/http/amounts.ts';
import { metafieldsForWrite } from '../../metafields/index.ts';
import type { MetaData } from '../../metafields/index.ts';
import { saveUrl } from '../../urls/index.ts';
import { productNotFound } from '../errors.ts';
import { findProductForUpdate, updateProductRow } from './product.repo.ts';
import type { ProductRow, ProductValues } from './product.ts';
import type { ProductBody } from './productBody.ts';
import { changeEvents } from './changeEvents.ts';
import { setsStock } from './productBody.ts';
import { withProductRefusals } from './productRefusals.ts';
import { productUrl } from './product.ts';
import { resolveChangedAttributes } from '../attributes/resolveAttributes.ts';
import { resolveCategories } from './resolveCategories.ts';

/**
 * Changes what the body carries, in one transaction. A former path redirects to the new one. Emits `product_updated`, and
 * `inventory_updated` where the body sets the stock. Throws as `createProduct`, and 404 PRODUCT_NOT_FOUND.
 */
export async function updateProduct(
  app: AppContext,
  db: Db,
  ref: IdRef,
  body: ProductBody,
): Promise<ProductRow> {
  checkAmounts({ price: body.price }, app.config.shop.currency);
  return withProductRefusals(body, () =>
    db.transaction(async (tx) => {
      const meta_data = await metafieldsForWrite(tx, 'product', body.metafields, { isCreate: false });
      const before = await findProductForUpdate(tx, ref, { stock: setsStock(body) });
      if (!before) throw productNotFound();
      const after = await write(tx, before, { ...body, meta_data });
      if (after.url_key !== before.url_key) await saveUrl(tx, productUrl(after));
      await app.emit(tx, ...changeEvents(before, after, body));
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
  const attributes = await resolveChangedAttributes(tx, before, body);
  const { group_id: group, ...carried } = body;
  const values = mergeDefined<Omit<ProductRow, 'tax_class'> & Pick<ProductValues, 'tax_class'>>(before, {
    ...carried,
    categories: categories ?? undefined,
    attributes: attributes?.attributes,
  });
  const written = await updateProductRow(
    tx,
    before.product_id,
    values,
    group === undefined ? undefined : idRefOf(group),
    { stock: setsStock(body) ? values : null, images: body.images ?? null, categories, attributes },
  );
  return { ...values, ...written };
}
