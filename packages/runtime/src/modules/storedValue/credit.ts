import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Claim } from '../../platform/contracts/idempotency.ts';
import { text } from '../../platform/db/columns.ts';
import type { Db } from '../../platform/db/db.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import type { Author } from '../auth/index.ts';
import { checkChange } from './changeGiftCard.ts';
import { insertEntry, listEntries } from './entry.repo.ts';
import { entryAnswer, toEntryAnswer } from './giftCard.ts';
import { currencyOf } from './issueGiftCard.ts';
import { listCreditRows, lockCreditRow } from './storedValue.repo.ts';

/** The store credit of a customer in a REST response. */
export const creditAnswer = z.object({
  balances: z
    .array(
      z.object({
        currency: text.describe('The currency.'),
        balance: z.number().meta(kind('money', 'The credit in the currency.')),
      }),
    )
    .describe('The credit, by currency. Empty if the customer never had any.'),
  entries: z.array(entryAnswer).describe('The ledger of all currencies, oldest entry first.'),
});
export type CreditAnswer = z.output<typeof creditAnswer>;

/** Reads the credit of a customer with its ledger. */
export async function readCredit(db: Db, customerId: number): Promise<CreditAnswer> {
  const rows = await listCreditRows(db, customerId);
  const entries =
    rows.length === 0
      ? []
      : await listEntries(
          db,
          rows.map(({ stored_value_id }) => stored_value_id),
        );
  return {
    balances: rows.map(({ currency, balance }) => ({ currency, balance: Number(balance) })),
    entries: entries.map(toEntryAnswer),
  };
}

/** Reads the credit of a customer for the customer, who is not told which administrator did something. */
export async function readOwnCredit(db: Db, customerId: number): Promise<CreditAnswer> {
  const { balances, entries } = await readCredit(db, customerId);
  return { balances, entries: entries.map((entry) => ({ ...entry, author: null })) };
}

/** A change of the credit of a customer by an administrator. */
interface CreditChange {
  readonly amount: string;
  readonly currency: string | null;
  readonly reason: string;
  readonly author: Author;
  readonly claim: Claim | null;
}

/**
 * Adds an amount to the credit of a customer, or takes one away, and returns the credit. Throws 400 `INVALID_CURRENCY`, and 409
 * `INSUFFICIENT_BALANCE` if there is less.
 */
export async function adjustCredit(
  app: AppContext,
  db: Db,
  customerId: number,
  { amount, reason, author, claim, currency: sent }: CreditChange,
): Promise<CreditAnswer> {
  const currency = await currencyOf(app, sent);
  return db.transaction(async (tx) => {
    const now = app.clock.now();
    const credit = await lockCreditRow(tx, customerId, currency, now);
    checkChange(credit, amount);
    await insertEntry(tx, credit.stored_value_id, { kind: 'adjust', amount, author, reason, now });
    const answer = await readCredit(tx, customerId);
    await claim?.keep(tx, answer);
    return answer;
  });
}
