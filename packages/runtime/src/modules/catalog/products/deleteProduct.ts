import type { AppContext } from '../../../platform/contracts/context.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { bequeathUrls, deleteUrls, listTranslatedPaths } from '../../urls/index.ts';
import { productNotFound } from '../errors.ts';
import { productEvent } from '../events.ts';
import { replaceLostMain } from '../variants/changeMain.ts';
import { lockGroupsOf } from '../variants/variantMain.repo.ts';
import { productOf } from './product.repo.ts';
import { deleteProductRow } from './writeProduct.repo.ts';
import type { ProductRow } from './product.ts';

/**
 * Deletes a product with its paths, removes it from carts, and emits `product_deleted`. If the product is a main variant,
 * another variant replaces it, and the old paths redirect to the new main variant. Returns the product before its
 * deletion. Throws 404.
 */
export async function deleteProduct(app: AppContext, db: Db, ref: IdRef): Promise<ProductRow> {
  return db.transaction(async (tx) => {
    const [group] = await lockGroupsOf(tx, productOf(ref));
    const translated =
      group === undefined
        ? []
        : await listTranslatedPaths(tx, sql.fragment`select p.uuid from product p where ${productOf(ref)}`);
    const product = await deleteProductRow(tx, ref);
    if (!product) throw productNotFound();
    const next = group === undefined ? null : await replaceLostMain(app, tx, group, product);
    if (next !== null) await bequeathUrls(tx, { from: product.uuid, to: next }, translated);
    await deleteUrls(tx, product.uuid);
    await app.emit(tx, { name: 'product_deleted', payload: productEvent(product) });
    return product;
  });
}
