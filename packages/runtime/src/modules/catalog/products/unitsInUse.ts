import { noColumns } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import { keepsCurrency } from '../../settings/index.ts';
import type { SettingsSaveHook } from '../../settings/index.ts';
import { weightUnitInUse } from '../errors.ts';

/** Rejects another currency of the shop while products have prices. */
export const keepsPrices = keepsCurrency(
  'catalog.currency',
  'products with prices',
  sql.fragment`select from product where price > 0`,
);

/** Rejects another unit of weight while products have weights. */
export const keepsWeights: SettingsSaveHook = {
  id: 'catalog.weightUnit',
  async handle(tx, _keys, _app, { shop }) {
    if (!shop || shop.before.weightUnit === shop.after.weightUnit) return;
    if (await tx.exists(sql.type(noColumns)`select from product where weight > 0`)) throw weightUnitInUse();
  },
};
