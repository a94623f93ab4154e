import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { Call } from '../../platform/contracts/route.ts';
import type { Db } from '../../platform/db/db.ts';
import { formFlag } from '../../platform/http/forms/bodyFields.ts';
import { MAX_REFUSALS, refusedRows } from '../../platform/http/forms/importReport.ts';
import { validator } from '../../platform/http/forms/validation.ts';
import { withUpload } from '../../platform/http/forms/withUpload.ts';
import { adminAuthor } from '../auth/index.ts';
import { shopCurrencies } from '../currencies/index.ts';
import { creditRows } from './creditFile.ts';
import { noCreditFile } from './errors.ts';
import { writeCreditRows } from './writeCreditRows.ts';
import type { Report } from './writeCreditRows.ts';

const MAX_BYTES = 5_000_000;
const MAX_ROWS = 10_000;

const form = z.object({
  dry_run: formFlag('dry_run').default(false),
  all_or_nothing: formFlag('all_or_nothing').default(false),
});
const readForm = validator(form, 'body') as (sent: unknown) => z.output<typeof form>;

const count = (what: string) => z.int().describe(`The number of rows that ${what}.`);

/** The report of an import of credit. */
export const creditReport = z.object({
  rows: z.int().describe('The number of rows in the file.'),
  created: count('are entries of a ledger now'),
  unchanged: count('were imported before'),
  refused: count('are rejected'),
  dry_run: z.boolean().describe('True if nothing was written because this was a dry run.'),
  rolled_back: z.boolean().describe('True if nothing was written because a row was rejected.'),
  refusals: refusedRows({
    reference: z.string().nullable().describe('The reference in the row. Null if it has none.'),
  }).describe(`The first ${MAX_REFUSALS} rejected rows, in file order.`),
});

type Upload = Pick<Call<unknown, unknown, Readable>, 'app' | 'db' | 'body' | 'request' | 'caller'>;

/**
 * Changes the credit of customers by the rows of an uploaded CSV file, and returns the report. Each row has a reference, and is written once
 * for all files. Each row is a transaction of its own; with `all_or_nothing` the file is one. Stops between two rows if the client
 * disconnects; the same file can be imported again. Throws `NO_CREDIT_FILE` and `CREDIT_FILE_INVALID` (400).
 */
export const importCredit = ({ app, db, body, request, caller }: Upload) =>
  withUpload({ body, request }, { maxBytes: MAX_BYTES, missing: noCreditFile }, async (file, sent) => {
    const options = readForm(sent);
    const rows = await creditRows(createReadStream(file.path), MAX_ROWS);
    const [author, currencies] = [adminAuthor(caller), await shopCurrencies(app)];
    const work = (on: Db) =>
      writeCreditRows({ app, db: on, author, currencies, signal: request.signal }, rows);
    const isWhole = options.dry_run || options.all_or_nothing;
    const { report, isWritten } = isWhole
      ? await writtenWhole(db, work, options)
      : { report: await work(db), isWritten: true };
    return {
      rows: rows.length,
      ...report,
      refused: report.refusals.length,
      dry_run: options.dry_run,
      rolled_back: !options.dry_run && !isWritten,
      refusals: report.refusals.slice(0, MAX_REFUSALS),
    };
  });

/** The error thrown to roll back what must not be written. */
class Unwritten extends Error {
  readonly report: Report;

  constructor(report: Report) {
    super('An import of credit was rolled back');
    this.report = report;
  }
}

async function writtenWhole(
  db: Db,
  work: (tx: Db) => Promise<Report>,
  { dry_run }: z.output<typeof form>,
): Promise<{ readonly report: Report; readonly isWritten: boolean }> {
  try {
    return await db.transaction(async (tx) => {
      const report = await work(tx);
      if (dry_run || report.refusals.length > 0) throw new Unwritten(report);
      return { report, isWritten: true };
    });
  } catch (error) {
    if (error instanceof Unwritten) return { report: error.report, isWritten: false };
    throw error;
  }
}
