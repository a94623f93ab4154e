import { expect, test } from 'vitest';
import { digitsOf } from '../../../platform/money.ts';
import { baseTerms, shopCurrenciesOf } from '../../currencies/index.ts';
import type { PriceListRule, ProductPrices } from './priceRules.ts';
import { hasBegun, hasEnded, termsOf } from './priceRules.ts';
import { boundariesOf, priceAt, resolvePrice, tiersOf } from './resolvePrice.ts';

const CASES = 100_000;
const CURRENCIES = ['USD', 'EUR', 'JPY', 'KWD', 'CHF'];

/** Returns a generator of whole numbers from 0 to below `n`, the same at each run. */
function dice(seed: number) {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
type Dice = ReturnType<typeof dice>;

const oneOf = <T>(roll: Dice, values: readonly T[]): T => values[roll(values.length)] as T;
const amountOf = (roll: Dice, code: string): string => {
  const minor = roll(10) === 0 ? roll(3) : roll(200_000);
  return (minor / 10 ** digitsOf(code)).toFixed(4);
};

const ROUNDINGS = [
  [null, null],
  [null, null],
  ['0.05', null],
  ['1', null],
  ['100', null],
  [null, '0.99'],
  ['0.05', '0.95'],
  [null, '9.99'],
] as const;
const WHOLE_ROUNDINGS = [
  [null, null],
  ['100', null],
  ['10', '9'],
  [null, '80'],
] as const;

function randomCurrency(roll: Dice, code: string, base: string) {
  const roundings =
    code === base ? ([[null, null]] as const) : digitsOf(code) === 0 ? WHOLE_ROUNDINGS : ROUNDINGS;
  const [step, ending] = oneOf<readonly [string | null, string | null]>(roll, roundings);
  const rate = oneOf(roll, [null, '1', '0.9215', '151.37', '0.3071', '7', '0.0000000125', '0.8875643219']);
  return { code, rate, rate_base: rate && base, step, ending };
}

const randomList = (roll: Dice, id: number): PriceListRule => ({
  price_list_id: id,
  uuid: `list-${id}`,
  code: `list-${id}`,
  kind: oneOf(roll, ['sale', 'override']),
  currency: oneOf(roll, [null, null, 'USD', 'EUR', 'JPY', 'KWD']),
  is_on: roll(5) > 0,
  priority: roll(3),
  percent: oneOf(roll, [null, null, '10', '33.3333', '100', '12.5']),
  is_scoped: roll(2) === 0,
  groups: oneOf(roll, [null, null, [], [1], [2], [1, 3]]),
  starts_at: oneOf(roll, [null, null, 10, 20, 30]),
  ends_at: oneOf(roll, [null, null, 31, 40, 50]),
});

function randomCase(roll: Dice) {
  const base = oneOf(roll, CURRENCIES);
  const stored = randomCurrency(roll, oneOf(roll, CURRENCIES), base);
  const lists = Array.from({ length: roll(5) }, (_, index) => randomList(roll, index + 1));
  const rows = new Map<string, ProductPrices['rows'][number]>();
  for (let count = roll(8); count > 0; count -= 1) {
    const list = roll(5) + 1;
    const code = lists[list - 1]?.currency ?? base;
    const row = { list, min_qty: oneOf(roll, [1, 1, 2, 5, 10]), amount: amountOf(roll, code) };
    rows.set(`${list} ${row.min_qty}`, row);
  }
  const own = roll(3) === 0 ? { [stored.code]: amountOf(roll, stored.code) } : {};
  const product: ProductPrices = {
    base: amountOf(roll, base),
    compare_at_price: roll(2) ? amountOf(roll, base) : null,
    own,
    rows: [...rows.values()],
    scoped: [1, 2, 3, 4, 5].filter(() => roll(2) === 0),
  };
  const groups = oneOf(roll, [[], [1], [2], [3], [1, 2], [9]]);
  const question = {
    currency: shopCurrenciesOf([stored], base).find(stored.code) ?? baseTerms(base),
    base,
    groups,
    qty: roll(12) + 1,
    now: roll(60),
  };
  return { base, stored, lists, product, question };
}
type Case = ReturnType<typeof randomCase>;

/** A fraction of minor units. */
type Fraction = readonly [n: bigint, d: bigint];
const fractionOf = (decimal: string): Fraction => {
  const [whole = '', part = ''] = decimal.split('.');
  return [BigInt(whole + part), 10n ** BigInt(part.length)];
};
const product = (...factors: readonly Fraction[]): Fraction =>
  factors.reduce(([n, d], [m, e]) => [n * m, d * e], [1n, 1n] as Fraction);
const halfUp = ([n, d]: Fraction): bigint => (n * 10n + 5n * d) / (10n * d);

/** Rounds a price as the rules say it: the nearest step, then the nearest price that has the ending, by trying all that are near. */
function roundedPrice(price: Fraction, { stored }: Case): number {
  const scale: Fraction = [10n ** BigInt(digitsOf(stored.code)), 1n];
  const step = stored.step ? halfUp(product(fractionOf(stored.step), scale)) : 1n;
  if (price[0] === 0n) return 0;
  const steps = halfUp(product(price, scale, [1n, step]));
  const stepped = (steps > 0n ? steps : 1n) * step;
  if (!stored.ending) return Number(stepped);
  const ending = halfUp(product(fractionOf(stored.ending), scale));
  let wide = scale[0];
  while (wide <= ending) wide *= 10n;
  const first = (stepped / wide) * wide + ending;
  const near = [first - wide, first, first + wide].filter((candidate) => candidate > 0n);
  const away = (candidate: bigint) => (candidate > stepped ? candidate - stepped : stepped - candidate);
  return Number(near.reduce((best, next) => (away(next) <= away(best) ? next : best)));
}

/** Says the price by the text of the rules, without the code that is tested. */
function oracle(it: Case): { amount: number; list: number | null } | null {
  const { base, stored, lists, product: item, question } = it;
  const isBase = stored.code === base;
  const rate = isBase ? '1' : stored.rate;
  const inBuyers = (amount: string): number =>
    Number(halfUp(product(fractionOf(amount), [10n ** BigInt(digitsOf(stored.code)), 1n])));
  const converted = (amount: string): number | null => {
    if (isBase) return inBuyers(amount);
    return rate === null ? null : roundedPrice(product(fractionOf(amount), fractionOf(rate)), it);
  };
  const ownPrice = isBase ? undefined : item.own[stored.code];
  const plain = ownPrice === undefined ? converted(item.base) : inBuyers(ownPrice);
  const offers = lists.flatMap((list) => {
    if (!list.is_on || (list.starts_at ?? 0) > question.now || question.now >= (list.ends_at ?? 1e9))
      return [];
    if (list.groups && !list.groups.some((id) => question.groups.includes(id))) return [];
    if (list.currency !== null && list.currency !== stored.code) return [];
    const rows = item.rows.filter((row) => row.list === list.price_list_id && row.min_qty <= question.qty);
    const row = rows.sort((a, b) => b.min_qty - a.min_qty)[0];
    if (row) {
      const amount = list.currency === null ? converted(row.amount) : inBuyers(row.amount);
      return amount === null ? [] : [{ list, amount }];
    }
    if (list.percent === null || (list.is_scoped && !item.scoped.includes(list.price_list_id))) return [];
    const share: Fraction = product(
      [100_0000n - (fractionOf(list.percent)[0] * 1_0000n) / fractionOf(list.percent)[1], 1n],
      [1n, 100_0000n],
    );
    const whole =
      ownPrice === undefined
        ? rate === null
          ? null
          : product(fractionOf(item.base), fractionOf(rate))
        : fractionOf(ownPrice);
    if (!whole) return [];
    const plainCase = isBase ? { ...it, stored: { ...stored, step: null, ending: null } } : it;
    return [{ list, amount: roundedPrice(product(whole, share), plainCase) }];
  });
  const [best] = offers.sort(
    (a, b) =>
      b.list.priority - a.list.priority || a.amount - b.amount || a.list.price_list_id - b.list.price_list_id,
  );
  if (best) return { amount: best.amount, list: best.list.price_list_id };
  return plain === null ? null : { amount: plain, list: null };
}

test(`the price of ${CASES} random products and buyers is the one that the rules say`, () => {
  const roll = dice(39);
  const seen = { list: 0, base: 0, currency: 0, none: 0 };
  for (let index = 0; index < CASES; index += 1) {
    const it = randomCase(roll);
    const found = resolvePrice(it.product, it.lists, it.question);
    const expected = oracle(it);
    const got = found && { amount: found.amount, list: found.list?.price_list_id ?? null };
    if (got?.amount !== expected?.amount || got?.list !== expected?.list)
      expect(
        got,
        `case ${index}: ${JSON.stringify(it, (_, v: unknown) => (typeof v === 'bigint' ? `${v}` : v))}`,
      ).toEqual(expected);
    seen[found?.source ?? 'none'] += 1;
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(CASES / 100);
});

test('the order of lists and rows changes nothing', () => {
  const roll = dice(7);
  for (let index = 0; index < 2000; index += 1) {
    const { product: item, lists, question } = randomCase(roll);
    const turned = resolvePrice({ ...item, rows: item.rows.toReversed() }, lists.toReversed(), question);
    expect(turned).toEqual(resolvePrice(item, lists, question));
  }
});

test('a list that a buyer may not use changes nothing', () => {
  const roll = dice(11);
  for (let index = 0; index < 2000; index += 1) {
    const { product: item, lists, question } = randomCase(roll);
    const own = lists.filter(
      (list) => list.is_on && hasBegun(list, question.now) && !hasEnded(list, question.now),
    );
    expect(resolvePrice(item, own, question)).toEqual(resolvePrice(item, lists, question));
  }
});

test('the price changes at boundaries alone', () => {
  const roll = dice(13);
  for (let index = 0; index < 300; index += 1) {
    const { product: item, lists, question } = randomCase(roll);
    const terms = termsOf(question, lists);
    const boundaries = new Set(boundariesOf(item, terms, -1));
    for (let now = 1; now < 60; now += 1)
      if (!boundaries.has(now))
        expect(priceAt(item, terms, 1, now)).toEqual(priceAt(item, terms, 1, now - 1));
  }
});

test('tiers are the quantities at which the price changes', () => {
  const roll = dice(17);
  let count = 0;
  for (let index = 0; index < 5000; index += 1) {
    const { product: item, lists, question } = randomCase(roll);
    const terms = termsOf(question, lists);
    const tiers = tiersOf(item, terms, question.now);
    count += tiers.length;
    for (let qty = 1; qty < 12; qty += 1) {
      const tier = tiers.findLast(({ min_qty }) => min_qty <= qty);
      const first = priceAt(item, terms, 1, question.now)?.amount;
      expect(tier?.amount ?? first).toBe(priceAt(item, terms, qty, question.now)?.amount);
    }
  }
  expect(count).toBeGreaterThan(200);
});

const mug: ProductPrices = { base: '20', compare_at_price: '30', own: {}, rows: [], scoped: [] };
const usd = baseTerms('USD');
const listOf = (id: number, more: Partial<PriceListRule>): PriceListRule => ({
  price_list_id: id,
  uuid: '',
  code: '',
  kind: 'sale',
  currency: null,
  is_on: true,
  priority: 0,
  percent: null,
  is_scoped: false,
  groups: null,
  starts_at: null,
  ends_at: null,
  ...more,
});
const ask = { currency: usd, base: 'USD', groups: [5], qty: 1, now: 0 };

test('a sale strikes the price without sales, an override the compare-at price', () => {
  const lists = [listOf(1, { kind: 'override', groups: [5] }), listOf(2, { percent: '25', priority: 1 })];
  const rows = [{ list: 1, min_qty: 1, amount: '16' }];
  expect(resolvePrice({ ...mug, rows }, lists, ask)).toMatchObject({ amount: 1500, struck: 1600 });
  expect(resolvePrice({ ...mug, rows }, lists.slice(0, 1), ask)).toMatchObject({
    amount: 1600,
    struck: 3000,
  });
  expect(resolvePrice(mug, lists, { ...ask, groups: [] })).toMatchObject({ amount: 1500, struck: 2000 });
  expect(resolvePrice(mug, [], ask)).toEqual({ amount: 2000, source: 'base', list: null, struck: 3000 });
});
