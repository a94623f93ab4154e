import type { AppContext } from '../../platform/contracts/context.ts';
import { scaled, toDecimal, toMinor } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import {
  computeTotals,
  priceLines,
  processDiscounts,
  shippingFee,
  totalItems,
  withoutTax,
} from '../pricing/index.ts';
import type {
  Buyer,
  CartLine,
  CartTotals,
  CouponDiscount,
  ItemTotals,
  PricedLine,
  ShippingTax,
  Trace,
} from '../pricing/index.ts';
import type { CouponBenefit } from '../promotions/index.ts';
import { baseAddress, ratesAt, shippingTaxOf, taxMode } from '../tax/index.ts';
import type { TaxAddress } from '../tax/index.ts';
import { taxFreeOf } from './taxFree.ts';
import type { TaxFree } from './taxFree.ts';
import type { CartError } from './cart.ts';
import { termsOfCart } from './cartCurrency.ts';
import { cartColumns, weightText, WEIGHT_DIGITS } from './cartColumns.ts';
import type { ComputedCart } from './cartColumns.ts';
import { isCardLine, linePriceIn } from './giftCards/giftCardLine.ts';
import type { LineInputs } from './giftCards/lineInputs.ts';
import { productUnits } from './lineKey.ts';
import { productOf } from './inputs/cartInputs.ts';
import type { PricingInputs, ProductInputs } from './inputs/cartInputs.ts';
import type { CartDraft, DraftLine } from './draft.ts';
import { checkCoupons } from './offers/couponsOf.ts';
import type { CheckedCodes } from './offers/couponsOf.ts';
import { dependsOnShipping, evaluateOffers, withEntered } from './offers/evaluateOffers.ts';
import type { EvaluatedOffers } from './offers/evaluateOffers.ts';
import { giftsOf } from './offers/giftsOf.ts';
import { tellOffers } from './offers/toldOffers.ts';
import type { ToldOffers } from './offers/toldOffers.ts';
import { withTenders } from './tenders/withTenders.ts';
import { quoteRequest, refreshShippingQuote } from './shippingQuotes.ts';
import type { Quote, RefreshedShipping } from './shippingQuotes.ts';

/**
 * Computes the new state of a cart from inputs that were loaded once: unit prices, tax rates, items, coupon, discounts,
 * the current shipping fee, and the totals.
 */
export async function recomputeCart(
  app: PricingApp,
  quote: Quote,
  draft: CartDraft,
  inputs: PricingInputs,
): Promise<ComputedCart> {
  const computation = await computeCart(app, quote, draft, inputs);
  const computed = withTenders(cartColumns(draft, computation), inputs);
  return { ...computed, near: computation.evaluated };
}

/** A cart line with its product, before pricing. */
interface ProductLine extends CartLine {
  readonly product: ProductInputs;
  readonly line_origin?: string | null | undefined;
  readonly inputs?: LineInputs | undefined;
}

/** A computed cart line: its product and everything added by the pricing steps. */
export type ComputedLine = CartComputation['totals']['lines'][number];

/** A computed cart, with the inputs of its totals. */
export interface CartComputation {
  /** The address at which the items are taxed. */
  readonly base: TaxAddress | null;
  readonly coupon: RevalidatedCoupon;
  readonly offers: ToldOffers;
  readonly evaluated: EvaluatedOffers;
  readonly shipping: RefreshedShipping;
  readonly shippingTax: ShippingTax;
  /** Why the buyer pays no tax. Null if the buyer pays tax. */
  readonly taxFree: TaxFree | null;
  /** The totals of a buyer who pays tax. */
  readonly taxed: CartTotals<ProductLine & PricedLine & CouponDiscount>;
  readonly totals: CartTotals<ProductLine & PricedLine & CouponDiscount>;
}

/** Computes a cart like `recomputeCart` and returns its intermediate steps. `trace` receives the changes of all processors. */
export async function computeCart(
  app: PricingApp,
  quote: Quote,
  draft: CartDraft,
  inputs: PricingInputs,
  trace?: Trace,
): Promise<CartComputation> {
  const pass: Pass = { app, draft, inputs, trace, buyer: buyerOf(draft) };
  const now = app.clock.now();
  const products = draft.lines.map((line) => productOf(inputs.products, line));
  const base = baseAddress(inputs.settings, {
    ...draft.addresses,
    store: app.config.shop.address,
    isVirtual: products.length > 0 && products.every((product) => product.no_shipping_required),
  });
  const lines = await priceLines(app, pass.buyer, productLines(pass, draft.lines, base), trace);
  const tax = taxMode(inputs.settings);
  const bought = totalItems({ currency: draft.currency, tax, lines });
  const offerable = withoutCards(bought);
  const checked = checkCoupons(draft, inputs, offerable, now);
  const offered = { draft, inputs: withEntered(inputs, draft), coupons: checked.coupons, now, offerable };
  const early = evaluateOffers(bought, { ...offered, shippingCost: null });
  const gifts = giftsOf(early.promotions?.gifts ?? [], draft, inputs.products);
  const given = await giftLines(pass, gifts.lines, base);
  const items =
    given.length === 0 ? bought : totalItems({ currency: draft.currency, tax, lines: [...lines, ...given] });
  const coupon = couponOf(checked);
  const discounted = await processDiscounts(
    app,
    pass.buyer,
    {
      coupon: codeOf(checked, early),
      lines: items.lines.map((line, index) => ({ ...line, coupon_discount: early.offLines[index] ?? 0 })),
    },
    trace,
  );
  const shipping = await shippingOf(pass, quote, items);
  const shippingTax = shippingTaxOf(inputs.settings, inputs.taxRates, { ...draft.addresses, base });
  const fee = baseFee(pass, items, shipping);
  const freedShipping = checked.coupons.some(({ benefit }) => benefit.freeShipping) ? (fee ?? 0) : 0;
  const evaluated =
    fee !== null && dependsOnShipping(offered.inputs.offers)
      ? evaluateOffers(bought, { ...offered, shippingCost: fee - freedShipping })
      : early;
  const cost = await feeOf(pass, items, shipping, fee, freedShipping + evaluated.shippingOff);
  const taxed = computeTotals({ ...items, lines: discounted }, { cost, tax: shippingTax });
  const offers = tellOffers({
    currency: draft.currency,
    newCode: draft.newCode,
    checked,
    offers: inputs.offers,
    evaluated,
    gifts,
    freedShipping,
  });
  const all = items.lines.map(({ product }) => product);
  const taxFree = taxFreeOf(draft, inputs, all, now);
  const totals = taxFree ? withoutTax(taxed) : taxed;
  return { base, coupon, offers, evaluated, shipping, shippingTax, taxFree, taxed, totals };
}

/** Returns the items that offers see: those that are no gift cards. */
function withoutCards<T extends ProductLine & PricedLine>(items: ItemTotals<T>): ItemTotals<T> {
  const { currency, tax, lines } = items;
  const others = lines.filter((line) => !isCardLine(line));
  return others.length === lines.length ? items : totalItems({ currency, tax, lines: others });
}

/** The parts of the app that a cart computation uses. It has no database access, and calls providers only through `Quote`. */
export type PricingApp = Pick<AppContext, 'clock' | 'process' | 'registry'> & {
  readonly config: { readonly shop: Pick<AppContext['config']['shop'], 'address'> };
};

/** The arguments shared by all steps of one computation. */
interface Pass {
  readonly app: PricingApp;
  readonly draft: CartDraft;
  readonly inputs: PricingInputs;
  readonly buyer: Buyer;
  readonly trace: Trace;
}

const buyerOf = ({ currency, customer_id, customer_group_id }: CartDraft): Buyer => ({
  currency,
  customerId: customer_id,
  customerGroupId: customer_group_id,
});

/** Joins the draft lines with their products and matching tax rates. */
function productLines(
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
async function giftLines(
  pass: Pass,
  lines: readonly DraftLine[],
  base: TaxAddress | null,
): Promise<readonly (ProductLine & Pick<PricedLine, 'unit_price' | 'taxRate'>)[]> {
  if (lines.length === 0) return [];
  const priced = await priceLines(pass.app, pass.buyer, productLines(pass, lines, base));
  return priced.map((line) => ({ ...line, unit_price: 0 }));
}

/** The first coupon of the cart after a recomputation. */
export interface RevalidatedCoupon {
  readonly code: string | null;
  readonly benefit: CouponBenefit | null;
  /** The reason why a coupon was removed. */
  readonly error: CartError | null;
}

const couponOf = ({ coupons: [first], error }: CheckedCodes): RevalidatedCoupon => ({
  code: first?.code ?? null,
  benefit: first?.benefit ?? null,
  error,
});

/** Returns the first code that applies: of a coupon, else of a promotion. */
const codeOf = ({ coupons }: CheckedCodes, { promotions }: EvaluatedOffers): string | null =>
  coupons[0]?.code ?? promotions?.discounts.find(({ code }) => code !== null)?.code ?? null;

/** Returns the selected shipping method, with a new quote if necessary. */
function shippingOf(
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
function baseFee(
  { buyer }: Pass,
  items: ItemTotals<ProductLine & PricedLine>,
  { selection }: RefreshedShipping,
): Minor | null {
  if (!selection || items.lines.every(({ product }) => product.no_shipping_required)) return null;
  return toMinor(selection.snapshot.cost, buyer.currency);
}

function feeOf(
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
