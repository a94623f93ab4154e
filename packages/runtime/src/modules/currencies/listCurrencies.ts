import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
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
 * has changed. Reads that have statements of their own select `currenciesColumn`.
 */
export async function shopCurrencies(app: AppContext): Promise<ShopCurrencies> {
  const inputs = await cached(serverOf(app).content, KEY, () => readCurrencyInputs(app.db));
  return shopCurrenciesOf(inputs, app.config.shop.currency);
}
