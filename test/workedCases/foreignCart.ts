import * as fc from 'fast-check';
import type { PlainCart, PlainCoupon } from './plainCart.ts';
import { cartIn, DIGITS, money } from './randomCart.ts';
import type { Currency } from './randomCart.ts';

/** The currency of the shop of foreign carts, in which products, coupons and lists without a currency have their amounts. */
export const BASE = 'USD';

/** A price list that is on, without dates. Its place in the list is its age. */
export interface PlainList {
  /** True if it is in the currency of the cart alone. */
  readonly isForeign: boolean;
  /** The groups it is for. Null: everybody. */
  readonly groups: readonly number[] | null;
  readonly percent: string | null;
  readonly isScoped: boolean;
  readonly priority: number;
}

/** The prices of a product besides that in the shop's currency. */
export interface PlainPrices {
  readonly own: string | null;
  /** Rows by place of the list, with at most one for a quantity. */
  readonly rows: readonly { readonly list: number; readonly minQty: number; readonly amount: string }[];
  /** The places of the lists in whose scope it is. */
  readonly scoped: readonly number[];
}

/** A cart in another currency than the shop's, with price lists and a customer's groups. */
export interface ForeignCart {
  readonly code: Currency;
  readonly rate: string;
  readonly step: string | null;
  readonly ending: string | null;
  readonly lists: readonly PlainList[];
  readonly groups: readonly number[];
  /** The amount of the coupon in the currency of the cart. Null: it is converted. */
  readonly ownDiscount: string | null;
  readonly prices: readonly PlainPrices[];
  /** The cart, with all amounts in the shop's currency. */
  readonly cart: PlainCart;
}

type Fraction = readonly [upper: bigint, lower: bigint];

const exactly = (text: string): Fraction => {
  const [whole = '', rest = ''] = text.split('.');
  return [BigInt(whole + rest), 10n ** BigInt(rest.length)];
};
const by = (...factors: readonly Fraction[]): Fraction =>
  factors.reduce(([a, b], [c, d]) => [a * c, b * d], [1n, 1n]);
const nearest = ([upper, lower]: Fraction): bigint => (upper * 2n + lower) / (lower * 2n);
const unitsIn = (code: string): Fraction => [10n ** BigInt(DIGITS[code as Currency]), 1n];
const minorIn = (text: string, code: string): bigint => nearest(by(exactly(text), unitsIn(code)));

/** Converts an amount that is no price of a product. */
const converted = (text: string, { code, rate }: ForeignCart): bigint =>
  code === BASE ? minorIn(text, BASE) : nearest(by(exactly(text), exactly(rate), unitsIn(code)));

/** Rounds a price to the step, and then to the nearest price above 0 that has the ending; of two the higher one. */
function roundedPrice(price: Fraction, { code, step, ending }: ForeignCart): bigint {
  if (price[0] === 0n) return 0n;
  const rounds = code !== BASE;
  const size = rounds && step !== null ? minorIn(step, code) : 1n;
  const steps = nearest(by(price, unitsIn(code), [1n, size]));
  const stepped = (steps === 0n ? 1n : steps) * size;
  if (!rounds || ending === null) return stepped;
  const end = minorIn(ending, code);
  let wide = unitsIn(code)[0];
  while (wide <= end) wide *= 10n;
  const candidates = [-1n, 0n, 1n, 2n]
    .map((turn) => (stepped / wide + turn) * wide + end)
    .filter((candidate) => candidate > 0n);
  const away = (candidate: bigint) => (candidate > stepped ? candidate - stepped : stepped - candidate);
  return candidates.reduce((best, next) => (away(next) <= away(best) ? next : best));
}

/** Returns what a unit of a line costs, in minor units of the currency of the cart. */
function unitOf(it: ForeignCart, place: number): bigint {
  const { code, rate, cart, prices } = it;
  const { price: base, qty } = cart.lines[place] as PlainCart['lines'][number];
  const { own, rows, scoped } = prices[place] as PlainPrices;
  const given = code === BASE ? null : own;
  const plain = given === null ? by(exactly(base), code === BASE ? [1n, 1n] : exactly(rate)) : exactly(given);
  const offers = it.lists.flatMap(({ groups, isForeign, percent, isScoped, priority }, list) => {
    if (groups && !groups.some((group) => it.groups.includes(group))) return [];
    const [row] = rows
      .filter((one) => one.list === list && one.minQty <= qty)
      .sort((one, other) => other.minQty - one.minQty);
    if (row) {
      const amount =
        isForeign || code === BASE
          ? minorIn(row.amount, code)
          : roundedPrice(by(exactly(row.amount), exactly(rate)), it);
      return [{ amount, priority, list }];
    }
    if (percent === null || (isScoped && !scoped.includes(list))) return [];
    const [upper, lower] = exactly(percent);
    const left: Fraction = [100n * lower - upper, 100n * lower];
    return [{ amount: roundedPrice(by(plain, left), it), priority, list }];
  });
  const [best] = offers.sort(
    (one, other) =>
      other.priority - one.priority || Number(one.amount - other.amount) || one.list - other.list,
  );
  if (best) return best.amount;
  return given === null && code !== BASE ? roundedPrice(plain, it) : nearest(by(plain, unitsIn(code)));
}

/** Returns the coupon with amounts in the currency of the cart. Null if it comes to nothing there. */
function couponIn(it: ForeignCart): PlainCoupon | null {
  const { code, cart, ownDiscount } = it;
  const { coupon } = cart;
  if (!coupon || code === BASE) return coupon;
  const inCode = (text: string) => money(Number(converted(text, it)), code);
  const isFixed = coupon.type.startsWith('fixed');
  const amount = !isFixed ? coupon.amount : (ownDiscount ?? inCode(coupon.amount));
  if (isFixed && !coupon.isShippingFree && minorIn(amount, code) === 0n) return null;
  return {
    ...coupon,
    amount,
    orderTotal: coupon.orderTotal === null ? null : inCode(coupon.orderTotal),
    targets: coupon.targets.map((rule) =>
      rule.key === 'price' ? { ...rule, value: inCode(rule.value) } : rule,
    ),
  };
}

/** Returns the cart in its own currency, with what each unit costs: the only conversion. */
export const inItsCurrency = (it: ForeignCart): PlainCart => ({
  ...it.cart,
  currency: it.code,
  lines: it.cart.lines.map((line, place) => ({ ...line, price: money(Number(unitOf(it, place)), it.code) })),
  coupon: couponIn(it),
  fee: it.cart.fee === null ? null : money(Number(converted(it.cart.fee, it)), it.code),
});

/** Steps and endings by currency. */
const ROUNDINGS: Readonly<Record<Currency, readonly (readonly [string | null, string | null])[]>> = {
  JPY: [
    [null, null],
    ['10', null],
    ['100', '80'],
    [null, '99'],
  ],
  KWD: [
    [null, null],
    ['0.05', null],
    [null, '0.99'],
    ['0.25', '0.75'],
  ],
  USD: [[null, null]],
};

const pricesIn = (code: Currency, isForeign: readonly boolean[]): fc.Arbitrary<PlainPrices> =>
  fc
    .record({
      own: fc.option(fc.nat(9999), { freq: 3 }),
      rows: fc.uniqueArray(
        fc.record({ list: fc.nat(2), minQty: fc.integer({ min: 1, max: 5 }), minor: fc.nat(9999) }),
        { maxLength: 4, selector: ({ list, minQty }) => `${list} ${minQty}` },
      ),
      scoped: fc.subarray([0, 1, 2]),
    })
    .map(({ own, rows, scoped }) => ({
      own: own === null ? null : money(own, code),
      rows: rows
        .filter(({ list }) => list < isForeign.length)
        .map(({ list, minQty, minor }) => ({
          list,
          minQty,
          amount: money(minor, isForeign[list] ? code : BASE),
        })),
      scoped,
    }));

const anyList: fc.Arbitrary<PlainList> = fc.record({
  isForeign: fc.boolean(),
  groups: fc.constantFrom(null, null, [1], [2]),
  percent: fc.constantFrom(null, '10', '12.5', '33.3333', '100'),
  isScoped: fc.boolean(),
  priority: fc.nat(2),
});

/** Creates carts of a shop in US dollars in a currency, with price lists, groups, tiers and coupons. */
export const foreignCart: fc.Arbitrary<ForeignCart> = fc
  .record({
    code: fc.constantFrom<Currency[]>('JPY', 'KWD', 'JPY', 'KWD', 'USD'),
    lists: fc.array(anyList, { maxLength: 3 }),
    cart: cartIn(BASE),
  })
  .chain(({ code, lists, cart }) =>
    fc
      .record({
        rate: fc.constantFrom('149.6', '0.3071', '1.5', '0.0001', '33.333333', '1'),
        rounding: fc.constantFrom(...ROUNDINGS[code]),
        groups: fc.constantFrom([], [1], [1, 2]),
        ownDiscount: fc.option(fc.integer({ min: 1, max: 999 }), { freq: 3 }),
        prices: fc.array(
          pricesIn(
            code,
            lists.map(({ isForeign }) => isForeign),
          ),
          {
            minLength: cart.lines.length,
            maxLength: cart.lines.length,
          },
        ),
      })
      .map(({ rounding: [step, ending], ownDiscount, ...rest }) => ({
        code,
        lists,
        cart,
        step,
        ending,
        ownDiscount: ownDiscount === null ? null : money(ownDiscount, code),
        ...rest,
      })),
  );
