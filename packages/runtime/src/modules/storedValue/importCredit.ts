import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Call } from '../../platform/contracts/route.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/errors.ts';
import { emailLine, formFlag, line } from '../../platform/http/forms/bodyFields.ts';
import { MAX_REFUSALS, refusedRows } from '../../platform/http/forms/importReport.ts';
import { validator } from '../../platform/http/forms/validation.ts';
import { withUpload } from '../../platform/http/forms/withUpload.ts';
import { toMinor } from '../../platform/money.ts';
import { adminAuthor } from '../auth/index.ts';
import type { Author } from '../auth/index.ts';
import { invalidCurrency, shopCurrencies } from '../currencies/index.ts';
import { findCustomer, findCustomerOfEmail } from '../customers/index.ts';
import { checkChange } from './changeGiftCard.ts';
import { creditRows } from './creditFile.ts';
import type { CreditFileRow } from './creditFile.ts';
import { findReferredEntry, insertEntry } from './entry.repo.ts';
import {
  lineUnreadable,
  noCreditFile,
  referenceTaken,
  rowWithoutCustomer,
  unknownRowCustomer,
} from './errors.ts';
import { adjustCreditBody } from './giftCardBody.ts';
import { lockCreditRow } from './storedValue.repo.ts';

const MAX_BYTES = 5_000_000;
const MAX_ROWS = 10_000;
const MAX_REFERENCE = 200;

const form = z.object({
  dry_run: formFlag('dry_run').default(false),
  all_or_nothing: formFlag('all_or_nothing').default(false),
});
const readForm = validator(form, 'body') as (sent: unknown) => z.output<typeof form>;

const rowBody = adjustCreditBody.extend({
  reference: line('reference', MAX_REFERENCE),
  email: emailLine().optional(),
  customer_id: z.string().max(255).optional(),
});
const readRow = validator(rowBody, 'body') as (sent: unknown) => z.output<typeof rowBody>;

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
    const work = (on: Db) => writeRows({ app, db: on, author, currencies, signal: request.signal }, rows);
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

interface Report {
  readonly created: number;
  readonly unchanged: number;
  readonly refusals: readonly RefusedCredit[];
}

interface RefusedCredit {
  readonly line: number;
  readonly reference: string | null;
  readonly faults: readonly { readonly field: string | null; readonly message: string }[];
}

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

interface Import {
  readonly app: AppContext;
  readonly db: Db;
  readonly author: Author;
  /** The currencies of the shop, which are read before a transaction begins. */
  readonly currencies: Awaited<ReturnType<typeof shopCurrencies>>;
  readonly signal: AbortSignal;
}

async function writeRows(on: Import, rows: readonly CreditFileRow[]): Promise<Report> {
  const report = { created: 0, unchanged: 0, refusals: [] as RefusedCredit[] };
  for (const row of rows) {
    on.signal.throwIfAborted();
    try {
      report[await writeRow(on, row)] += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { line: at, values } = row;
      report.refusals.push({ line: at, reference: values?.reference ?? null, faults: faultsOf(error) });
    }
  }
  return report;
}

/** Writes a row, unless its reference was imported before. A reference that stands for another change is refused. */
async function writeRow(
  { app, db, author, currencies }: Import,
  { values }: CreditFileRow,
): Promise<'created' | 'unchanged'> {
  if (values === null) throw lineUnreadable();
  const { reference, amount, reason, email, customer_id, currency: sent } = readRow(values);
  if (email === undefined && customer_id === undefined) throw rowWithoutCustomer();
  const currency = sent ? currencies.find(sent)?.code : app.config.shop.currency;
  if (currency === undefined) throw invalidCurrency(sent ?? '');
  const customer =
    customer_id === undefined
      ? await findCustomerOfEmail(db, email ?? '')
      : await findCustomer(db, customer_id);
  if (!customer || (email !== undefined && customer.email.toLowerCase() !== email.toLowerCase()))
    throw unknownRowCustomer(customer_id === undefined ? 'email' : 'customer_id');
  const taken = { stored_value_entry_reference_key: () => referenceTaken(reference) };
  return onConstraint(taken, () =>
    db.transaction(async (tx) => {
      const now = app.clock.now();
      const credit = await lockCreditRow(tx, customer.customer_id, currency, now);
      const known = await findReferredEntry(tx, reference);
      if (known) {
        const isSame =
          known.stored_value_id === credit.stored_value_id &&
          toMinor(known.amount, currency) === toMinor(amount, currency);
        if (!isSame) throw referenceTaken(reference);
        return 'unchanged';
      }
      checkChange(credit, amount);
      await insertEntry(tx, credit.stored_value_id, {
        kind: 'adjust',
        amount,
        author,
        reason,
        reference,
        now,
      });
      return 'created';
    }),
  );
}

const faultsOf = ({ message, details }: Refusal): RefusedCredit['faults'] =>
  details?.map((detail) => ({ field: detail.path, message: detail.message })) ?? [{ field: null, message }];
