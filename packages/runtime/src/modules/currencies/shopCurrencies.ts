import { toMinor } from '../../platform/money.ts';
import { factorOf } from './convert.ts';
import type { CurrencyTerms } from './convert.ts';
import type { CurrencyInputs } from './currency.ts';

/** The currencies that shoppers can choose. */
export interface ShopCurrencies {
  /** The shop's own currency. */
  readonly base: CurrencyTerms;
  /** The currencies that are on, with the shop's own first and the others by code. */
  readonly on: readonly CurrencyTerms[];
  /** Finds a currency that is on by its code, in any case. Null for all others. */
  find(code: string): CurrencyTerms | null;
}

const BASE = { isBase: true, rate: '1', factor: { n: 1n, d: 1n }, step: null, ending: null } as const;

/** Returns the terms of the shop's own currency. Pure. */
export const baseTerms = (code: string): CurrencyTerms => ({ ...BASE, code, base: code });

const known = new WeakMap<CurrencyInputs, ShopCurrencies>();

/**
 * Returns the currencies that are on, from what `currenciesColumn` selected. The result for the same array is computed once, so that caches keep
 * the array. Pure.
 */
export function shopCurrenciesOf(inputs: CurrencyInputs, baseCode: string): ShopCurrencies {
  const found = known.get(inputs);
  if (found?.base.code === baseCode) return found;
  const base = baseTerms(baseCode);
  const others = inputs.filter(({ code }) => code !== baseCode).map((row) => termsOf(row, baseCode));
  const byCode = new Map([base, ...others].map((terms) => [terms.code, terms]));
  const currencies: ShopCurrencies = {
    base,
    on: [...byCode.values()],
    find: (code) => byCode.get(code.toUpperCase()) ?? null,
  };
  known.set(inputs, currencies);
  return currencies;
}

/** Returns the terms of a currency. A rate to another currency than the shop's own does not hold. */
export function termsOf(
  { code, rate, rate_base, step, ending }: CurrencyInputs[number],
  baseCode: string,
): CurrencyTerms {
  const valid = rate_base === baseCode ? rate : null;
  return {
    code,
    base: baseCode,
    isBase: code === baseCode,
    rate: valid,
    factor: valid === null ? null : factorOf(valid, baseCode, code),
    step: step === null ? null : toMinor(step, code),
    ending: ending === null ? null : toMinor(ending, code),
  };
}
