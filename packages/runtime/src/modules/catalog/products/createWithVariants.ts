import { checkUrlKey } from '../../urls/index.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { holdsPermission } from '../../../platform/contracts/caller.ts';
import type { Caller } from '../../../platform/contracts/caller.ts';
import { productNotFound } from '../errors.ts';
import type { VariantRow } from '../variants/variant.ts';
import type { ProductWithVariants } from '../variants/variantEntry.ts';
import { writeVariants } from '../variants/writeVariants.ts';
import { createProduct } from './createProduct.ts';
import { findProduct } from './product.repo.ts';
import type { ProductRow } from './product.ts';
import { findStoredSkus } from './storedSkus.repo.ts';
import type { NewProductBody } from './productBody.ts';

/** A product, with its variants if the same request created them. */
export type CreatedProduct = ProductRow & { readonly variants?: readonly VariantRow[] };

/**
 * Creates a product, or a product with all its variants, and returns the product or the main variant. Creates missing
 * attributes and options if the caller may create and change attributes. Runs in one transaction. Throws the same errors
 * as `createProduct` and `writeVariants`.
 */
export async function createWithVariants(
  app: AppContext,
  db: Db,
  caller: Caller,
  { variants, ...body }: ProductWithVariants,
): Promise<CreatedProduct> {
  const [first] = variants ?? [];
  if (!variants || !first) return createProduct(app, db, body as NewProductBody);
  for (const { url_key } of [body, ...variants]) if (url_key !== undefined) checkUrlKey(app, url_key);
  const making = {
    attributes: holdsPermission(caller, 'createAttribute'),
    options: holdsPermission(caller, 'updateAttribute'),
  };
  return db.transaction(async (tx) => {
    const stored = await findStoredSkus(
      tx,
      variants.map(({ sku }) => sku),
    );
    const entries = variants.map((entry) => ({ ...entry, sku: stored.get(entry.sku)?.sku ?? entry.sku }));
    const written = await writeVariants(
      app,
      tx,
      { ...body, sku: entries[0]?.sku ?? first.sku, variants: entries },
      { making, isNew: true },
    );
    const main = await findProduct(tx, { id: written.variants[0]?.product_id ?? 0 });
    if (!main) throw productNotFound();
    return { ...main, variants: written.variants };
  });
}
