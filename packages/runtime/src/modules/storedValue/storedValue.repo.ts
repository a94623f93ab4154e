import { noColumns, totalRow } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { countRows, onPage } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { digitsOf } from '../../platform/money.ts';
import { storedValueRow } from './storedValue.ts';
import type { StoredValueRow } from './storedValue.ts';

/** Returns a time as an SQL value. */
export const timestampOf = (date: Date) => sql.fragment`${date.toISOString()}::timestamptz`;

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
      and v.state = 'active' and (v.expires_at is null or v.expires_at > ${timestampOf(now)})`);

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
    values ('credit', ${currency}, ${digitsOf(currency)}::smallint, ${customerId}, ${timestampOf(now)}, ${timestampOf(now)})
    on conflict (customer_id, currency) where kind = 'credit' do nothing`);
  return tx.one(sql.type(storedValueRow)`
    ${SELECT} where ${isCreditOf(customerId, currency)} for no key update of v`);
}

/** Reports if a gift card or a credit that can still be used is in a currency. */
export const isCurrencyOfValues = (db: Db, code: string): Promise<boolean> =>
  db.exists(sql.type(noColumns)`
    select from stored_value where currency = ${code} and state = 'active' and balance > 0`);
