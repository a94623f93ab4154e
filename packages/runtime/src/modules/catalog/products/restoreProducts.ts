import type { AppContext } from '../../../platform/contracts/context.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { keepPricesOf } from '../priceContexts/keepPrices.ts';
import { productEvent } from '../events.ts';
import { arrangeEntries, lockGroupsOf } from '../variants/variantMain.repo.ts';
import { listProductNames } from './product.repo.ts';

/**
 * Points restored products to the current main variants of their variant groups, which it locks, and emits `product_created` for the
 * restored products. The other products in the groups, which may have changed as well, get `product_updated`.
 */
export async function restoreProducts(app: AppContext, tx: Db, uuids: readonly string[]): Promise<void> {
  const restored = sql.fragment`p.uuid = any(${sql.array([...uuids], 'uuid')})`;
  const groups = await lockGroupsOf(tx, restored);
  if (groups.length > 0) await arrangeEntries(tx, groups);
  const isNew = new Set(uuids);
  const products = await listProductNames(
    tx,
    sql.fragment`${restored} or p.variant_group_id = any(${sql.array([...groups], 'int4')})`,
  );
  await keepPricesOf(
    app,
    tx,
    products.map(({ product_id: id }) => id),
  );
  const events = products.map(
    (row) =>
      ({
        name: isNew.has(row.uuid) ? 'product_created' : 'product_updated',
        payload: productEvent(row),
      }) as const,
  );
  if (events.length > 0) await app.emit(tx, ...events);
}
