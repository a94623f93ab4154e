import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Call } from '../../platform/contracts/route.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/errors.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import { validator } from '../../platform/http/forms/validation.ts';
import { withUpload } from '../../platform/http/forms/withUpload.ts';
import { currencyBody, newCurrencyBody } from './currencyBody.ts';
import type { CurrencyPatch, NewCurrency } from './currencyBody.ts';
import { insertCurrencyRow, lockCurrencyRows, updateCurrencyRow } from './currency.repo.ts';
import { noRateFile, rateFileInvalid, shopCurrencyStays } from './errors.ts';
import { rateRowsOf } from './rateFile.ts';
import type { RateRow } from './rateFile.ts';
import { changedValues, currenciesChanged, newValues } from './writeCurrency.ts';

const MAX_BYTES = 1_000_000;
const MAX_ROWS = 1000;

/** A row that was refused, with all its errors. */
export interface RefusedRate {
  readonly line: number;
  readonly code: string | null;
  readonly faults: readonly { readonly field: string | null; readonly message: string }[];
}

/** The outcome of a file of rates. */
export interface RatesReport {
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly refusals: readonly RefusedRate[];
}

/**
 * Creates and updates currencies from an uploaded CSV file, by code: all rows or, if one is refused, none. Throws `NO_FILE` and `INVALID_FILE` (400), and the
 * refusals of the form.
 */
export const importRates = ({
  app,
  db,
  body,
  request,
}: Pick<Call<unknown, unknown, Readable>, 'app' | 'db' | 'body' | 'request'>): Promise<RatesReport> =>
  withUpload({ body, request }, { maxBytes: MAX_BYTES, missing: noRateFile }, async (file) => {
    const rows = rateRowsOf(await readFile(file.path, 'utf8'));
    if (rows === null || rows.length > MAX_ROWS) throw rateFileInvalid(MAX_ROWS);
    return writeRates(app, db, rows);
  });

/** Undoes what was written, because a row was refused. */
class RowsRefused extends Error {
  override readonly name = 'RowsRefused';
}

async function writeRates(app: AppContext, db: Db, rows: readonly RateRow[]): Promise<RatesReport> {
  const refusals: RefusedRate[] = [];
  const created: string[] = [];
  const updated: string[] = [];
  const work = async (tx: Db) => {
    const known = new Set((await lockCurrencyRows(tx)).map(({ code }) => code));
    for (const row of rows) {
      try {
        const code = row.values['code']?.toUpperCase() ?? '';
        if (code === app.config.shop.currency) throw shopCurrencyStays(code);
        const isKnown = known.has(code) && !created.includes(code);
        if (isKnown) await updateCurrencyRow(tx, code, changedValues(app, code, readChange(sentOf(row))));
        else await insertCurrencyRow(tx, newValues(app, readNew(sentOf(row))));
        (isKnown ? updated : created).push(code);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refusals.push({ line: row.line, code: row.values['code'] ?? null, faults: faultsOf(error) });
      }
    }
    if (refusals.length > 0) throw new RowsRefused();
    await currenciesChanged(app, tx, [...created, ...updated]);
  };
  try {
    await db.transaction(async (tx) => {
      refusals.length = created.length = updated.length = 0;
      await work(tx);
    });
  } catch (error) {
    if (!(error instanceof RowsRefused)) throw error;
    return { rows: rows.length, created: 0, updated: 0, refusals };
  }
  return { rows: rows.length, created: created.length, updated: updated.length, refusals };
}

const readNew = validator(newCurrencyBody, 'body') as (sent: unknown) => NewCurrency;
const readChange = validator(currencyBody, 'body') as (sent: unknown) => CurrencyPatch;

/** Returns the body of a row. A status that is empty is left out. */
const sentOf = ({ values: { status, ...values } }: RateRow) => ({
  ...values,
  ...(status !== null && status !== undefined && { status }),
});

const faultsOf = ({ message, details }: Refusal): RefusedRate['faults'] =>
  details?.map((detail: ErrorDetail) => ({ field: detail.path, message: detail.message })) ?? [
    { field: null, message },
  ];
