import type { AppContext } from '../../platform/contracts/context.ts';
import { scaled, toDecimal, toMinor } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import {
  computeTotals,
  discountLines,
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
import { evaluateCoupon } from '../promotions/index.ts';
import type { CouponBenefit } from '../promotions/index.ts';
import { baseAddress, ratesAt, shippingTaxOf, taxMode } from '../tax/index.ts';
import type { TaxAddress } from '../tax/index.ts';
import { taxFreeOf } from './taxFree.ts';
import type { TaxFree } from './taxFree.ts';
import { cartErrorOf } from './cart.ts';
import type { CartError } from './cart.ts';
import { termsOfCart, unitPriceIn } from './cartCurrency.ts';
import { cartColumns, weightText, WEIGHT_DIGITS } from './cartColumns.ts';
import type { ComputedCart } from './cartColumns.ts';
import { productUnits } from './lineKey.ts';
import { productOf } from './inputs/cartInputs.ts';
import type { PricingInputs, ProductInputs } from './inputs/cartInputs.ts';
import type { CartDraft } from './draft.ts';
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
  return withTenders(cartColumns(draft, await computeCart(app, quote, draft, inputs)), inputs);
}

/** A cart line with its product, before pricing. */
interface ProductLine extends CartLine {
  readonly product: ProductInputs;
  readonly line_origin?: string | null | undefined;
}

/** A computed cart line: its product and everything added by the pricing steps. */
export type ComputedLine = CartComputation['totals']['lines'][number];

/** A computed cart, with the inputs of its totals. */
export interface CartComputation {
  /** The address at which the items are taxed. */
  readonly base: TaxAddress | null;
  readonly coupon: RevalidatedCoupon;
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
  const products = draft.lines.map((line) => productOf(inputs.products, line));
  const base = baseAddress(inputs.settings, {
    ...draft.addresses,
    store: app.config.shop.address,
    isVirtual: products.length > 0 && products.every((product) => product.no_shipping_required),
  });
  const lines = await priceLines(app, pass.buyer, productLines(pass, base), trace);
  const items = totalItems({ currency: draft.currency, tax: taxMode(inputs.settings), lines });
  const coupon = revalidateCoupon(draft, inputs, items, app.clock.now());
  const discounted = await processDiscounts(
    app,
    pass.buyer,
    { coupon: coupon.code, lines: discountLines(items.lines, coupon.benefit?.discount ?? null) },
    trace,
  );
  const shipping = await shippingOf(pass, quote, items);
  const { shipping: address } = draft.addresses;
  const shippingTax = shippingTaxOf(inputs.settings, inputs.taxRates, { shipping: address, base });
  const cost = await feeOf(pass, items, shipping, coupon);
  const taxed = computeTotals({ ...items, lines: discounted }, { cost, tax: shippingTax });
  const taxFree = taxFreeOf(draft, inputs, products, app.clock.now());
  const totals = taxFree ? withoutTax(taxed) : taxed;
  return { base, coupon, shipping, shippingTax, taxFree, taxed, totals };
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
function productLines({ draft, inputs }: Pass, base: TaxAddress | null): readonly ProductLine[] {
  const rateOf = ratesAt(inputs.taxRates, base);
  const terms = termsOfCart(inputs.currencies, draft);
  const units = productUnits(draft.lines);
  return draft.lines.map((line) => {
    const product = productOf(inputs.products, line);
    return {
      product,
      line_origin: line.line_origin,
      product_id: product.product_id,
      sku: product.sku,
      qty: line.qty,
      weight: scaled(product.weight, WEIGHT_DIGITS),
      // A line without a price counts nothing. It has an error, so that the cart is not ordered.
      catalogue_price: unitPriceIn(product, inputs, terms, units.get(line.product_id) ?? line.qty) ?? 0,
      matched: rateOf(product.tax_class),
    };
  });
}

/** The state of the cart coupon after a recomputation. */
export interface RevalidatedCoupon {
  readonly code: string | null;
  readonly benefit: CouponBenefit | null;
  /** The reason why the coupon was removed. */
  readonly error: CartError | null;
}

/** The `field` of coupon errors. */
export const COUPON_FIELD = 'coupon';

const NO_COUPON: RevalidatedCoupon = { code: null, benefit: null, error: null };

/**
 * Reevaluates the cart coupon. A newly entered coupon that does not apply is rejected with 400. A coupon already on the
 * cart is removed, with an error for the shopper.
 */
function revalidateCoupon(
  draft: Pick<CartDraft, 'coupon' | 'isCouponNew' | 'currency'>,
  { coupon: inputs, currencies }: Pick<PricingInputs, 'coupon' | 'currencies'>,
  { sub_total, total_qty, lines: items }: ItemTotals<ProductLine & PricedLine>,
  now: Date,
): RevalidatedCoupon {
  if (draft.coupon === null) return NO_COUPON;
  const lines = items.map(({ product_id, sku, qty, final_price }) => ({
    product_id,
    sku,
    qty,
    unit_price: final_price,
  }));
  const terms = termsOfCart(currencies, draft);
  const { benefit, refusal } = evaluateCoupon(inputs, { terms, sub_total, total_qty, lines }, now);
  if (benefit) return { code: draft.coupon, benefit, error: null };
  if (draft.isCouponNew) throw refusal;
  return { ...NO_COUPON, error: cartErrorOf(refusal, COUPON_FIELD) };
}

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

function feeOf(
  { app, buyer, trace }: Pass,
  items: ItemTotals<ProductLine & PricedLine>,
  { selection }: RefreshedShipping,
  { benefit }: RevalidatedCoupon,
): Minor | Promise<Minor> {
  if (!selection || items.lines.every(({ product }) => product.no_shipping_required)) return 0;
  const fee = benefit?.freeShipping ? 0 : toMinor(selection.snapshot.cost, buyer.currency);
  const context = {
    ...buyer,
    providerCode: selection.provider_code,
    methodCode: selection.method_code,
    subTotal: items.sub_total,
  };
  return shippingFee(app, fee, context, trace);
}
