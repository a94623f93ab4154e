import { toDecimal, toMinor } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { shippingFee } from '../pricing/index.ts';
import type { ItemTotals, PricedLine } from '../pricing/index.ts';
import { weightText } from './cartColumns.ts';
import { quoteRequest, refreshShippingQuote } from './shippingQuotes.ts';
import type { Quote, RefreshedShipping } from './shippingQuotes.ts';
import type { ProductLine, Pass } from './productLines.ts';

/** Returns the selected shipping method, with a new quote if necessary. */
export function shippingOf(
  { app, draft, inputs }: Pass,
  quote: Quote,
  items: ItemTotals<ProductLine & PricedLine>,
): RefreshedShipping | Promise<RefreshedShipping> {
  const destination = draft.addresses.shipping;
  if (!draft.selection || !destination) return NOTHING_CHOSEN;
  const { currency } = draft;
  const lines = items.lines.map(({ product, qty, final_price }) => ({
    product_id: product.product_id,
    product_sku: product.sku,
    product_name: product.name,
    product_weight: product.weight,
    no_shipping_required: product.no_shipping_required,
    qty,
    final_price: toDecimal(final_price, currency),
  }));
  const totals = {
    currency,
    sub_total: toDecimal(items.sub_total, currency),
    total_weight: weightText(items.total_weight),
  };
  const request = quoteRequest(totals, lines, destination, inputs.shippingRevision);
  return refreshShippingQuote(app, quote, draft.selection, request);
}

const NOTHING_CHOSEN: RefreshedShipping = { selection: null, error: null };

/** Returns the fee of the selected method before discounts. Null if none is selected or nothing ships. */
export function baseFee(
  { buyer }: Pass,
  items: ItemTotals<ProductLine & PricedLine>,
  { selection }: RefreshedShipping,
): Minor | null {
  if (!selection || items.lines.every(({ product }) => product.no_shipping_required)) return null;
  return toMinor(selection.snapshot.cost, buyer.currency);
}

/** Returns the fee of the selected method after the discounts on shipping. */
export function feeOf(
  { app, buyer, trace }: Pass,
  items: ItemTotals<ProductLine & PricedLine>,
  { selection }: RefreshedShipping,
  fee: Minor | null,
  off: Minor,
): Minor | Promise<Minor> {
  if (fee === null || !selection) return 0;
  const context = {
    ...buyer,
    providerCode: selection.provider_code,
    methodCode: selection.method_code,
    subTotal: items.sub_total,
  };
  return shippingFee(app, Math.max(0, fee - off), context, trace);
}
