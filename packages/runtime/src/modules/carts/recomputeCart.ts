import type { AppContext } from '../../platform/context.ts';
import { scaled, toDecimal, toMinor } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import {
  computeFigures,
  discountLines,
  lineDiscounts,
  shippingFee,
  taxRates,
  totalItems,
  unitPrices,
} from '../pricing/index.ts';
import type { CartFigures, ItemTotals, ShippingTax, Trace } from '../pricing/index.ts';
import { baseAddress, ratesAt, shippingTaxOf, taxMode } from '../tax/index.ts';
import type { AppliedRate, TaxAddress } from '../tax/index.ts';
import { cartColumns, productOf, WEIGHT_DIGITS, weightText } from './cartColumns.ts';
import type { ComputedCart, SettledShipping } from './cartColumns.ts';
import type { CartDraft } from './draft.ts';
import type { PricingFacts, ProductFacts } from './facts.ts';
import { settleCoupon } from './settleCoupon.ts';
import type { SettledCoupon } from './settleCoupon.ts';
import { quoteRequest, settleShipping } from './shippingQuotes.ts';
import type { Quote } from './shippingQuotes.ts';

/**
 * The new state of a cart, in one pass over facts that were loaded once: unit prices, tax rates, items, coupon, discounts,
 * shipping at what it costs now, and the figures of the whole.
 */
export async function recomputeCart(
  app: PricingApp,
  quote: Quote,
  draft: CartDraft,
  facts: PricingFacts,
): Promise<ComputedCart> {
  const { products, figures, shipping, coupon } = await computeCart(app, quote, draft, facts);
  return cartColumns(draft, products, figures, { shipping, coupon });
}

/** A computed cart with what its figures came from. Lists run along the lines. */
export interface CartComputation {
  readonly products: readonly ProductFacts[];
  /** Where the items are taxed. */
  readonly base: TaxAddress | null;
  /** Before the processors of `cartItemTaxRate`. */
  readonly rates: readonly AppliedRate[];
  readonly items: ItemTotals;
  readonly coupon: SettledCoupon;
  /** What the coupon lets the lines off, before the processors of `cartDiscounts`. */
  readonly given: readonly Minor[];
  readonly shipping: SettledShipping;
  readonly shippingTax: ShippingTax;
  readonly figures: CartFigures;
}

/** The pass of `recomputeCart`, with its steps. `trace` is told every turn of every processor. */
export async function computeCart(
  app: PricingApp,
  quote: Quote,
  draft: CartDraft,
  facts: PricingFacts,
  trace?: Trace,
): Promise<CartComputation> {
  const products = draft.lines.map((line) => productOf(facts.products, line));
  const pass: Pass = { app, draft, facts, trace, products };
  const base = addressOfTax(pass);
  const rateOf = ratesAt(facts.taxRates, base);
  const rates = products.map(({ tax_class }) => rateOf(tax_class));
  const items = await itemsOf(pass, rates);
  const coupon = settleCoupon(draft, facts.coupon, items, products, app.clock.now());
  const given = coupon.grant ? discountLines(items, coupon.grant.discount) : items.lines.map(() => 0);
  const discounts = await discountsOf(pass, items, coupon, given);
  const shipping = await shippingOf(pass, quote, items);
  const shippingTax = shippingTaxOf(facts.settings, facts.taxRates, {
    shipping: draft.addresses.shipping,
    base,
  });
  const figures = computeFigures(items, discounts, {
    cost: await feeOf(pass, items, shipping, coupon),
    tax: shippingTax,
  });
  return { products, base, rates, items, coupon, given, shipping, shippingTax, figures };
}

/** What computing a cart asks of the shop: no database, and no provider but through `Quote`. */
export type PricingApp = Pick<AppContext, 'clock' | 'process' | 'registry'> & {
  readonly config: { readonly shop: Pick<AppContext['config']['shop'], 'address'> };
};

/** What every step of one computation looks at. `products` run along the lines. */
interface Pass {
  readonly app: PricingApp;
  readonly draft: CartDraft;
  readonly facts: PricingFacts;
  readonly products: readonly ProductFacts[];
  readonly trace: Trace;
}

const ships = (products: readonly ProductFacts[]): boolean =>
  products.some((product) => !product.no_shipping_required);

const addressOfTax = ({ app, draft, facts, products }: Pass): TaxAddress | null =>
  baseAddress(facts.settings, {
    ...draft.addresses,
    store: app.config.shop.address,
    isVirtual: products.length > 0 && !ships(products),
  });

async function itemsOf(pass: Pass, applied: readonly AppliedRate[]): Promise<ItemTotals> {
  const { app, draft, facts, products, trace } = pass;
  const { currency } = draft;
  const contexts = products.map((product, index) => ({
    currency,
    productId: product.product_id,
    sku: product.sku,
    qty: draft.lines[index]?.qty as number,
    customerId: draft.customer_id,
    customerGroupId: draft.customer_group_id,
  }));
  const catalogue = products.map(({ price }) => toMinor(price, currency));
  const [prices, rates] = await Promise.all([
    unitPrices(
      app,
      contexts.map((context, index) => ({ ...context, price: catalogue[index] as number })),
      trace,
    ),
    taxRates(
      app,
      contexts.map((context, index) => ({
        ...context,
        rate: (applied[index] as AppliedRate).rate,
      })),
      trace,
    ),
  ]);
  return totalItems({
    currency,
    tax: taxMode(facts.settings),
    lines: products.map(({ weight }, index) => ({
      catalogue_price: catalogue[index] as number,
      unit_price: prices[index] as number,
      qty: contexts[index]?.qty as number,
      weight: scaled(weight, WEIGHT_DIGITS),
      taxRate: rates[index] as NonNullable<(typeof rates)[number]>,
    })),
  });
}

function discountsOf(
  { app, draft, products, trace }: Pass,
  items: ItemTotals,
  { code }: SettledCoupon,
  given: readonly Minor[],
): Promise<readonly Minor[]> {
  const context = {
    currency: draft.currency,
    coupon: code,
    customerId: draft.customer_id,
    customerGroupId: draft.customer_group_id,
    lines: items.lines.map(({ qty, unit_price, base }, index) => {
      const { product_id, sku } = products[index] as ProductFacts;
      return { productId: product_id, sku, qty, unitPrice: unit_price, total: base };
    }),
  };
  return lineDiscounts(app, given, context, trace);
}

/** The method that was chosen, quoted again where it has to be. */
function shippingOf({ app, draft, facts, products }: Pass, quote: Quote, items: ItemTotals) {
  const destination = draft.addresses.shipping;
  if (!draft.selection || !destination) return NOTHING_CHOSEN;
  const { currency } = draft;
  const lines = products.map((product, index) => ({
    product_id: product.product_id,
    product_sku: product.sku,
    product_name: product.name,
    product_weight: product.weight,
    no_shipping_required: product.no_shipping_required,
    qty: draft.lines[index]?.qty as number,
    final_price: toDecimal(items.lines[index]?.final_price as number, currency),
  }));
  const totals = {
    currency,
    sub_total: toDecimal(items.sub_total, currency),
    total_weight: weightText(items.total_weight),
  };
  return settleShipping(
    app,
    quote,
    draft.selection,
    quoteRequest(totals, lines, destination, facts.shippingRevision),
  );
}

const NOTHING_CHOSEN: SettledShipping = { selection: null, error: null };

function feeOf(
  { app, draft, products, trace }: Pass,
  items: ItemTotals,
  { selection }: SettledShipping,
  { grant }: SettledCoupon,
): number | Promise<number> {
  if (!selection || !ships(products)) return 0;
  const { currency } = draft;
  const context = {
    currency,
    providerCode: selection.provider_code,
    methodCode: selection.method_code,
    subTotal: items.sub_total,
    customerId: draft.customer_id,
    customerGroupId: draft.customer_group_id,
  };
  const fee = grant?.freeShipping ? 0 : toMinor(selection.snapshot.cost, currency);
  return shippingFee(app, fee, context, trace);
}
