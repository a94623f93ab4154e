import { actingExtension } from '../../platform/acting/acting.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { toDecimal, toMinor } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { invalidCurrency, isCurrency } from '../currencies/index.ts';
import { customerNotFound } from '../customers/index.ts';
import type { CreditChange, CreditChanged, CreditRef, CreditService, CreditTaking } from './contract.ts';
import { findKeyedEntry, insertKeyedEntry, listCreditEntries } from './creditEntry.repo.ts';
import { insufficientBalance } from './errors.ts';
import { isCustomer, listCreditRows, lockCreditRow } from './storedValue.repo.ts';

/** The most characters of keys and reasons. */
const MOST = { key: 200, reason: 255 } as const;

/** Creates the credit service, whose entries have the calling extension as their author. */
export const creditService = (app: AppContext): CreditService => ({
  async balances(db, customerId) {
    const rows = await listCreditRows(db, customerId);
    return rows.map(({ currency, balance }) => ({ currency, balance: toMinor(balance, currency) }));
  },
  async entries(db, credit) {
    const [rows, caller] = [await listCreditEntries(db, credit), actingExtension()];
    return rows.map(({ author, author_key, created_at, ...row }) => ({
      uuid: row.uuid,
      kind: row.kind,
      amount: toMinor(row.amount, credit.currency),
      reason: row.reason,
      orderUuid: row.order_uuid,
      key: author?.name === caller ? author_key : null,
      createdAt: new Date(created_at),
    }));
  },
  lock: async (tx, credit) => (await lockCredit(app, tx, credit)).balance,
  give: (db, change) => changeCredit(app, db, change, ({ amount }) => amount),
  take: (db, change) =>
    changeCredit(app, db, change, ({ amount, upToBalance = false, currency }: CreditTaking, balance) => {
      if (amount > balance && !upToBalance) throw insufficientBalance(balance, currency);
      return 0 - Math.min(amount, balance);
    }),
});

/** Locks the credit of a customer, which is made if there is none. */
async function lockCredit(
  app: AppContext,
  tx: Db,
  { customerId, currency }: CreditRef,
): Promise<{ readonly id: number; readonly balance: Minor }> {
  if (!isCurrency(currency)) throw invalidCurrency(currency);
  if (!(await isCustomer(tx, customerId))) throw customerNotFound();
  const row = await lockCreditRow(tx, customerId, currency, app.clock.now());
  return { id: row.stored_value_id, balance: toMinor(row.balance, currency) };
}

/** Writes a change once. `signed` returns its amount for a balance, below 0 if it is taken. */
async function changeCredit<Change extends CreditChange>(
  app: AppContext,
  db: Db,
  change: Change,
  signed: (change: Change, balance: Minor) => Minor,
): Promise<CreditChanged> {
  const author = authorOf(change);
  const { key, currency, reason } = change;
  return db.transaction(async (tx) => {
    const { id, balance } = await lockCredit(app, tx, change);
    const known = await findKeyedEntry(tx, { author, key });
    if (known) return { amount: Math.abs(toMinor(known.amount, known.currency)), isNew: false };
    const amount = signed(change, balance);
    const now = app.clock.now();
    await insertKeyedEntry(tx, id, { author, key, reason, amount: toDecimal(amount, currency), now });
    return { amount: Math.abs(amount), isNew: true };
  });
}

/** Returns the name of the calling extension. Throws a TypeError for a change that is not allowed. */
function authorOf({ amount, ...texts }: CreditChange): string {
  const author = actingExtension();
  if (author === undefined) throw new TypeError('Credit is given and taken by extensions alone');
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new TypeError('amount must be a whole number of minor units above 0');
  for (const field of ['key', 'reason'] as const)
    if (texts[field].trim() === '' || texts[field].length > MOST[field])
      throw new TypeError(`${field} must have 1 to ${MOST[field]} characters`);
  return author;
}
