import type { Db } from '../../../platform/db/db.ts';
import { listProductsOf } from './priceList.repo.ts';
import type { PriceListRow } from './priceList.ts';

/** Lists the products whose prices a list changes. */
export const productsOf = async (
  tx: Db,
  id: number,
  { percent, scope }: Pick<PriceListRow, 'percent' | 'scope'>,
): Promise<readonly number[] | 'all'> =>
  percent !== null && scope === null ? 'all' : listProductsOf(tx, id);
