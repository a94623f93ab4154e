import type { AppContext } from '../../platform/context.ts';
import { toMinor } from '../../platform/money.ts';
import { unitPrices } from '../pricing/index.ts';
import { computeCart, productOf } from './computeCart.ts';
import type { ComputedCart, SettledShipping } from './computeCart.ts';
import type { CartDraft } from './draft.ts';
import type { Products } from './facts.ts';
import { quoteRequest, settleShipping } from './shippingQuotes.ts';
import type { Quote } from './shippingQuotes.ts';

const NOTHING_CHOSEN: SettledShipping = { selection: null, error: null };

/** The new state of a cart: unit prices by the processors, figures, and the shipping method at what it costs now. */
export async function recomputeCart(
  app: AppContext,
  quote: Quote,
  draft: CartDraft,
  facts: { readonly products: Products; readonly shippingRevision: number },
): Promise<ComputedCart> {
  const prices = await unitPrices(
    app,
    draft.lines.map((line) => {
      const { product_id, sku, price } = productOf(facts.products, line);
      return {
        price: toMinor(price, draft.currency),
        currency: draft.currency,
        productId: product_id,
        sku,
        qty: line.qty,
        customerId: draft.customer_id,
        customerGroupId: draft.customer_group_id,
      };
    }),
  );
  const unshipped = computeCart(draft, facts.products, prices, NOTHING_CHOSEN);
  const destination = draft.addresses.shipping;
  if (!draft.selection || !destination) return unshipped;
  const request = quoteRequest(unshipped.columns, unshipped.lines, destination, facts.shippingRevision);
  const shipping = await settleShipping(app, quote, draft.selection, request);
  return computeCart(draft, facts.products, prices, shipping);
}
