import type { AppContext } from '../../../platform/contracts/context.ts';
import { toNumber } from '../../../platform/money.ts';
import { amountIn } from '../../currencies/index.ts';
import type { GiftCardOffer, ProductTile } from '../contract.ts';
import { shownTerms } from '../priceContexts/priceRecord.ts';
import { currencyOf } from '../priceContexts/shownPrices.ts';
import { greatestAmount, leastAmount } from '../products/giftCardTerms.ts';
import type { GiftCardTerms } from '../products/giftCardTerms.ts';

type Prices = Pick<ProductTile, 'price' | 'price_range' | 'compare_at_price' | 'unit_price' | 'is_on_sale'>;

/**
 * Returns the prices of a gift card as its line in a cart has them: its amounts, converted to the currency that is shown like a fee, whatever price
 * lists and the tax class of the product say. Null for other products, and if the currency has no rate. Pure.
 */
export function giftCardPrices(
  app: AppContext,
  { gift_card: card }: { readonly gift_card: GiftCardTerms | null },
): Prices | null {
  if (card === null) return null;
  const [min, max] = [shownAmount(app, leastAmount(card)), shownAmount(app, greatestAmount(card))];
  return min === null || max === null
    ? null
    : {
        price: min,
        price_range: { min, max },
        compare_at_price: null,
        unit_price: null,
        is_on_sale: false,
      };
}

/** Returns the amounts of a gift card for the form of its page. Null for other products, and if the currency has no rate. Pure. */
export function giftCardOffer(
  app: AppContext,
  { gift_card: card }: { readonly gift_card: GiftCardTerms | null },
): GiftCardOffer | null {
  if (card === null) return null;
  const amounts = card.amounts.flatMap((amount) => {
    const price = shownAmount(app, amount);
    return price === null ? [] : [{ amount, price }];
  });
  const [min, max] = [card.min, card.max].map((amount) =>
    amount === null ? null : shownAmount(app, amount),
  );
  const free = min == null || max == null ? null : { min, max };
  return amounts.length < card.amounts.length || (free === null && card.min !== null)
    ? null
    : { amounts, free, currency: currencyOf(app), validity_months: card.validity_months };
}

/** Converts an amount of the shop's currency to the currency that is shown, in major units. */
function shownAmount(app: AppContext, amount: number): number | null {
  const terms = shownTerms(app);
  const minor = terms && amountIn(terms, amount);
  return terms === null || minor === null ? null : toNumber(minor, terms.code);
}
