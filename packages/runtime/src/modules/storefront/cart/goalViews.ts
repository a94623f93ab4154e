import type { Text } from '../../../platform/contracts/messages.ts';
import { formatPrice, toMinor, toNumber } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { rounded } from '../../../platform/ratio.ts';
import type { Cart } from '../../carts/index.ts';
import type { ContentsView, GoalView } from '../../defaultTheme/index.ts';
import type { NextOffer } from '../../promotions/index.ts';

interface Words {
  readonly text: Text;
  readonly locale: string;
}
type Totals = Pick<Cart, 'currency' | 'sub_total'>;

/**
 * Describes the offers that a cart is near: at most one that lowers the shipping fee, and one next tier. Missing amounts are told as the buyer
 * sees prices. Pure.
 */
export function goalViews(
  cart: Totals,
  contents: Pick<ContentsView, 'totals'>,
  next: readonly NextOffer[],
  words: Words,
): readonly GoalView[] {
  const first = (isTier: boolean) => next.find(({ tier }) => (tier !== null) === isTier);
  return [first(false), first(true)].flatMap((offer) =>
    offer
      ? {
          message: messageOf(offer, cart, shownMissing(offer, cart, contents), words),
          label: offer.promotion.label,
          reached: offer.reached,
        }
      : [],
  );
}

/** Returns the missing amount on the basis on which the buyer sees prices, rounded up. Null if units are missing. */
function shownMissing(
  { missing }: NextOffer,
  { currency, sub_total }: Totals,
  { totals }: Pick<ContentsView, 'totals'>,
): Minor | null {
  if (!('amount' in missing)) return null;
  const net = toMinor(sub_total, currency);
  const shown = toMinor(totals.find(({ code }) => code === 'sub_total')?.amount ?? 0, currency);
  return net > 0
    ? rounded({ n: BigInt(missing.amount) * BigInt(shown), d: BigInt(net) }, 'up')
    : missing.amount;
}

function messageOf(offer: NextOffer, { currency }: Totals, amount: Minor | null, words: Words): string {
  const { text, locale } = words;
  const { label } = offer.promotion;
  const units = 'units' in offer.missing ? offer.missing.units : 0;
  const missing = formatPrice(locale, toNumber(amount ?? 0, currency), currency);
  if (isFreeShipping(offer))
    return amount === null
      ? text('storefront.goal.shippingUnits', { units })
      : text('storefront.goal.shipping', { missing });
  const off = offOf(offer, currency, locale);
  if (off === null)
    return amount === null
      ? text('storefront.goal.otherUnits', { units, label })
      : text('storefront.goal.other', { missing, label });
  return amount === null
    ? text('storefront.goal.offUnits', { units, off })
    : text('storefront.goal.off', { missing, off });
}

const isFreeShipping = ({ promotion: { action } }: NextOffer): boolean =>
  action.kind === 'shipping' &&
  action.amounts === undefined &&
  (action.percent === undefined || action.percent === 100);

/** Returns what a tier takes off, in words. Null if it is no percentage and has no amount in the currency. */
function offOf({ tier }: NextOffer, currency: string, locale: string): string | null {
  if (!tier) return null;
  if (tier.percent !== undefined)
    return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(
      tier.percent / 100,
    );
  const amount = tier.amounts?.[currency];
  return amount === undefined ? null : formatPrice(locale, amount, currency);
}
