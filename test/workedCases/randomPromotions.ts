import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { baseTerms } from '../../packages/runtime/src/modules/currencies/index.ts';
import type {
  PromotionCart,
  PromotionInputs,
  PromotionLine,
} from '../../packages/runtime/src/modules/promotions/index.ts';
import { PROMOTION_CLASSES } from '../../packages/runtime/src/modules/promotions/promotion.ts';
import type {
  Action,
  Condition,
  Promotion,
  PromotionClass,
  PromotionCode,
  Select,
} from '../../packages/runtime/src/modules/promotions/promotion.ts';

/** A cart, and everything that decides which promotions apply to it. */
export interface PromotionCase {
  readonly cart: PromotionCart;
  readonly inputs: PromotionInputs;
}

const SKUS = ['A', 'B', 'C', 'D'];
const IDS = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const SIZES = ['S', 'M'];

const some = <T>(values: readonly T[]) => fc.subarray([...values]);
const several = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const maybe = <T>(value: Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

/** Prices of a few minor units show faults of rounding, others what happens in real carts. */
const anyPrice = fc.oneof(fc.nat(9), fc.nat(9999));

const anyLine: Arbitrary<Omit<PromotionLine, 'key' | 'position'>> = fc.record({
  product_id: fc.integer({ min: 1, max: 4 }),
  sku: fc.constantFrom(...SKUS),
  qty: fc.integer({ min: 1, max: 5 }),
  unit_price: anyPrice,
  weight: fc.nat(50_000),
  categories: some(IDS),
  collections: some(IDS),
  attributes: some(SIZES).map((sizes) => sizes.map((text) => ({ code: 'size', option: `${text}-id`, text }))),
  eligible: fc.constantFrom(true, true, true, true, false),
});

const CURRENCIES = ['USD', 'JPY', 'KWD'];

const anyCart: Arbitrary<PromotionCart> = fc.record({
  terms: fc.constantFrom(...CURRENCIES).map((code) => baseTerms(code)),
  lines: fc
    .array(anyLine, { minLength: 1, maxLength: 5 })
    .map((lines) => lines.map((line, index) => ({ ...line, key: `line ${index}`, position: index }))),
  sub_total: fc.nat(30_000),
  shippingCost: fc.option(anyPrice),
  country: fc.constantFrom('US', 'DE', null),
});

const anySelect: Arbitrary<Select> = fc.record({
  skus: maybe(several(SKUS)),
  categories: maybe(several(IDS)),
  collections: maybe(several(IDS)),
  attribute: maybe(fc.record({ code: fc.constant('size'), options: several(['S', 'M-id']) })),
});

/** Amounts of few or many minor units of each currency. */
const anyAmounts = fc
  .tuple(fc.nat(20), fc.nat(3000))
  .map(([few, many]) => ({ USD: (few + many) / 100, JPY: few + many, KWD: (few + many) / 1000 }));

const anyPercent = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 1, max: 1_000_000 }).map((value) => value / 10_000),
);

const anyTiers: Arbitrary<Action> = fc.record({
  kind: fc.constant('tiers'),
  by: fc.constantFrom('qty', 'subtotal'),
  tiers: fc.uniqueArray(
    fc.oneof(
      fc.record({ min: fc.nat(9), percent: anyPercent }),
      fc.record({ min: fc.nat(9), amounts: anyAmounts }),
    ),
    { minLength: 1, maxLength: 3, selector: ({ min }) => min },
  ),
});

const percentAction = fc.record({
  kind: fc.constant('percent' as const),
  value: anyPercent,
  select: maybe(anySelect),
});
const amountAction = fc.record({
  kind: fc.constant('amount' as const),
  amounts: anyAmounts,
  select: maybe(anySelect),
});
const fixedPriceAction = fc.record({
  kind: fc.constant('fixed_price' as const),
  amounts: anyAmounts,
  select: anySelect,
});

const part = fc.integer({ min: 1, max: 3 });

const productAction: Arbitrary<Action> = fc.oneof(
  percentAction,
  amountAction,
  fixedPriceAction,
  anyTiers,
  fc.record({
    kind: fc.constant('buy_x_get_y' as const),
    buy: fc.record({ select: anySelect, qty: part }),
    get: fc.record({ select: anySelect, qty: part, percent: anyPercent }),
  }),
  fc.record({ kind: fc.constant('cheapest_free' as const), select: anySelect, every: part }),
  fc.record({ kind: fc.constant('gift' as const), sku: fc.constant('MUG'), qty: part }),
);

const shippingAction: Arbitrary<Action> = fc.record({
  kind: fc.constant('shipping'),
  percent: maybe(anyPercent),
  amounts: maybe(anyAmounts),
});

/** Creates actions whose law it is that a further one never raises a total: by product, or of the whole order. */
export const loweringAction = (of: PromotionClass): Arbitrary<Action> =>
  of === 'order'
    ? fc.oneof(
        percentAction.map(({ kind, value }) => ({ kind, value })),
        amountAction.map(({ kind, amounts }) => ({ kind, amounts })),
        anyTiers,
      )
    : fc.oneof(percentAction, amountAction, fixedPriceAction, anyTiers);

export const actionOf = (of: PromotionClass): Arbitrary<Action> =>
  of === 'shipping' ? shippingAction : productAction;

export const anyCondition: Arbitrary<Condition> = fc.oneof(
  fc.record({ kind: fc.constant('products' as const), skus: several(SKUS) }),
  fc.record({ kind: fc.constantFrom('categories' as const, 'collections' as const), ids: several(IDS) }),
  fc.record({ kind: fc.constant('subtotal' as const), min: fc.nat(200) }),
  fc.record({ kind: fc.constant('qty' as const), min: fc.nat(9), of: maybe(anySelect) }),
  fc.record({ kind: fc.constant('countries' as const), codes: several(['US', 'DE']) }),
  fc.record({ kind: fc.constant('weekdays' as const), days: several([1, 2, 3, 4, 5, 6, 7]) }),
  fc.constantFrom({ kind: 'first_order' as const }, { kind: 'returning' as const }),
  fc.record({ kind: fc.constant('groups' as const), ids: several(IDS) }),
  fc.record({
    kind: fc.constant('attribute' as const),
    code: fc.constant('size'),
    options: several(['S', 'm-ID']),
  }),
);

/** Creates promotions with any name, priority and limits, and the given class, action and ways to combine. */
export const promotionWith = (
  of: PromotionClass,
  action: Arbitrary<Action>,
  ways: Arbitrary<Pick<Promotion, 'is_exclusive' | 'combines'>>,
): Arbitrary<Omit<Promotion, 'promotion_id' | 'uuid' | 'name' | 'label'>> =>
  fc
    .record({
      status: fc.constantFrom(true, true, true, true, false),
      code_required: fc.constantFrom(false, false, true),
      priority: fc.integer({ min: 0, max: 2 }),
      conditions: fc.oneof(fc.constant([]), fc.array(anyCondition, { maxLength: 2 })),
      action,
      starts_at: fc.constantFrom(null, null, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'),
      ends_at: fc.constantFrom(null, null, '2026-12-31T00:00:00Z', '2026-01-31T00:00:00Z'),
      max_uses: fc.constantFrom(null, null, 0, 5),
      max_uses_per_customer: fc.constantFrom(null, null, 1),
      used: fc.constant(0),
      ways,
    })
    .map(({ ways: { is_exclusive, combines }, ...rest }) => ({ ...rest, class: of, is_exclusive, combines }));

export const anyWays = fc.record({
  is_exclusive: fc.constantFrom(false, false, false, true),
  combines: fc.oneof(fc.constant([...PROMOTION_CLASSES]), some(PROMOTION_CLASSES)),
});
export const ALL_WAYS = fc.constant({ is_exclusive: false, combines: [...PROMOTION_CLASSES] });

/** Creates a case with promotions. Coupons take a tenth of what is left of each line, or a fixed amount. */
export const caseWith = (
  promotion: Arbitrary<Omit<Promotion, 'promotion_id' | 'uuid' | 'name' | 'label'>>,
  most: number,
): Arbitrary<PromotionCase> =>
  fc
    .record({
      cart: anyCart,
      promotions: fc.array(promotion, { maxLength: most }),
      codes: fc.array(
        fc.record({
          code: fc.constantFrom('ONE', 'TWO', 'SIX'),
          promotion_id: fc.integer({ min: 1, max: 5 }),
          max_uses: fc.constantFrom(null, 1),
          used: fc.constantFrom(0, 0, 1),
        }),
        { maxLength: 4 },
      ),
      coupon: fc.constantFrom(
        null,
        (left: readonly number[]) => left.map((amount) => Math.floor(amount / 10)),
        (left: readonly number[]) => left.map(() => 5),
      ),
      groups: some(IDS),
      orders: fc.constantFrom(0, 2, null),
      usedBy: fc.constantFrom(new Map(), new Map([[1, 1]])),
      now: fc.constantFrom('2026-06-15T12:00:00Z', '2026-06-20T23:30:00Z').map((text) => new Date(text)),
      timeZone: fc.constantFrom('UTC', 'Asia/Tokyo'),
    })
    .map(({ cart, promotions, codes, coupon, groups, orders, usedBy, now, timeZone }) => ({
      cart,
      inputs: {
        promotions: promotions.map(named),
        codes: uniqueCodes(codes),
        coupon: coupon && { code: 'COUPON', discounts: coupon },
        buyer: { groups, orders, usedBy },
        now,
        timeZone,
      },
    }));

const uniqueCodes = (codes: readonly PromotionCode[]): readonly PromotionCode[] => [
  ...new Map(codes.map((code) => [`${code.code} ${code.promotion_id}`, code])).values(),
];

/** Names a promotion by its place in a list. */
export const named = <P extends object>(promotion: P, index: number) => ({
  ...promotion,
  promotion_id: index + 1,
  uuid: `00000000-0000-4000-8000-00000000000${index}`,
  name: `Promotion ${index}`,
  label: `Offer ${index}`,
});

export const anyClass = fc.constantFrom(...PROMOTION_CLASSES);
