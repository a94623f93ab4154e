import { noPrice, quantityAbove, quantityRule } from '../catalog/index.ts';
import type { CartCaps } from './cartCaps.ts';
import { checkedInputs, linePriceIn } from './giftCards/giftCardLine.ts';
import { originOf } from './giftCards/lineInputs.ts';
import type { LineInputs } from './giftCards/lineInputs.ts';
import { lineKey, productUnits } from './lineKey.ts';
import type { LineIdentity } from './lineKey.ts';
import { termsOfCart, withLimits } from './cartCurrency.ts';
import type { PricingInputs, ProductInputs } from './inputs/cartInputs.ts';
import { productNotFound, tooManyLines, tooManyUnits } from './errors.ts';
import { stockFault, ruleFault } from './lineFault.ts';
import type { CartDraft, DraftLine } from './draft.ts';
import { productBySku } from './draft.ts';

/** The inputs that units are added with. */
type AddingInputs = Pick<PricingInputs, 'products' | 'currencies' | 'pricing'> & { readonly caps: CartCaps };

/** A product and the number of units to add to a cart. */
export interface NewItem {
  readonly sku: string;
  /** A positive integer. If absent, the least number of units that makes the quantity of the line an allowed one. */
  readonly qty?: number | undefined;
  /** The path of the quantity in the request body. Default: `qty`. */
  readonly at?: string | undefined;
  /** The inputs of the shopper, for a product that takes some. */
  readonly inputs?: LineInputs | null | undefined;
}

/** Returns the key of the line that units of a product are added to. */
export const keyOfNew = ({ inputs }: Pick<NewItem, 'inputs'>, { product_id }: LineIdentity): string =>
  lineKey({ product_id, line_origin: inputs ? originOf(inputs) : null });

/** Returns the number of units to add to a line that has `already` units. */
export const unitsToAdd = ({ qty }: NewItem, product: ProductInputs, already = 0): number =>
  qty ?? quantityAbove(quantityRule(product), already) - already;

/**
 * Adds units of products. If a product already has a plain line, the units are added to that line. Rejects unknown and disabled products,
 * lines and units above the limits, quantities above the stock, products without a price in the currency of the cart, and sums that the
 * rule of a product does not allow. The units of all lines of a product count. Lines with different inputs live side by side; inputs that
 * do not fit the product are rejected.
 */
export function addUnits(
  { lines, currency }: Pick<CartDraft, 'lines' | 'currency'>,
  inputs: AddingInputs,
  items: readonly NewItem[],
): readonly DraftLine[] {
  const { products, currencies } = inputs;
  const { cartMaxLines, cartMaxUnitsPerLine } = inputs.caps;
  const terms = termsOfCart(currencies, { currency });
  const bySku = productBySku(products);
  const next = new Map(lines.map((line) => [lineKey(line), line]));
  const units = new Map(productUnits(lines));
  const added = new Map<ProductInputs, string | undefined>();
  for (const sent of items) {
    const product = bySku(sent.sku);
    if (!product?.status) throw productNotFound();
    const { product_id } = product;
    const path = `${(sent.at ?? 'qty').slice(0, -'qty'.length)}inputs`;
    const item = {
      ...sent,
      inputs: checkedInputs(product, sent, { currencies, now: inputs.pricing.now, path }),
    };
    const key = keyOfNew(item, product);
    const line = next.get(key);
    if (!line && next.size >= cartMaxLines) throw tooManyLines(cartMaxLines);
    const already = units.get(product_id) ?? 0;
    const more = unitsToAdd(item, withLimits(product, inputs, { currency }), already);
    const sum = already + more;
    if (sum > cartMaxUnitsPerLine) throw tooManyUnits(cartMaxUnitsPerLine);
    const fault = stockFault(product, sum);
    if (fault) throw fault;
    if (linePriceIn(product, item, inputs, terms, sum) === null) throw noPrice(currency);
    const entered = item.inputs ? { line_origin: originOf(item.inputs), inputs: item.inputs } : {};
    next.set(key, { ...line, ...entered, product_id, qty: (line?.qty ?? 0) + more });
    units.set(product_id, sum);
    added.set(product, item.at);
  }
  for (const [product, at] of added) {
    const limited = withLimits(product, inputs, { currency });
    const fault = ruleFault(limited, units.get(product.product_id) ?? 0, at);
    if (fault) throw fault;
  }
  return [...next.values()];
}
