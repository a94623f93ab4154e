import { createProcessors } from '../../packages/runtime/src/platform/registry/createProcessors.ts';
import type { CouponInputs } from '../../packages/runtime/src/modules/promotions/index.ts';
import type { TaxRateInputs } from '../../packages/runtime/src/modules/tax/index.ts';
import { shopCurrenciesOf } from '../../packages/runtime/src/modules/currencies/index.ts';
import { EMPTY_ADDRESS } from '../../packages/runtime/src/modules/provinces/index.ts';
import type { CartAddress } from '../../packages/runtime/src/modules/carts/cart.ts';
import type { ComputedCart } from '../../packages/runtime/src/modules/carts/cartColumns.ts';
import type { CartDraft } from '../../packages/runtime/src/modules/carts/draft.ts';
import type {
  PricingInputs,
  ProductInputs,
} from '../../packages/runtime/src/modules/carts/inputs/cartInputs.ts';
import { recomputeCart } from '../../packages/runtime/src/modules/carts/recomputeCart.ts';
import type { Quote } from '../../packages/runtime/src/modules/carts/shippingQuotes.ts';
import type { PlainCart, PlainCoupon, PlainLine, PlainPlace, PlainRate } from './plainCart.ts';

/**
 * Prices a plain cart with the calculation that runs on every cart change, without a database. `changed` changes its inputs, such as the
 * currencies and price lists.
 */
export function priceCart(
  cart: PlainCart,
  changed: (inputs: PricingInputs) => PricingInputs = (inputs) => inputs,
): Promise<ComputedCart> {
  const app = {
    config: { shop: { address: cart.store ?? undefined } },
    clock: { now: () => NOW },
    process: createProcessors([], []).of(() => {
      throw new Error('There is no processor that needs the app');
    }),
    registry: () => {
      throw new Error('A method that was just chosen is quoted, and no provider is looked up');
    },
  };
  return recomputeCart(app, quoteOf(cart), draftOf(cart), changed(inputsOf(cart)));
}

const NOW = new Date('2026-01-01T00:00:00Z');

const quoteOf =
  ({ fee }: PlainCart): Quote =>
  (_request, { provider_code, method_code }) =>
    Promise.resolve({
      provider_code,
      method_code,
      snapshot: { code: method_code, name: 'Post', cost: Number(fee), carrier: null, serviceCode: null },
      fingerprint: '',
      quotedAt: NOW.toISOString(),
    });

const addressOf = (place: PlainPlace | null): CartAddress | null =>
  place && {
    ...EMPTY_ADDRESS,
    ...place,
    full_name: 'Ada Lovelace',
    telephone: '555 0100',
    city: 'Oakland',
    address_1: '12 Analytical Row',
  };

const draftOf = ({ currency, lines, shipping, billing, coupon, fee }: PlainCart): CartDraft => ({
  sid: null,
  customer_id: null,
  customer_group_id: null,
  customer_email: null,
  customer_full_name: null,
  user_ip: null,
  currency,
  locale: 'en',
  codes: coupon ? [CODE] : [],
  newCode: null,
  declined_gifts: [],
  payment_method: null,
  payment_method_name: null,
  express: null,
  tenders: null,
  shipping_note: null,
  vat_check: null,
  lines: lines.map(({ qty }, index) => ({ product_id: index + 1, qty })),
  addresses: { shipping: addressOf(shipping), billing: addressOf(billing) },
  selection: fee === null ? null : { provider_code: 'core', method_code: 'post' },
  errors: [],
});

const CODE = 'WORKED';

const inputsOf = ({ tax, lines, rates, coupon, currency }: PlainCart): PricingInputs => ({
  products: new Map(lines.map((line, index) => [index + 1, productOf(line, index + 1)])),
  settings: {
    priceIncludingTax: tax.isIncluded,
    taxRounding: tax.rounding,
    taxRoundLevel: tax.level,
    baseCalculationAddress: tax.base,
    defaultShippingTaxClassId: tax.feeClass,
  },
  currencies: shopCurrenciesOf([], currency),
  pricing: { lists: [], groups: [], now: 0 },
  taxRates: rates.map((rate, index) => rateOf(rate, index + 1)),
  coupons: coupon ? [couponOf(coupon)] : [],
  shippingRevision: 1,
  exemptions: [],
  vat: { shopVatId: null, reverseCharge: false },
});

const productOf = ({ sku, price, taxClass, isVirtual }: PlainLine, product_id: number): ProductInputs => ({
  product_id,
  sku,
  name: sku,
  group_id: 1,
  price,
  weight: '0',
  status: true,
  no_shipping_required: isVirtual,
  min_qty: null,
  max_qty: null,
  qty_step: null,
  stock: 0,
  manage_stock: false,
  stock_availability: true,
  thumbnail: null,
  url_key: sku,
  tax_class: taxClass,
  variant_group_id: null,
  variant_options: null,
  own: {},
  rows: [],
  scoped: [],
});

const rateOf = (rate: PlainRate, tax_rate_id: number): TaxRateInputs => ({
  tax_rate_id,
  tax_class_id: rate.taxClass,
  tax_class_uuid: '',
  name: 'Tax',
  rate: rate.percent,
  is_compound: rate.isCompound,
  country: rate.country,
  province: rate.province,
  postcode: rate.postcode,
  priority: rate.priority,
});

const couponOf = (coupon: PlainCoupon): CouponInputs => ({
  coupon: {
    coupon_id: 1,
    uuid: '',
    coupon: CODE,
    status: 1,
    description: '',
    amounts: {},
    discount_type: coupon.type,
    discount_amount: coupon.amount,
    free_shipping: Number(coupon.isShippingFree),
    target_products: {
      maxQty: coupon.maxQty,
      products: coupon.targets.map(({ key, operator, value }) => ({
        key,
        operator,
        value: typeof value === 'string' ? value : [...value],
      })),
    },
    condition: { order_total: coupon.orderTotal },
    user_condition: null,
    buyx_gety: coupon.gifts.map(({ sku, buy, get, most, percent }) => ({
      sku,
      buy_qty: buy,
      get_qty: get,
      max_y: most,
      discount: percent,
    })),
    max_uses_time_per_coupon: null,
    max_uses_time_per_customer: null,
    used_time: 0,
    start_date: null,
    end_date: null,
    created_at: NOW.toISOString(),
    updated_at: NOW.toISOString(),
  },
  customer: null,
  customer_uses: 0,
  purchased: null,
  products: [],
});

/** Converts a column's decimal string to minor units. */
export const minorUnits = (text: string): number => Number(text.replace('.', ''));
