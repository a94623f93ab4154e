import type { AppContext } from '../../platform/contracts/context.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { Db } from '../../platform/db/db.ts';

export type { CurrencyTerms } from './convert.ts';

/** The arguments of a source of exchange rates, which is called outside any transaction. */
export interface ExchangeRateCall {
  readonly app: AppContext;
  /** The ISO 4217 code of the shop's currency. */
  readonly base: string;
  /** The codes of the currencies whose rates are needed. */
  readonly currencies: readonly string[];
  /** Aborts at the deadline `checkout.exchangeRateMs`, or when the client disconnects. */
  readonly signal: AbortSignal;
}

/** The exchange rates of a source. */
export interface ExchangeRateResult {
  /**
   * The rates by currency code: units of the currency for one unit of `base`, as decimal strings above 0 with at most 10 decimals, such as
   * `{ EUR: '0.9215' }`. A currency that the source does not know is left out, and keeps its rate.
   */
  readonly rates: Readonly<Record<string, string>>;
  /** The time of the rates in ISO 8601. */
  readonly rated_at: string;
}

/** A service that knows exchange rates. */
export interface ExchangeRates {
  /** The name, unique across all extensions. */
  readonly name: string;
  /**
   * Returns the latest rates. Called when an administrator asks for new rates, and once a day while the setting `exchangeRatesDaily` is on.
   * Retry what is temporary until `signal` aborts. If it throws, returns something invalid, or misses the deadline, the next source is
   * asked; without an answer of any source all rates stay as they are. After three consecutive errors or timeouts it is not called for 30 s.
   */
  getRates(call: ExchangeRateCall): Promise<ExchangeRateResult>;
}

/** A part of the shop whose records have amounts in currencies. */
export interface CurrencyUse {
  readonly id: string;
  /** Reports if records use a currency, which then cannot be deleted. Runs in the transaction that deletes it. */
  isInUse?(db: Db, code: string): Promise<boolean>;
  /**
   * Called in the transaction that has created, changed or deleted currencies, for records that depend on what they are converted to. Null:
   * the currency of the shop has changed, and with it all rates.
   */
  onChange?(app: AppContext, tx: Db, codes: readonly string[] | null): Promise<void>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly exchangeRates?: readonly ExchangeRates[];
    readonly currencyUses?: readonly CurrencyUse[];
  }
}

export const exchangeRates: ContributionPoint<ExchangeRates> = {
  noun: 'source of exchange rates',
  members: { name: 'text', getRates: 'function' } satisfies Members<ExchangeRates>,
  keyOf: (source) => source.name,
  breaks: { getRates: 'failures' },
};

export const currencyUses: ContributionPoint<CurrencyUse> = {
  noun: 'use of currencies',
  members: { id: 'text', isInUse: 'any', onChange: 'any' } satisfies Members<CurrencyUse>,
  keyOf: (use) => use.id,
};
