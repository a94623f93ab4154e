import { sum, toMinor, toNumber } from '../../platform/money.ts';
import { apportion, ratio } from '../../platform/ratio.ts';
import type { Cart } from '../carts/index.ts';
import type { ContentsView } from '../defaultTheme/index.ts';

/** A cart or an order, as far as its offers are concerned. */
interface Discounted {
  readonly currency: string;
  readonly discounts: Cart['discounts'];
  /** The discount of all lines as prices are stored, a decimal string. */
  readonly discount_amount: string;
}

/**
 * Returns what each offer takes off the lines, as the buyer sees prices. `shown` is the discount of all lines as the buyer sees it, in minor
 * units; the amounts add up to it. `isOpen` is true for a
 * cart, whose labels pages translate; an order keeps those in its language. Returns nothing if the offers are not the whole discount, because an extension changed it. Pure.
 */
export function shownDiscounts(
  { currency, discounts, discount_amount }: Discounted,
  shown: number,
  isOpen = false,
): ContentsView['discounts'] {
  const offers = discounts
    .map((discount) => ({ ...discount, minor: toMinor(discount.amount, currency) }))
    .filter((discount) => discount.class !== 'shipping' && discount.minor > 0);
  const whole = sum(offers.map(({ minor }) => minor));
  if (whole === 0 || whole !== toMinor(discount_amount, currency)) return [];
  return apportion(shown, offers, ({ minor }) => ratio(BigInt(shown) * BigInt(minor), whole)).map(
    ([{ label, coupon, promotion_id: uuid }, amount]) => ({
      ...(isOpen && uuid !== null && { uuid }),
      label,
      coupon,
      amount: toNumber(amount, currency),
    }),
  );
}
