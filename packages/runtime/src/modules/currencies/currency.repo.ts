import { z } from 'zod';
import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { table } from '../../platform/entity/table.ts';
import type { PartialValues, ValuesOf } from '../../platform/entity/table.ts';
import { currencyInputs, currencyRow } from './currency.ts';
import type { CurrencyInputs, CurrencyRow } from './currency.ts';

const currencies = table({
  name: 'currency',
  alias: 'currency',
  row: currencyRow,
  written: ['code', 'status', 'rate', 'rate_base', 'rate_at', 'held_rate', 'held_at', 'step', 'ending'],
});
export type CurrencyValues = ValuesOf<typeof currencies>;

/** Selects the currencies that are on, to be parsed with `currencyInputs`, in any statement. */
export const currenciesColumn: SqlFragment = sql.fragment`coalesce((
  select json_agg(json_build_object(
    'code', on_sale.code, 'rate', on_sale.rate::text, 'rate_base', on_sale.rate_base, 'step', on_sale.step::text,
    'ending', on_sale.ending::text
  ) order by on_sale.code)
  from currency on_sale where on_sale.status = 1
), '[]')`;

const inputsRow = z.object({ currencies: currencyInputs });

/** Reads the currencies that are on. */
export async function readCurrencyInputs(db: Db): Promise<CurrencyInputs> {
  const row = await db.one(sql.type(inputsRow)`select ${currenciesColumn} as currencies`);
  return row.currencies;
}

/** Lists all stored currencies by code. */
export const listCurrencyRows = (db: Db): Promise<readonly CurrencyRow[]> =>
  db.any(sql.type(currencyRow)`select ${currencies.columns} from currency order by code`);

/** Finds a stored currency by its code. */
export const findCurrencyRow = (db: Db, code: string): Promise<CurrencyRow | null> =>
  db.maybeOne(sql.type(currencyRow)`select ${currencies.columns} from currency where code = ${code}`);

/** Locks all stored currencies, so that their writers wait for each other, and returns them by code. */
export const lockCurrencyRows = (db: Db): Promise<readonly CurrencyRow[]> =>
  db.any(sql.type(currencyRow)`select ${currencies.columns} from currency order by code for update`);

/** Inserts a currency. A stored code violates `currency_code_key`. */
export const insertCurrencyRow = (db: Db, values: CurrencyValues): Promise<CurrencyRow> =>
  db.one(sql.type(currencyRow)`${currencies.insert(values)} returning ${currencies.columns}`);

/** Updates the given values of a currency. Null if it is not stored. */
export const updateCurrencyRow = (
  db: Db,
  code: string,
  values: PartialValues<CurrencyValues>,
): Promise<CurrencyRow | null> =>
  db.maybeOne(sql.type(currencyRow)`
    ${currencies.update(values)} where code = ${code} returning ${currencies.columns}`);

/** Deletes a currency with the prices in it. */
export const deleteCurrencyRow = (db: Db, code: string): Promise<unknown> =>
  db.run(sql.type(noColumns)`delete from currency where code = ${code}`);
