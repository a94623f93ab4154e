import type { AppContext } from '../../platform/contracts/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { checkAmounts } from '../../platform/http/forms/amounts.ts';
import type { CurrencyUse } from './contract.ts';
import type { CurrencyRow } from './currency.ts';
import type { CurrencyPatch, NewCurrency } from './currencyBody.ts';
import {
  deleteCurrencyRow,
  findCurrencyRow,
  insertCurrencyRow,
  lockCurrencyRows,
  updateCurrencyRow,
} from './currency.repo.ts';
import type { PartialValues } from '../../platform/entity/table.ts';
import type { CurrencyValues } from './currency.repo.ts';
import { currencyExists, currencyInUse, shopCurrencyStays, unknownCurrency } from './errors.ts';
import { isCurrency } from './isCurrency.ts';

/** Creates a currency. Throws `INVALID_CURRENCY` for an unknown code, and `CURRENCY_EXISTS` for a stored one and the shop's own. */
export async function createCurrency(app: AppContext, db: Db, body: NewCurrency): Promise<CurrencyRow> {
  const values = newValues(app, body);
  return db.transaction(async (tx) => {
    await lockCurrencyRows(tx);
    const row = await onConstraint({ currency_code_key: () => currencyExists(values.code) }, () =>
      insertCurrencyRow(tx, values),
    );
    await currenciesChanged(app, tx, [values.code]);
    return row;
  });
}

/** Returns the columns of a new currency. Throws `INVALID_CURRENCY` for an unknown code, and `CURRENCY_EXISTS` for the shop's own. */
export function newValues(app: AppContext, body: NewCurrency): CurrencyValues {
  const code = body.code.toUpperCase();
  if (!isCurrency(code)) throw unknownCurrency(body.code);
  if (code === app.config.shop.currency) throw currencyExists(code);
  checkRounding(code, body);
  return { ...body, code, ...rateOf(app, body.rate) };
}

/** Returns the columns that a change writes. Throws `CURRENCY_IN_USE` if the shop's own would be switched off or get a rate. */
export function changedValues(
  app: AppContext,
  code: string,
  body: CurrencyPatch,
): PartialValues<CurrencyValues> {
  const isBase = code === app.config.shop.currency;
  if (isBase && (body.status === 0 || (body.rate !== undefined && Number(body.rate) !== 1)))
    throw shopCurrencyStays(code);
  checkRounding(code, body);
  const { rate, ...values } = body;
  return rate === undefined || isBase ? values : { ...values, ...rateOf(app, rate) };
}

/**
 * Updates the given fields of a currency. Null if it does not exist. The shop's own stays on and takes no rate (`CURRENCY_IN_USE`); the first
 * change stores its row.
 */
export async function updateCurrency(
  app: AppContext,
  db: Db,
  code: string,
  body: CurrencyPatch,
): Promise<CurrencyRow | null> {
  const change = changedValues(app, code, body);
  return db.transaction(async (tx) => {
    await lockCurrencyRows(tx);
    if (code === app.config.shop.currency && !(await findCurrencyRow(tx, code)))
      await insertCurrencyRow(tx, ownRow(code));
    const row = await updateCurrencyRow(tx, code, change);
    if (row) await currenciesChanged(app, tx, [code]);
    return row;
  });
}

/**
 * Deletes a currency with the prices that products have in it, and returns it. Null if it does not exist. Throws `CURRENCY_IN_USE` for the
 * shop's own, and for one of open carts or orders.
 */
export async function deleteCurrency(app: AppContext, db: Db, code: string): Promise<CurrencyRow | null> {
  if (code === app.config.shop.currency) throw shopCurrencyStays(code);
  return db.transaction(async (tx) => {
    await lockCurrencyRows(tx);
    const row = await findCurrencyRow(tx, code);
    if (!row) return null;
    for (const use of uses(app)) if (await use.isInUse?.(tx, code)) throw currencyInUse(code);
    await deleteCurrencyRow(tx, code);
    await currenciesChanged(app, tx, [code]);
    return row;
  });
}

/**
 * Notifies the parts of the shop that keep amounts in currencies, in the transaction that has changed the currencies with these codes. Null: the
 * currency of the shop has changed, and with it all rates.
 */
export async function currenciesChanged(
  app: AppContext,
  tx: Db,
  codes: readonly string[] | null,
): Promise<void> {
  for (const use of uses(app)) await use.onChange?.(app, tx, codes);
}

const uses = (app: AppContext): readonly CurrencyUse[] => app.registry('currencyUses').list();

const ownRow = (code: string): CurrencyValues => ({ ...NO_RATE, code, status: 1, step: null, ending: null });

const NO_RATE = { rate: null, rate_base: null, rate_at: null, held_rate: null, held_at: null };

/** Returns the columns of a rate that was entered now. It replaces a rate that is held. */
const rateOf = (app: AppContext, rate: string | null) =>
  rate === null
    ? NO_RATE
    : {
        ...NO_RATE,
        rate,
        rate_base: app.config.shop.currency,
        rate_at: app.clock.now().toISOString(),
      };

/** Throws if the step or the ending has more decimals than the currency. */
const checkRounding = (code: string, { step, ending }: CurrencyPatch): void =>
  checkAmounts({ step, ending }, code);
