import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/errors.ts';
import { emailLine, line } from '../../platform/http/forms/bodyFields.ts';
import { validator } from '../../platform/http/forms/validation.ts';
import { toMinor } from '../../platform/money.ts';
import type { Author } from '../auth/index.ts';
import { invalidCurrency, shopCurrencies } from '../currencies/index.ts';
import { findCustomer, findCustomerOfEmail } from '../customers/index.ts';
import { checkChange } from './changeGiftCard.ts';
import type { CreditFileRow } from './creditFile.ts';
import { findReferredEntry, insertEntry } from './entry.repo.ts';
import { lineUnreadable, referenceTaken, rowWithoutCustomer, unknownRowCustomer } from './errors.ts';
import { adjustCreditBody } from './giftCardBody.ts';
import { lockCreditRow } from './storedValue.repo.ts';

const MAX_REFERENCE = 200;

const rowBody = adjustCreditBody.extend({
  reference: line('reference', MAX_REFERENCE),
  email: emailLine().optional(),
  customer_id: z.string().max(255).optional(),
});
const readRow = validator(rowBody, 'body') as (sent: unknown) => z.output<typeof rowBody>;

/** The counts and refusals of an import. */
export interface Report {
  readonly created: number;
  readonly unchanged: number;
  readonly refusals: readonly RefusedCredit[];
}

/** A row that was refused. */
export interface RefusedCredit {
  readonly line: number;
  readonly reference: string | null;
  readonly faults: readonly { readonly field: string | null; readonly message: string }[];
}

interface Import {
  readonly app: AppContext;
  readonly db: Db;
  readonly author: Author;
  /** The currencies of the shop, which are read before a transaction begins. */
  readonly currencies: Awaited<ReturnType<typeof shopCurrencies>>;
  readonly signal: AbortSignal;
}

/** Gives the credit of the rows, each in its own savepoint. */
export async function writeCreditRows(on: Import, rows: readonly CreditFileRow[]): Promise<Report> {
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
