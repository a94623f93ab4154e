import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { textKey } from '../../../platform/text/keyText.ts';
import type { Cart } from '../../carts/index.ts';
import { knownCode } from '../../promotions/index.ts';
import type { CartContentsView } from '../../defaultTheme/index.ts';

/**
 * Returns the notice that a code replaced another one, which the address of the page names. Nothing is said if the cart does not show it, for
 * example because the shopper navigated back, or if there is no such code. Runs one SQL statement if the address names a code.
 */
export async function replacedNotice(
  app: AppContext,
  db: Db,
  cart: Pick<Cart, 'coupons'> | null,
  named: string | undefined,
): Promise<CartContentsView['notices']> {
  const [code, ...more] = cart?.coupons ?? [];
  if (named === undefined || code === undefined || more.length > 0) return [];
  const replaced = await knownCode(db, named);
  if (replaced === null || textKey(replaced) === textKey(code)) return [];
  return [{ field: 'replaced', message: app.texts()('storefront.code.replaced', { code, replaced }) }];
}
