import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { idRefOf } from '../../../platform/db/idRef.ts';
import { deleteUrls } from '../../urls/index.ts';
import { productNotFound } from '../errors.ts';
import { productEvent } from '../events.ts';
import { deleteProductRow } from './product.repo.ts';
import type { ProductRow } from './product.repo.ts';

/** Removes a product with its urls, out of carts too, and emits `product_deleted`. Returns it as it was. */
export async function deleteProduct(app: AppContext, db: Db, id: string): Promise<ProductRow> {
  const ref = idRefOf(id);
  if (!ref) throw productNotFound();
  return db.transaction(async (tx) => {
    const product = await deleteProductRow(tx, ref);
    if (!product) throw productNotFound();
    await deleteUrls(tx, product.uuid);
    await app.emit(tx, { name: 'product_deleted', payload: productEvent(product) });
    return product;
  });
}
