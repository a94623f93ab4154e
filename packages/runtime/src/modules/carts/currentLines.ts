import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { toMinor, toNumber } from '../../platform/money.ts';
import { appForBuyer, pricesOf, shownAmount } from '../catalog/index.ts';
import { exemptionAt } from '../customers/index.ts';
import type { ShippingSelection } from './cart.ts';
import type { LineColumns } from './cartLine.ts';
import { cartColumns } from './cartColumns.ts';
import { draftOf } from './draft.ts';
import { loadCartInputs } from './inputs/loadCartInputs.ts';
import type { CartInputs } from './inputs/cartInputs.ts';
import { computeCart } from './recomputeCart.ts';

/** A line as it would be charged now, with its total as its buyer sees prices. */
type CurrentLine = Pick<
  LineColumns,
  'product_sku' | 'product_name' | 'variant_options' | 'thumbnail' | 'qty'
> & { readonly total: number };

/** The lines of a cart as they would be charged now. */
export interface CurrentLines {
  readonly currency: string;
  /** The app with the prices that the buyer sees. */
  readonly app: AppContext;
  readonly lines: readonly CurrentLine[];
}

/**
 * Computes the lines of an active cart anew, as a read of the cart does, and saves nothing. Totals are with or without tax as the cart's
 * page shows them to its buyer. Before an address is known, the tax is estimated by the rates of shown prices. The shipping provider is not
 * asked. Null for a cart that is not active. Runs one SQL statement.
 */
export async function currentLines(app: AppContext, db: Db, id: string): Promise<CurrentLines | null> {
  const inputs = await loadCartInputs(app, db, id, {});
  if (!inputs) return null;
  const draft = draftOf(inputs);
  const { shipping_method_data: selection } = inputs.cart;
  const computed = await computeCart(app, async () => selection as ShippingSelection, draft, inputs);
  const shown = appForBuyer(app, draft.currency, buyerOf(app, inputs));
  const totalOf = shownTotal(shown, inputs, {
    currency: draft.currency,
    isTaxKnown: computed.base !== null || computed.taxFree !== null,
  });
  return {
    currency: draft.currency,
    app: shown,
    lines: cartColumns(draft, computed).lines.map((line, index) => ({
      ...line,
      total: totalOf(line, computed.totals.lines[index]?.product.tax_class ?? null),
    })),
  };
}

/** Returns the buyer of a cart, with the country that the cart is sent to. */
function buyerOf(app: AppContext, { addresses, exemptions, pricing }: CartInputs) {
  const country = (addresses.shipping ?? addresses.billing)?.country ?? null;
  return {
    groups: pricing.groups,
    isExempt: exemptionAt(exemptions, app.clock.now()) !== null,
    ...(country !== null && { country }),
  };
}

/** Returns the function that computes the total of a line as the buyer of a cart sees it. */
function shownTotal(
  shown: AppContext,
  { settings: { priceIncludingTax: isStored } }: CartInputs,
  { currency, isTaxKnown }: { readonly currency: string; readonly isTaxKnown: boolean },
) {
  const tax = pricesOf(shown)?.tax ?? null;
  const withTax = tax === null ? isStored : tax.basis === 'gross';
  return ({ line_total: net, line_total_incl_tax: gross }: LineColumns, taxClass: number | null): number => {
    if (withTax === isStored || isTaxKnown) return Number(withTax ? gross : net);
    return toNumber(shownAmount(toMinor(isStored ? gross : net, currency), tax, taxClass), currency);
  };
}
