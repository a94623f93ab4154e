import { z } from 'zod';
import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { digitsOf } from '../../platform/money.ts';
import type { CodeSecrets } from './codeSecrets.ts';
import { storedValueRow } from './storedValue.ts';
import { timestampOf } from './storedValue.repo.ts';

/** The values of a new gift card. */
export interface NewCard {
  readonly uuid: string;
  readonly code: CodeSecrets;
  readonly currency: string;
  readonly customerId: number | null;
  /** A decimal string. */
  readonly amount: string;
  readonly email: string | null;
  readonly message: string | null;
  readonly locale: string | null;
  readonly deliverAt: string | null;
  readonly expiresAt: string | null;
  /** True if its email is due now. */
  readonly isMailDue: boolean;
  readonly now: Date;
}

const bytes = (value: Buffer | null) =>
  value === null ? sql.fragment`null::bytea` : sql.fragment`${sql.binary(value)}`;

const idRow = z.object({ stored_value_id: storedValueRow.shape.stored_value_id });

/** Inserts a gift card without a balance, which its first entry gives it. */
export const insertCard = (tx: Db, card: NewCard): Promise<z.output<typeof idRow>> =>
  tx.one(sql.type(idRow)`
    insert into stored_value (uuid, kind, code_hash, code_key, last4, sealed_code, currency, decimals, customer_id, initial, email,
      message, locale, deliver_at, expires_at, mail_requested_at, created_at, updated_at)
    values (${card.uuid}, 'gift_card', ${sql.binary(card.code.hash)}, ${sql.binary(card.code.key)}, ${card.code.last4},
      ${bytes(card.code.sealed)}, ${card.currency}, ${digitsOf(card.currency)}::smallint, ${card.customerId}::int,
      ${card.amount}::numeric, ${card.email}::text, ${card.message}::text, ${card.locale}::text, ${card.deliverAt}::timestamptz,
      ${card.expiresAt}::timestamptz, ${card.isMailDue ? card.now.toISOString() : null}::timestamptz, ${timestampOf(card.now)},
      ${timestampOf(card.now)})
    returning stored_value_id`);

/** Ends the code of a gift card with a new one, which is mailed to the address at once. */
export const replaceCode = (
  tx: Db,
  id: number,
  { code, email, now }: { readonly code: CodeSecrets; readonly email: string; readonly now: Date },
): Promise<number> =>
  tx.run(sql.type(noColumns)`
    update stored_value set code_hash = ${sql.binary(code.hash)}, code_key = ${sql.binary(code.key)}, last4 = ${code.last4},
      sealed_code = ${bytes(code.sealed)}, email = ${email}, mail_requested_at = ${timestampOf(now)}, mailed_at = null,
      updated_at = ${timestampOf(now)}
    where stored_value_id = ${id}`);

/** Notes that the code of a gift card was printed, which is forgotten then. `code` is a new one, which ends the old one. */
export const noteCodePrinted = (
  tx: Db,
  id: number,
  { code, now }: { readonly code: CodeSecrets | null; readonly now: Date },
): Promise<number> => {
  const changed = code
    ? sql.fragment`code_hash = ${sql.binary(code.hash)}, code_key = ${sql.binary(code.key)}, last4 = ${code.last4}, mailed_at = null,`
    : sql.fragment``;
  return tx.run(sql.type(noColumns)`
    update stored_value set ${changed} sealed_code = null, printed_at = ${timestampOf(now)}, updated_at = ${timestampOf(now)}
    where stored_value_id = ${id}`);
};

/** Makes a gift card void, and forgets its code if it was not mailed. */
export const voidRow = (tx: Db, id: number, now: Date): Promise<number> =>
  tx.run(sql.type(noColumns)`
    update stored_value set state = 'void', sealed_code = null, updated_at = ${timestampOf(now)} where stored_value_id = ${id}`);
