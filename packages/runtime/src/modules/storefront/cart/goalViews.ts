import type { Text } from '../../../platform/contracts/messages.ts';
import { formatPrice, toMinor, toNumber } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { rounded } from '../../../platform/ratio.ts';
import type { Cart, FreeShippingOfCart } from '../../carts/index.ts';
import type { ContentsView, GoalView } from '../../defaultTheme/index.ts';
import type { NextOffer } from '../../promotions/index.ts';

interface Words {
  readonly text: Text;
  readonly locale: string;
}
type Totals = Pick<Cart, 'currency' | 'sub_total'>;

/** The offers and the free shipping that a cart is near. */
export interface Near {
  readonly next: readonly NextOffer[];
  readonly shipping: FreeShippingOfCart;
}

/**
 * Describes what a cart is near: the nearest of the offers that lower the shipping fee and the shipping methods that are free from a subtotal,
 * and the next tier of an offer. Missing amounts are told as the buyer sees prices. Pure.
 */
export function goalViews(
  cart: Totals,
  contents: Pick<ContentsView, 'totals'>,
  { next, shipping }: Near,
  words: Words,
): readonly GoalView[] {
  const first = (isTier: boolean) => next.find(({ tier }) => (tier !== null) === isTier);
  const shown = (missing: Minor) => shownMissing(missing, cart, contents);
  const viewOf = (offer: NextOffer | undefined): GoalView | null =>
    offer
      ? {
          message: messageOf(
            offer,
            cart,
            'amount' in offer.missing ? shown(offer.missing.amount) : null,
            words,
          ),
          label: offer.promotion.label,
          reached: offer.reached,
        }
      : null;
  const ofOffer = shipping.isSettled ? null : viewOf(first(false));
  return [nearer(ofOffer, ofMethod(shipping, cart, shown, words)), viewOf(first(true))].filter(
    (view) => view !== null,
  );
}

/** Returns the goal of which more is reached, that of the offer if it is the same. */
const nearer = (offer: GoalView | null, method: GoalView | null): GoalView | null =>
  offer && method ? (method.reached > offer.reached ? method : offer) : (offer ?? method);

/** Describes the shipping method that is free from a higher subtotal. Null if there is none. */
function ofMethod(
  { gate }: FreeShippingOfCart,
  { currency, sub_total }: Totals,
  shown: (missing: Minor) => Minor,
  { text, locale }: Words,
): GoalView | null {
  if (!gate) return null;
  const has = toMinor(sub_total, currency);
  const missing = formatPrice(locale, toNumber(shown(gate.from - has), currency), currency);
  return {
    message: text('storefront.goal.shipping', { missing }),
    label: gate.name,
    reached: has / gate.from,
  };
}

/** Returns a missing amount on the basis on which the buyer sees prices, rounded up. */
function shownMissing(
  missing: Minor,
  { currency, sub_total }: Totals,
  { totals }: Pick<ContentsView, 'totals'>,
): Minor {
  const net = toMinor(sub_total, currency);
  const shown = toMinor(totals.find(({ code }) => code === 'sub_total')?.amount ?? 0, currency);
  return net > 0 ? rounded({ n: BigInt(missing) * BigInt(shown), d: BigInt(net) }, 'up') : missing;
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
