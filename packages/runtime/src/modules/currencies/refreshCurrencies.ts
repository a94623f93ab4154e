import { reportFault } from '../../platform/acting/guard.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { scaled } from '../../platform/money.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { withDeadline } from '../../platform/withDeadline.ts';
import type { ExchangeRateResult, ExchangeRates } from './contract.ts';
import type { CurrencyRow } from './currency.ts';
import { listCurrencyRows, lockCurrencyRows, updateCurrencyRow } from './currency.repo.ts';
import { noExchangeRates } from './errors.ts';
import { exchangeRateFault } from './exchangeRateFault.ts';
import { currenciesChanged } from './writeCurrency.ts';

/** A rate that was not taken over, because it differs too much from the stored one. */
export interface HeldRate {
  readonly code: string;
  /** The stored rate, which still holds. */
  readonly rate: string;
  readonly offered: string;
}

/** The outcome of the rates of a source. */
export interface RefreshResult {
  /** The name of the source. */
  readonly source: string;
  readonly ratedAt: string;
  readonly updated: readonly string[];
  readonly held: readonly HeldRate[];
  /** The codes of the currencies that the source does not know, which keep their rates. */
  readonly missing: readonly string[];
}

interface Refresh {
  /** True if only currencies that have a rate get a new one. */
  readonly onlyRated?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Gets new rates from the first source that answers, and stores them. A rate that differs by more than the setting `exchangeRateMaxChange` from the
 * stored one is held: the stored one stays. Must not run inside a transaction. Throws `EXCHANGE_RATES_UNAVAILABLE` (503) if no source answers.
 */
export async function refreshCurrencies(
  app: AppContext,
  db: Db,
  refresh: Refresh = {},
): Promise<RefreshResult> {
  const base = app.config.shop.currency;
  const codes = ratedCodes(await listCurrencyRows(db), base, refresh);
  const { exchangeRateMaxChange } = await app.settings(['exchangeRateMaxChange']);
  for (const source of app.registry('exchangeRates').list()) {
    const found = await ratesOf(app, source, codes, refresh.signal);
    if (found) return store(app, db, { source: source.name, found, codes, maxChange: exchangeRateMaxChange });
  }
  throw noExchangeRates();
}

/** Lists the currencies that a refresh gives a rate. */
const ratedCodes = (rows: readonly CurrencyRow[], base: string, { onlyRated = false }: Refresh) =>
  rows.filter(({ code, rate }) => code !== base && (!onlyRated || rate !== null)).map(({ code }) => code);

/** Returns the rates of one source. Null if the source has failed. */
async function ratesOf(
  app: AppContext,
  source: ExchangeRates,
  currencies: readonly string[],
  outer: AbortSignal | undefined,
): Promise<ExchangeRateResult | null> {
  const base = app.config.shop.currency;
  try {
    const result = await withDeadline(app.config.checkout.exchangeRateMs, outer, (signal) =>
      source.getRates({ app, base, currencies, signal }),
    );
    const fault = exchangeRateFault(result);
    if (fault !== null) throw new TypeError(fault);
    return result;
  } catch (error) {
    outer?.throwIfAborted();
    logFailure(app, source, error);
    return null;
  }
}

function logFailure(app: AppContext, { name }: ExchangeRates, error: unknown): void {
  const extension = app.registry('exchangeRates').ownerOf(name) ?? 'none';
  reportFault(
    serverOf(app),
    'warn',
    { extension, contribution: `source of exchange rates "${name}"` },
    error,
    { message: `Source of exchange rates "${name}" of extension "${extension}" gave no answer` },
  );
}

interface Found {
  readonly source: string;
  readonly found: ExchangeRateResult;
  readonly codes: readonly string[];
  /** The largest accepted change in percent. */
  readonly maxChange: number;
}

function store(app: AppContext, db: Db, { source, found, codes, maxChange }: Found): Promise<RefreshResult> {
  const base = app.config.shop.currency;
  const ratedAt = new Date(found.rated_at).toISOString();
  return db.transaction(async (tx) => {
    const rows = (await lockCurrencyRows(tx)).filter(({ code }) => codes.includes(code));
    const updated: string[] = [];
    const held: HeldRate[] = [];
    for (const row of rows) {
      const offered = Object.hasOwn(found.rates, row.code) ? found.rates[row.code] : undefined;
      if (offered === undefined) continue;
      const rate = row.rate_base === base ? row.rate : null;
      if (rate !== null && isJump(rate, offered, maxChange)) {
        held.push({ code: row.code, rate, offered });
        await updateCurrencyRow(tx, row.code, { held_rate: offered, held_at: ratedAt });
      } else {
        updated.push(row.code);
        const taken = { rate: offered, rate_base: base, rate_at: ratedAt, held_rate: null, held_at: null };
        await updateCurrencyRow(tx, row.code, taken);
      }
    }
    if (updated.length > 0) await currenciesChanged(app, tx, updated);
    const missing = codes.filter((code) => !Object.hasOwn(found.rates, code));
    return { source, ratedAt, updated, held, missing };
  });
}

const SCALE = 10;

/** Reports if a rate differs from another by more than a number of percent. Pure. */
export function isJump(rate: string, offered: string, percent: number): boolean {
  const [was, is] = [unitsOf(rate), unitsOf(offered)];
  const difference = was > is ? was - is : is - was;
  return difference * 10_000n > was * BigInt(scaled(String(percent), 2));
}

/** Returns a rate in units of its last decimal. */
function unitsOf(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.');
  return BigInt(whole + fraction.slice(0, SCALE).padEnd(SCALE, '0'));
}
