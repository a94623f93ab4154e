import { z } from 'zod';
import { bool, int, noColumns, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import type { People } from '../../platform/contracts/personalData.ts';

/** An account, or orders without one, whose data is exported or erased. */
export interface Subject {
  readonly customer: { readonly customer_id: number; readonly uuid: string } | null;
  /** The verified addresses, in lowercase. Rows that only carry an address belong to its owner. */
  readonly emails: readonly string[];
  readonly orders: readonly { readonly order_id: number; readonly uuid: string }[];
  readonly cartIds: readonly number[];
}

const idsRow = z.object({
  customer_id: int,
  uuid,
  emails: z.array(text),
});

const orderRow = z.object({ order_id: int, uuid });
const cartRow = z.object({ cart_id: int });

const arrayOf = (values: readonly (string | number)[], type: 'int4' | 'text' | 'uuid'): SqlFragment =>
  sql.fragment`select unnest(${sql.array(values, type)})`;

/** Finds the account and its verified address, and locks it against changes if `isLocked`. */
async function findAccount(db: Db, customerId: number) {
  return db.maybeOne(sql.type(idsRow)`
    select customer_id, uuid,
      case when email_confirmed_at is not null then array[lower(email)] else '{}' end as emails
    from customer where customer_id = ${customerId}`);
}

/** Orders of an account, and orders without an account that were placed with its verified address. */
const ownOrders = (customerId: number, emails: readonly string[]): SqlFragment => sql.fragment`
  o.customer_id = ${customerId} or (
    lower(o.customer_email) = any(${sql.array(emails, 'text')})
    and not exists (select from customer c where c.customer_id = o.customer_id))`;

const findOrders = (db: Db, where: SqlFragment) =>
  db.any(sql.type(orderRow)`select o.order_id, o.uuid from "order" o where ${where} order by o.order_id`);

const findCarts = async (db: Db, where: SqlFragment): Promise<readonly number[]> =>
  (await db.any(sql.type(cartRow)`select c.cart_id from cart c where ${where} order by c.cart_id`)).map(
    ({ cart_id }) => cart_id,
  );

/** Collects what belongs to an account. Returns null if it does not exist. */
export async function subjectOfCustomer(db: Db, customerId: number): Promise<Subject | null> {
  const account = await findAccount(db, customerId);
  if (!account) return null;
  const { emails, ...customer } = account;
  const orders = await findOrders(db, ownOrders(customerId, emails));
  const cartIds = await findCarts(
    db,
    sql.fragment`c.customer_id = ${customerId}
      or (c.customer_id is null and lower(c.customer_email) = any(${sql.array(emails, 'text')}))
      or c.cart_id in (select cart_id from "order" where order_id = any(${sql.array(
        orders.map(({ order_id }) => order_id),
        'int4',
      )}))`,
  );
  return { customer, emails, orders, cartIds };
}

const guestRow = z.object({ order_id: int, uuid, cart_id: int, emails: z.array(text) });

/**
 * Collects what belongs to one order, for its erasure by age. The address of a guest belongs to it as well, unless a younger order or an
 * account has it. Returns null if the order does not exist or was erased.
 */
export async function subjectOfOrder(db: Db, orderId: number): Promise<Subject | null> {
  const order = await db.maybeOne(sql.type(guestRow)`
    select o.order_id, o.uuid, o.cart_id, case when o.customer_id is null
        and not exists (select from "order" y where lower(y.customer_email) = lower(o.customer_email) and y.order_id > o.order_id)
        and not exists (select from customer c where lower(c.email) = lower(o.customer_email))
      then array[lower(o.customer_email)] else '{}' end as emails
    from "order" o where o.order_id = ${orderId} and o.customer_email <> 'erased'`);
  if (!order) return null;
  const { cart_id, emails, ...ids } = order;
  return { customer: null, emails, orders: [ids], cartIds: [cart_id] };
}

const ownerRow = z.object({ order_id: int, has_account: bool });

/** Finds out if an order belongs to an account. Returns null if there is no such order. */
export const findOwnerOfOrder = (db: Db, orderUuid: string) =>
  db.maybeOne(sql.type(ownerRow)`
    select o.order_id, exists (select from customer c where c.customer_id = o.customer_id) as has_account
    from "order" o where o.uuid = ${orderUuid}`);

/** Returns the statement parts that find the rows of a subject. `ids` are the UUIDs of all records about it. */
export function peopleOf(subject: Subject, ids: readonly string[]): People {
  const mentions = [...ids, ...subject.emails].map(
    (one) => `%${one.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`,
  );
  return {
    customers: arrayOf(subject.customer ? [subject.customer.customer_id] : [], 'int4'),
    customerUuids: arrayOf(subject.customer ? [subject.customer.uuid] : [], 'uuid'),
    emails: arrayOf(subject.emails, 'text'),
    orders: arrayOf(
      subject.orders.map(({ order_id }) => order_id),
      'int4',
    ),
    orderUuids: arrayOf(
      subject.orders.map(({ uuid: id }) => id),
      'uuid',
    ),
    carts: arrayOf(subject.cartIds, 'int4'),
    mentionedIn: (value) => sql.fragment`(lower(${value}) like any(${sql.array(mentions, 'text')}))`,
  };
}

/** Returns the statement parts that find the rows of all orders that were erased. Their emails and logs are not looked for. */
export function peopleErased(): People {
  const orders = sql.fragment`from "order" where customer_email = 'erased'`;
  return {
    customers: sql.fragment`select null::int where false`,
    customerUuids: sql.fragment`select null::uuid where false`,
    emails: sql.fragment`select null::text where false`,
    orders: sql.fragment`select order_id ${orders}`,
    orderUuids: sql.fragment`select uuid ${orders}`,
    carts: sql.fragment`select cart_id ${orders}`,
    mentionedIn: () => sql.fragment`false`,
  };
}

/**
 * Locks orders, carts and the account in that order, as placing, paying and returning do.
 */
export async function lockSubject(tx: Db, { customer, orders, cartIds }: Subject): Promise<void> {
  const orderIds = sql.array(
    orders.map(({ order_id }) => order_id),
    'int4',
  );
  await tx.run(sql.type(noColumns)`
    select from "order" where order_id = any(${orderIds}) order by order_id for update`);
  await tx.run(sql.type(noColumns)`
    select from cart where cart_id = any(${sql.array(cartIds, 'int4')}) order by cart_id for update`);
  await tx.run(sql.type(noColumns)`
    select from customer where customer_id = ${customer?.customer_id ?? null}::int for update`);
}

/** Closes carts, so that no order is placed from them any more. */
export const closeCarts = (tx: Db, { cartIds }: Subject): Promise<number> =>
  tx.run(sql.type(noColumns)`
    update cart set status = false, version = version + 1
    where cart_id = any(${sql.array(cartIds, 'int4')}) and status`);
