import * as fc from 'fast-check';
import type { Judgement } from './oracle.ts';
import type { PlainCart, PlainCoupon, PlainLine, PlainPlace, PlainRate, PlainRule } from './plainCart.ts';

export const DIGITS = { JPY: 0, USD: 2, EUR: 2, CHF: 2, KWD: 3 } as const;
export type Currency = keyof typeof DIGITS;

/** Formats an amount in minor units as a decimal string. */
export const money = (minor: number, currency: Currency): string => {
  const digits = DIGITS[currency];
  const text = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

const postcode = fc.constantFrom('10115', '90210', '90999', '91000');
const place: fc.Arbitrary<PlainPlace> = fc
  .record({ province: fc.constantFrom('US-CA', 'US-NY', 'DE-BE', 'JP-13'), postcode })
  .map(({ province, postcode: code }) => ({ country: province.slice(0, 2), province, postcode: code }));
/** A rate's provinces are in its countries. */
const area = fc.constantFrom(
  ...['*', 'US', 'DE', 'JP', 'US,DE'].map((country) => ({ country, province: '*' })),
  ...['*', 'US', 'US,DE'].map((country) => ({ country, province: 'US-CA' })),
  ...['*', 'US,DE'].map((country) => ({ country, province: 'DE-BE,US-NY' })),
);
const percent = fc.oneof(
  fc.constantFrom('0', '5', '7', '8.875', '19', '20', '33.3333', '66.6667', '100', '0.0001', '999.9999'),
  fc.nat(1_000_000).map((tenThousandths) => String(tenThousandths / 10_000)),
);
const couponPercent = fc.oneof(
  fc.constantFrom('0.0001', '10', '12.5', '33.3333', '50', '99.9999', '100'),
  fc.integer({ min: 1, max: 1000 }).map((tenths) => String(tenths / 10)),
);
const taxClass = fc.integer({ min: 1, max: 3 });
const rate: fc.Arbitrary<PlainRate> = fc
  .record({
    taxClass,
    percent,
    area,
    postcode: fc.oneof(fc.constant('*'), fc.constantFrom('90*', '90000-90999', '10115,90210', '1*,91000')),
    isCompound: fc.boolean(),
    priority: fc.nat(2),
  })
  .map(({ area: { country, province }, ...rest }) => ({ ...rest, country, province }));
/** Small prices are frequent because they do not divide evenly. */
const price = fc.oneof(fc.nat(5), fc.nat(500), fc.nat(5_000_000));
const qty = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 7 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 100_000 }) },
);

const linesIn = (currency: Currency): fc.Arbitrary<PlainLine[]> =>
  fc
    .array(
      fc.record({
        price: price.map((minor) => money(minor, currency)),
        qty,
        taxClass: fc.option(taxClass, { freq: 6 }),
        isVirtual: fc.integer({ min: 0, max: 3 }).map((number) => number === 0),
      }),
      { maxLength: 8 },
    )
    .map((lines) => lines.map((line, index) => ({ ...line, sku: `sku-${index}` })));

const sku = fc.nat(4).map((number) => `sku-${number}`);
const ruleIn = (currency: Currency): fc.Arbitrary<PlainRule> =>
  fc.oneof(
    fc.record({
      key: fc.constant('sku' as const),
      operator: fc.constantFrom('IN' as const, 'NOT IN' as const),
      value: fc.array(sku, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      key: fc.constant('price' as const),
      operator: fc.constantFrom('=', '!=', '>', '>=', '<', '<='),
      value: price.map((minor) => money(minor, currency)),
    }),
  );
const couponIn = (currency: Currency): fc.Arbitrary<PlainCoupon> =>
  fc
    .record({
      type: fc.constantFrom<PlainCoupon['type'][]>(
        'fixed_discount_to_entire_order',
        'percentage_discount_to_entire_order',
        'fixed_discount_to_specific_products',
        'percentage_discount_to_specific_products',
        'buy_x_get_y',
      ),
      fixed: fc.oneof(fc.nat(20), fc.nat(20_000_000)).map((minor) => money(minor, currency)),
      part: couponPercent,
      isShippingFree: fc.boolean(),
      maxQty: fc.option(fc.nat(4)),
      targets: fc.array(ruleIn(currency), { maxLength: 2 }),
      gifts: fc.array(
        fc.record({
          sku,
          buy: fc.integer({ min: 1, max: 4 }),
          get: fc.integer({ min: 1, max: 4 }),
          most: fc.option(fc.nat(6)),
          percent: couponPercent,
        }),
        { maxLength: 3 },
      ),
      orderTotal: fc.option(
        price.map((minor) => money(minor, currency)),
        { freq: 1 },
      ),
    })
    .map(({ fixed, part, ...coupon }) => ({
      ...coupon,
      amount: coupon.type.startsWith('fixed') ? fixed : part,
    }));

/** Creates carts in a currency. Small prices and quantities are frequent because they do not divide evenly. */
export const cartIn = (currency: Currency): fc.Arbitrary<PlainCart> =>
  fc.record({
    currency: fc.constant(currency),
    tax: fc.record({
      isIncluded: fc.boolean(),
      rounding: fc.constantFrom('round', 'up', 'down'),
      level: fc.constantFrom('unit', 'line', 'total'),
      base: fc.constantFrom('shippingAddress', 'billingAddress', 'storeAddress'),
      feeClass: fc.constantFrom(null, -1, 0, 1, 2, 3, 9),
    }),
    lines: linesIn(currency),
    rates: fc.array(rate, { maxLength: 6 }),
    shipping: fc.option(place, { freq: 5 }),
    billing: fc.option(place),
    store: fc.option(place),
    coupon: fc.option(couponIn(currency), { freq: 5 }),
    fee: fc.option(
      fc.nat(100_000).map((minor) => money(minor, currency)),
      { freq: 5 },
    ),
  });
/** Reports whether a value exceeds the column's digits: twelve integer digits for money, six for a percentage. */
export const isTooLarge = ({ lines, totals }: Judgement, currency: string): boolean =>
  [totals, ...lines].some((row) =>
    Object.entries(row).some(([name, amount]) => {
      const [whole, decimals] = name === 'tax_percent' ? [6, 4] : [12, DIGITS[currency as Currency]];
      return amount >= 10n ** BigInt(whole + decimals);
    }),
  );
