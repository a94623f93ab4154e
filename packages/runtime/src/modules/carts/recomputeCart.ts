import { computeTotals, priceLines, processDiscounts, totalItems, withoutTax } from '../pricing/index.ts';
import type { Buyer, CartTotals, CouponDiscount, PricedLine, ShippingTax, Trace } from '../pricing/index.ts';
import type { CouponBenefit } from '../promotions/index.ts';
import { baseAddress, shippingTaxOf, taxMode } from '../tax/index.ts';
import type { TaxAddress } from '../tax/index.ts';
import { taxFreeOf } from './taxFree.ts';
import type { TaxFree } from './taxFree.ts';
import type { CartError } from './cartError.ts';
import { cartColumns } from './cartColumns.ts';
import type { ComputedCart } from './cartColumns.ts';
import { productOf } from './inputs/cartInputs.ts';
import type { PricingInputs } from './inputs/cartInputs.ts';
import type { CartDraft } from './draft.ts';
import { checkCoupons } from './offers/couponsOf.ts';
import type { CheckedCodes } from './offers/couponsOf.ts';
import { dependsOnShipping, evaluateOffers, withEntered } from './offers/evaluateOffers.ts';
import type { EvaluatedOffers } from './offers/evaluateOffers.ts';
import { giftsOf } from './offers/giftsOf.ts';
import { tellOffers } from './offers/toldOffers.ts';
import type { ToldOffers } from './offers/toldOffers.ts';
import { withTenders } from './tenders/withTenders.ts';
import type { Quote, RefreshedShipping } from './shippingQuotes.ts';
import type { PricingApp, ProductLine, Pass } from './productLines.ts';
import { productLines, withoutCards, giftLines } from './productLines.ts';
import { shippingOf, baseFee, feeOf } from './shippingFeeOf.ts';

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

const buyerOf = ({ currency, customer_id, customer_group_id }: CartDraft): Buyer => ({
  currency,
  customerId: customer_id,
  customerGroupId: customer_group_id,
});

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
