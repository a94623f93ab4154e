import type { ExchangeRateResult } from './contract.ts';

const RATE = /^\d{1,10}(?:\.\d{1,10})?$/;

/** Returns what is wrong with the answer of a source of exchange rates. Null if nothing is. Pure. */
export function exchangeRateFault(result: ExchangeRateResult): string | null {
  const { rates, rated_at } = (result ?? {}) as Partial<ExchangeRateResult>;
  if (typeof rates !== 'object' || rates === null) return 'rates must be an object';
  if (typeof rated_at !== 'string' || Number.isNaN(Date.parse(rated_at)))
    return 'rated_at must be an ISO 8601 time';
  for (const [code, rate] of Object.entries(rates)) {
    if (!/^[A-Z]{3}$/.test(code)) return `rates.${code} is not an ISO 4217 code`;
    if (typeof rate !== 'string' || !RATE.test(rate) || Number(rate) === 0)
      return `rates.${code} must be a decimal string above 0 with at most 10 decimals`;
  }
  return null;
}
