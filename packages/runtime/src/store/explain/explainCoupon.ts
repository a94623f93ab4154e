import { textKey } from '../../platform/text/keyText.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import { toDecimal } from '../../platform/money.ts';
import { couponCartOf, explainActiveCart } from '../../modules/carts/index.ts';
import { explainConditions } from '../../modules/promotions/index.ts';
import type { Explanation } from './explanation.ts';

/**
 * Explains whether a coupon applies to an active cart: each of the coupon's conditions, and the discount for each cart line. Does not
 * change the cart. Throws `CART_NOT_FOUND` (404).
 */
export async function explainCoupon(
  app: AppContext,
  { code, cart }: { readonly code: string; readonly cart: string },
): Promise<Explanation> {
  const purchase = await explainActiveCart(app, app.db, cart, code);
  const { account, computation } = purchase;
  const { currency } = account.draft;
  const inputs = account.inputs.coupons.find(({ coupon }) => textKey(coupon.coupon) === textKey(code));
  const { benefit, error } = computation.coupon;
  if (!inputs) return { result: `Coupon "${code}" does not exist.`, sections: [] };
  const named = inputs.coupon.coupon;
  const conditions = explainConditions(inputs, couponCartOf(purchase), app.clock.now());
  const discount = toDecimal(computation.totals.discount_amount, currency);
  return {
    result: benefit
      ? `The cart can use ${named}: ${discount} ${currency} off${benefit.freeShipping ? ', with free shipping' : ''}.`
      : `The cart cannot use ${named}: ${error?.message ?? 'it was rejected'}.`,
    sections: [
      {
        title: 'Conditions',
        rows: conditions.map(({ condition, required, refusal }) => ({
          condition,
          asks: required,
          met: refusal === null,
          why: refusal,
        })),
      },
      {
        title: 'Discounts',
        rows: benefit
          ? computation.totals.lines.map((line) => ({
              sku: line.sku,
              qty: line.qty,
              before: `${toDecimal(line.base, currency)} ${currency}`,
              discount: `${toDecimal(line.discount_amount, currency)} ${currency}`,
            }))
          : [],
      },
    ],
  };
}
