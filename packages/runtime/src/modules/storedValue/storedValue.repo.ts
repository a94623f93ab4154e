import { z } from 'zod';
import { noColumns, totalRow } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { countRows, onPage } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { digitsOf } from '../../platform/money.ts';
import type { CodeSecrets } from './codeSecrets.ts';
import { storedValueRow } from './storedValue.ts';
import type { StoredValueRow } from './storedValue.ts';

const time = (date: Date) => sql.fragment`${date.toISOString()}::timestamptz`;

/** Selects whole rows from `stored_value v`. */
const SELECT = sql.fragment`
  select v.stored_value_id, v.uuid, v.kind, v.last4, v.currency, v.customer_id, c.uuid as customer_uuid, v.initial, v.balance,
    v.expires_at, v.state, v.email, v.recipient_name, v.message, v.locale, v.deliver_at, v.mailed_at, v.printed_at, v.sealed_code is not null as is_sealed,
    v.created_at, v.updated_at
  from stored_value v left join customer c on c.customer_id = v.customer_id`;
const CARDS = sql.fragment`v.kind = 'gift_card'`;

/** Finds a gift card by its UUID. */
export const findCardRow = (db: Db, cardUuid: string): Promise<StoredValueRow | null> =>
  db.maybeOne(sql.type(storedValueRow)`${SELECT} where ${CARDS} and v.uuid = ${cardUuid}`);

/** Finds a gift card and locks it until the transaction ends. */
export const lockCardRow = (tx: Db, cardUuid: string): Promise<StoredValueRow | null> =>
  tx.maybeOne(sql.type(storedValueRow)`
    ${SELECT} where ${CARDS} and v.uuid = ${cardUuid} for no key update of v`);

/** Finds the active gift card whose code has one of the hashes. */
export const findUsableCard = (
  db: Db,
  hashes: readonly Buffer[],
  now: Date,
): Promise<StoredValueRow | null> =>
  db.maybeOne(sql.type(storedValueRow)`
    ${SELECT} where ${CARDS} and v.code_hash in (${sql.join(
      hashes.map((one) => sql.binary(one)),
      sql.fragment`, `,
    )})
      and v.state = 'active' and (v.expires_at is null or v.expires_at > ${time(now)})`);

/** Lists one result page of gift cards. */
export const listCardRows = (db: Db, page: Slice): Promise<readonly StoredValueRow[]> =>
  db.any(sql.type(storedValueRow)`
    ${SELECT} where ${onPage(sql.fragment`v.stored_value_id`, FROM_CARDS, page)} order by ${page.orderBy}`);

const FROM_CARDS = sql.fragment`(select * from stored_value where kind = 'gift_card') v
  left join customer c on c.customer_id = v.customer_id`;

export async function countCardRows(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const { total } = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from ${FROM_CARDS} where ${where}`)}`,
  );
  return total;
}

/** Lists the credit of a customer, by currency. */
export const listCreditRows = (db: Db, customerId: number): Promise<readonly StoredValueRow[]> =>
  db.any(sql.type(storedValueRow)`
    ${SELECT} where v.kind = 'credit' and v.customer_id = ${customerId} order by v.currency`);

const isCreditOf = (customerId: number, currency: string): SqlFragment =>
  sql.fragment`v.kind = 'credit' and v.customer_id = ${customerId} and v.currency = ${currency}`;

/** Selects the balance of a customer's credit in a currency as a JSON value. Null if the customer never had any. */
export const creditColumn = (customerId: number, currency: string): SqlFragment => sql.fragment`(
  select to_json(v.balance) from stored_value v where ${isCreditOf(customerId, currency)} and v.state = 'active')`;

/** Reports if there is a customer with an integer ID. */
export const isCustomer = (db: Db, customerId: number): Promise<boolean> =>
  db.exists(sql.type(noColumns)`select from customer where customer_id = ${customerId}`);

/** Finds the credit of a customer in a currency. */
export const findCreditRow = (db: Db, customerId: number, currency: string): Promise<StoredValueRow | null> =>
  db.maybeOne(sql.type(storedValueRow)`${SELECT} where ${isCreditOf(customerId, currency)}`);

/** Returns the credit of a customer in a currency, locked until the transaction ends. It is made if there is none. */
export async function lockCreditRow(
  tx: Db,
  customerId: number,
  currency: string,
  now: Date,
): Promise<StoredValueRow> {
  await tx.run(sql.type(noColumns)`
    insert into stored_value (kind, currency, decimals, customer_id, created_at, updated_at)
    values ('credit', ${currency}, ${digitsOf(currency)}::smallint, ${customerId}, ${time(now)}, ${time(now)})
    on conflict (customer_id, currency) where kind = 'credit' do nothing`);
  return tx.one(sql.type(storedValueRow)`
    ${SELECT} where ${isCreditOf(customerId, currency)} for no key update of v`);
}

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
      ${card.expiresAt}::timestamptz, ${card.isMailDue ? card.now.toISOString() : null}::timestamptz, ${time(card.now)},
      ${time(card.now)})
    returning stored_value_id`);

/** Ends the code of a gift card with a new one, which is mailed to the address at once. */
export const replaceCode = (
  tx: Db,
  id: number,
  { code, email, now }: { readonly code: CodeSecrets; readonly email: string; readonly now: Date },
): Promise<number> =>
  tx.run(sql.type(noColumns)`
    update stored_value set code_hash = ${sql.binary(code.hash)}, code_key = ${sql.binary(code.key)}, last4 = ${code.last4},
      sealed_code = ${bytes(code.sealed)}, email = ${email}, mail_requested_at = ${time(now)}, mailed_at = null,
      updated_at = ${time(now)}
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
    update stored_value set ${changed} sealed_code = null, printed_at = ${time(now)}, updated_at = ${time(now)}
    where stored_value_id = ${id}`);
};

/** Makes a gift card void, and forgets its code if it was not mailed. */
export const voidRow = (tx: Db, id: number, now: Date): Promise<number> =>
  tx.run(sql.type(noColumns)`
    update stored_value set state = 'void', sealed_code = null, updated_at = ${time(now)} where stored_value_id = ${id}`);

/** Reports if a gift card or a credit that can still be used is in a currency. */
export const isCurrencyOfValues = (db: Db, code: string): Promise<boolean> =>
  db.exists(sql.type(noColumns)`
    select from stored_value where currency = ${code} and state = 'active' and balance > 0`);
