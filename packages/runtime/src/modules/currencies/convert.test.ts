import { describe, expect, test } from 'vitest';
import { digitsOf, toDecimal } from '../../platform/money.ts';
import { convertAmount, convertPrice, factorOf } from './convert.ts';
import type { CurrencyTerms } from './convert.ts';
import { isJump } from './refreshCurrencies.ts';

const terms = (code: string, rate: string | null, more: Partial<CurrencyTerms> = {}): CurrencyTerms => ({
  code,
  base: 'USD',
  isBase: false,
  rate,
  factor: rate === null ? null : factorOf(rate, 'USD', code),
  step: null,
  ending: null,
  ...more,
});

describe('the price of a product', () => {
  test.each<[string, number, CurrencyTerms, number | null]>([
    ['rounds half up to the minor unit', 1, terms('EUR', '0.5'), 1],
    ['is exact where floats are not', 100_50, terms('EUR', '1.1'), 11_055],
    ['gains decimals', 19_99, terms('KWD', '0.3071'), 6_139],
    ['loses decimals', 19_99, terms('JPY', '149.25'), 2_984],
    ['is a multiple of the step', 19_90, terms('CHF', '0.884', { step: 5 }), 17_60],
    ['rounds half a step up', 1_00, terms('CHF', '1.025', { step: 5 }), 1_05],
    ['is at least one step', 1, terms('JPY', '149.25', { step: 100 }), 100],
    ['of 0 stays 0', 0, terms('EUR', '0.9', { ending: 99 }), 0],
    ['takes the nearest ending', 10_49, terms('EUR', '1', { ending: 99 }), 10_99],
    ['takes the ending below', 10_48, terms('EUR', '1', { ending: 99 }), 9_99],
    ['takes the higher of two endings', 10_49, terms('EUR', '1', { ending: 99 }), 10_99],
    ['is above 0', 10, terms('EUR', '1', { ending: 99 }), 99],
    ['may end with nothing after the point', 10_49, terms('EUR', '1', { ending: 0 }), 10_00],
    ['with such an ending is above 0', 10, terms('EUR', '1', { ending: 0 }), 1_00],
    ['ends with more than the decimals', 14_20, terms('EUR', '1', { ending: 9_99 }), 9_99],
    ['ends with digits without decimals', 10_00, terms('JPY', '149.25', { ending: 80 }), 1_480],
    ['takes the step before the ending', 10_47, terms('EUR', '1', { step: 5, ending: 95 }), 10_95],
    ['is null without a rate', 10_00, terms('EUR', null), null],
    ['may be the largest stored one', 999_999_999_99, terms('EUR', '1000'), 999_999_999_990_00],
    ['is null above it', 1_000_000_000_00, terms('EUR', '1000'), null],
    ['is null above it with three decimals', 2_147_483_648_00, terms('KWD', '9999999999.9999999999'), null],
    ['is the same in the currency of the shop', 10_01, terms('USD', '1', { isBase: true, step: 5 }), 10_01],
  ])('%s', (_, price, currency, expected) => expect(convertPrice(price, currency)).toBe(expected));
});

describe('an amount', () => {
  test.each<[string, number, CurrencyTerms, number | null]>([
    ['has neither step nor ending', 10_00, terms('CHF', '0.8842', { step: 5, ending: 95 }), 8_84],
    ['may come to nothing', 40, terms('JPY', '1'), 0],
    ['rounds half away from zero', -1, terms('EUR', '0.5'), -1],
    ['is null without a rate', 10_00, terms('EUR', null), null],
    ['is null if it is larger than any stored one', -1_000_000_000_00, terms('EUR', '1000'), null],
    ['is the same in the currency of the shop', 10_01, terms('USD', '1', { isBase: true }), 10_01],
  ])('%s', (_, amount, currency, expected) => expect(convertAmount(amount, currency)).toBe(expected));
});

/** A plain model: everything in units of the last decimal of rates and prices, with long division by hand. */
function model(priceMinor: number, base: string, rate: string, to: CurrencyTerms): number {
  const [whole = '', fraction = ''] = rate.split('.');
  const millions = BigInt(whole + fraction.padEnd(10, '0'));
  const price =
    BigInt(toDecimal(priceMinor, base).replace('.', '').padEnd(1, '0')) * 10n ** BigInt(3 - digitsOf(base));
  const exact = price * millions * 10n ** BigInt(digitsOf(to.code));
  const unit = 10n ** 13n;
  const stepSize = BigInt(to.step ?? 1) * unit;
  let steps = exact / stepSize;
  if ((exact % stepSize) * 2n >= stepSize) steps += 1n;
  if (priceMinor === 0) return 0;
  if (steps < 1n) steps = 1n;
  const stepped = Number(steps) * (to.step ?? 1);
  if (to.ending === null) return stepped;
  let period = 10 ** digitsOf(to.code);
  while (period <= to.ending) period *= 10;
  let best: number | null = null;
  for (let k = Math.floor(stepped / period) - 2; k <= Math.floor(stepped / period) + 2; k += 1) {
    const candidate = k * period + to.ending;
    if (candidate <= 0) continue;
    if (best === null || Math.abs(candidate - stepped) <= Math.abs(best - stepped)) best = candidate;
  }
  return best ?? 0;
}

/** A small generator of numbers, so that failures repeat. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('100,000 prices in currencies of 0, 2 and 3 decimals are those of a plain model', () => {
  const next = numbers(39);
  const codes = ['USD', 'EUR', 'JPY', 'KWD', 'CHF'] as const;
  for (let run = 0; run < 100_000; run += 1) {
    const base = codes[next(5)] ?? 'USD';
    const code = codes[next(5)] ?? 'EUR';
    const rate = `${next(400)}.${String(next(1e9) + 1).padStart(10, '0')}`;
    const digits = digitsOf(code);
    const step = next(3) === 0 ? null : (([1, 5, 10, 25, 100] as const)[next(5)] ?? 1);
    const ending = next(3) === 0 ? next(10 ** (digits + 1)) : null;
    const to = { code, base, isBase: false, rate, factor: factorOf(rate, base, code), step, ending };
    const price = next(20) === 0 ? next(3) : next(10_000_000);
    const converted = convertPrice(price, to);
    if (converted !== model(price, base, rate, to))
      expect({ price, base, rate, step, ending, code, converted }).toEqual(model(price, base, rate, to));
    const amount = convertAmount(price, to);
    const plain = price === 0 ? 0 : model(price, base, rate, { ...to, step: null, ending: null });
    if (amount !== 0 && amount !== plain) expect({ price, base, rate, code, amount }).toEqual(plain);
    if (amount === 0) expect(plain).toBeLessThanOrEqual(1);
  }
});

test.each([
  ['1', '1.1', 10, false],
  ['1', '1.1000000001', 10, true],
  ['1', '0.9', 10, false],
  ['1', '0.8999999999', 10, true],
  ['149.25', '200', 10, true],
])('from %s to %s is a jump beyond %s percent: %s', (rate, offered, percent, expected) =>
  expect(isJump(rate, offered, percent)).toBe(expected),
);
