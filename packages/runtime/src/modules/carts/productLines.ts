import type { AppContext } from '../../platform/contracts/context.ts';
import { scaled } from '../../platform/money.ts';
import { priceLines, totalItems } from '../pricing/index.ts';
import type { Buyer, CartLine, ItemTotals, PricedLine, Trace } from '../pricing/index.ts';
import { ratesAt } from '../tax/index.ts';
import type { TaxAddress } from '../tax/index.ts';
import { termsOfCart } from './cartCurrency.ts';
import { WEIGHT_DIGITS } from './cartColumns.ts';
import { isCardLine, linePriceIn } from './giftCards/giftCardLine.ts';
import type { LineInputs } from './giftCards/lineInputs.ts';
import { productUnits } from './lineKey.ts';
import { productOf } from './inputs/cartInputs.ts';
import type { PricingInputs, ProductInputs } from './inputs/cartInputs.ts';
import type { CartDraft, DraftLine } from './draft.ts';

/** A cart line with its product, before pricing. */
export interface ProductLine extends CartLine {
  readonly product: ProductInputs;
  readonly line_origin?: string | null | undefined;
  readonly inputs?: LineInputs | undefined;
}

/** Returns the items that offers see: those that are no gift cards. */
export function withoutCards<T extends ProductLine & PricedLine>(items: ItemTotals<T>): ItemTotals<T> {
  const { currency, tax, lines } = items;
  const others = lines.filter((line) => !isCardLine(line));
  return others.length === lines.length ? items : totalItems({ currency, tax, lines: others });
}

/** The parts of the app that a cart computation uses. It has no database access, and calls providers only through `Quote`. */
export type PricingApp = Pick<AppContext, 'clock' | 'process' | 'registry'> & {
  readonly config: { readonly shop: Pick<AppContext['config']['shop'], 'address'> };
};

/** The arguments shared by all steps of one computation. */
export interface Pass {
  readonly app: PricingApp;
  readonly draft: CartDraft;
  readonly inputs: PricingInputs;
  readonly buyer: Buyer;
  readonly trace: Trace;
}

/** Joins the draft lines with their products and matching tax rates. */
export function productLines(
  { draft, inputs }: Pass,
  lines: readonly DraftLine[],
  base: TaxAddress | null,
): readonly ProductLine[] {
  const rateOf = ratesAt(inputs.taxRates, base);
  const terms = termsOfCart(inputs.currencies, draft);
  const units = productUnits(lines);
  return lines.map((line) => {
    const product = productOf(inputs.products, line);
    return {
      product,
      line_origin: line.line_origin,
      inputs: line.inputs,
      product_id: product.product_id,
      sku: product.sku,
      qty: line.qty,
      weight: scaled(product.weight, WEIGHT_DIGITS),
      // A line without a price counts nothing. It has an error, so that the cart is not ordered.
      catalogue_price: linePriceIn(product, line, inputs, terms, units.get(line.product_id) ?? line.qty) ?? 0,
      // A voucher for goods of any tax rate is taxed when it is used, not when it is sold.
      matched: rateOf(product.gift_card?.voucher === 'multi' ? null : product.tax_class),
    };
  });
}

/** Makes the lines of gifts, which cost nothing whatever processors say. */
export async function giftLines(
  pass: Pass,
  lines: readonly DraftLine[],
  base: TaxAddress | null,
): Promise<readonly (ProductLine & Pick<PricedLine, 'unit_price' | 'taxRate'>)[]> {
  if (lines.length === 0) return [];
  const priced = await priceLines(pass.app, pass.buyer, productLines(pass, lines, base));
  return priced.map((line) => ({ ...line, unit_price: 0 }));
}
