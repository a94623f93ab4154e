import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { CurrencyInputs } from './currency.ts';
import { readCurrencyInputs, findCurrencyRow, listCurrencyRows } from './currency.repo.ts';
import { shopCurrencyAnswer, toCurrencyAnswer } from './currencyAnswer.ts';
import type { CurrencyAnswer } from './currencyAnswer.ts';
import { cached } from '../../platform/contentCache/cachedRead.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { shopCurrenciesOf } from './shopCurrencies.ts';
import type { ShopCurrencies } from './shopCurrencies.ts';

/** Lists all currencies as administrators see them, with the shop's own first. */
export async function listCurrencies(app: AppContext, db: Db): Promise<readonly CurrencyAnswer[]> {
  const base = app.config.shop.currency;
  const answers = (await listCurrencyRows(db)).map((row) => toCurrencyAnswer(row, app));
  const own = answers.find(({ code }) => code === base) ?? shopCurrencyAnswer(app);
  return [own, ...answers.filter(({ code }) => code !== base)];
}

/** Finds a currency as administrators see it. Null if it does not exist. */
export async function findCurrency(app: AppContext, db: Db, code: string): Promise<CurrencyAnswer | null> {
  const row = await findCurrencyRow(db, code);
  if (row) return toCurrencyAnswer(row, app);
  return code === app.config.shop.currency ? shopCurrencyAnswer(app) : null;
}

const KEY = 'currencies';

/**
 * Returns the currencies that are on. They are cached with the content of the process, which sends at most the statement that checks if the content
 * has changed. Reads that have statements of their own use `cachedCurrencies`, or select `currenciesColumn`.
 */
export async function shopCurrencies(app: AppContext): Promise<ShopCurrencies> {
  const inputs = await cached(serverOf(app).content, KEY, () => readCurrencyInputs(app.db));
  return shopCurrenciesOf(inputs, app.config.shop.currency);
}

/**
 * Returns the currencies that are on as the process last read them, without a statement. Null if it has not read them, or the content is known to have
 * changed since. Use it where another statement of the request checks that the content has not changed.
 */
export function cachedCurrencies(app: AppContext): ShopCurrencies | null {
  const inputs = serverOf(app).content.view()?.get(KEY) as CurrencyInputs | undefined;
  return inputs ? shopCurrenciesOf(inputs, app.config.shop.currency) : null;
}
