import { z } from 'zod';
import { bool, int, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { keyMatch } from '../../../platform/text/keyMatch.ts';
import type { Text } from '../../../platform/contracts/messages.ts';
import { quantityRule, quantityWithin, translatedName } from '../../catalog/index.ts';
import { contentLanguage } from '../../translations/index.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';

const leftRow = z.object({
  name: text,
  url_key: text,
  /** The number of units that can be bought, which is an allowed quantity; 0 if the product cannot be bought. */
  left: int,
  /** False if the product can be bought regardless of its stock. */
  is_managed: bool,
});
export type ProductLeft = z.output<typeof leftRow>;

const stockRow = leftRow.extend({
  min_qty: int.nullable(),
  max_qty: int.nullable(),
  qty_step: int.nullable(),
});

/** Returns a message with the number of units of a product that are left. */
export const stockWords = ({ name: product, left }: ProductLeft, text: Text): string =>
  left === 0 ? text('storefront.stock.gone', { product }) : text('storefront.stock.left', { product, left });

/**
 * Reads the number of units of a product that are left, and the product's name in the app's language. Returns null if the product does
 * not exist. Runs one SQL statement.
 */
export async function stockLeft(app: AppContext, db: Db, sku: string): Promise<ProductLeft | null> {
  const row = await db.maybeOne(sql.type(stockRow)`
    select p.url_key, p.min_qty, p.max_qty, p.qty_step, ${translatedName(contentLanguage(app))} as name,
      case when p.status and coalesce(stock.stock_availability, true) then greatest(coalesce(stock.qty, 0), 0) else 0 end as left,
      coalesce(stock.manage_stock, true) as is_managed
    from product p left join product_inventory stock using (product_id)
    where ${keyMatch(sql.fragment`p.sku`, [sku])}
    order by p.sku <> ${sku}, p.product_id limit 1`);
  return row && { ...row, left: quantityWithin(quantityRule({ ...row, max_qty: null }), row.left) };
}
