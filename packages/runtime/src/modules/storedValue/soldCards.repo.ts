import { z } from 'zod';
import { decimal, int, noColumns, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { digitsOf } from '../../platform/money.ts';
import { authorColumns, authorValues } from '../auth/index.ts';
import type { CodeSecrets } from './codeSecrets.ts';
import type { Reasoned } from './ledger.repo.ts';

const time = (date: Date) => sql.fragment`${date.toISOString()}::timestamptz`;

/** A gift card that an order sold. */
export const soldCardRow = z.object({
  stored_value_id: int,
  uuid,
  order_item_id: int,
  last4: text,
  currency: text,
  initial: decimal,
  balance: decimal,
  state: z.enum(['active', 'void']),
  deliver_at: timestamp.nullable(),
  mailed_at: timestamp.nullable(),
  expires_at: timestamp.nullable(),
  email: text.nullable(),
  recipient_name: text.nullable(),
});
export type SoldCardRow = z.output<typeof soldCardRow>;

/** Lists the gift cards of lines of orders, by line and unit. */
export const listSoldCards = (db: Db, itemIds: readonly number[]): Promise<readonly SoldCardRow[]> =>
  db.any(sql.type(soldCardRow)`
    select stored_value_id, uuid, order_item_id, last4, currency, initial, balance, state, deliver_at, mailed_at,
      expires_at, email, recipient_name
    from stored_value where order_item_id = any(${sql.array([...itemIds], 'int4')}) order by order_item_id, sold_unit`);

const leftRow = z.object({ order_item_id: int, currency: text, initial: decimal, left: decimal });

/** Locks the gift cards that an order sold, and lists what is or was left of each: of a void card what it had until then. */
export const lockLeft = (tx: Db, orderId: number): Promise<readonly z.output<typeof leftRow>[]> =>
  tx.any(sql.type(leftRow)`
    select v.order_item_id, v.currency, v.initial, v.balance - coalesce((
      select sum(e.amount) from stored_value_entry e
      where e.stored_value_id = v.stored_value_id and e.kind = 'void'), 0) as left
    from stored_value v
    where v.order_item_id in (select order_item_id from order_item where order_item_order_id = ${orderId})
    order by v.stored_value_id for no key update of v`);

/** A gift card to be issued for a unit of a line. */
export interface NewSoldCard {
  readonly uuid: string;
  readonly code: CodeSecrets;
  readonly orderItemId: number;
  readonly unit: number;
  readonly currency: string;
  /** A decimal string. */
  readonly amount: string;
  readonly email: string | null;
  readonly recipientName: string | null;
  readonly message: string | null;
  readonly locale: string | null;
  readonly deliverAt: string | null;
  readonly expiresAt: string | null;
  readonly isMailDue: boolean;
}

const issued = z.object({ uuid });
const hex = (value: Buffer | null) => value?.toString('hex') ?? null;

/** Issues gift cards of an order, those that are not there yet, in one statement. Returns the UUIDs of the new ones. */
export const insertSoldCards = (
  tx: Db,
  orderId: number,
  cards: readonly NewSoldCard[],
  now: Date,
): Promise<readonly z.output<typeof issued>[]> => {
  const rows = cards.map(({ code, ...card }) => ({
    ...card,
    decimals: digitsOf(card.currency),
    hash: hex(code.hash),
    key: hex(code.key),
    last4: code.last4,
    sealed: hex(code.sealed),
    requested: card.isMailDue ? now.toISOString() : null,
  }));
  return tx.any(sql.type(issued)`
    with sold as (
      insert into stored_value (uuid, kind, code_hash, code_key, last4, sealed_code, currency, decimals, initial, balance, email,
        recipient_name, message, locale, deliver_at, expires_at, mail_requested_at, order_item_id, sold_unit, created_at, updated_at)
      select c.uuid, 'gift_card', decode(c.hash, 'hex'), decode(c.key, 'hex'), c.last4, decode(c.sealed, 'hex'), c.currency, c.decimals,
        c.amount, c.amount, c.email, c."recipientName", c.message, c.locale, c."deliverAt", c."expiresAt", c.requested, c."orderItemId",
        c.unit, ${time(now)}, ${time(now)}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (uuid uuid, hash text, key text, last4 text, sealed text, currency text,
        decimals smallint, amount numeric, email text, "recipientName" text, message text, locale text, "deliverAt" timestamptz,
        "expiresAt" timestamptz, requested timestamptz, "orderItemId" int, unit int)
      order by c."orderItemId", c.unit
      on conflict on constraint stored_value_sale_key do nothing
      returning stored_value_id, uuid, initial, created_at
    ), noted as (
      insert into stored_value_entry (stored_value_id, order_id, kind, amount, created_at)
      select stored_value_id, ${orderId}::int, 'issue', initial, created_at from sold order by stored_value_id
    )
    select uuid from sold order by stored_value_id`);
};

/** An amount that a refund takes from a sold card. */
export interface TakenPart {
  readonly storedValueId: number;
  /** In minor units of the card's currency. */
  readonly amount: number;
}

/** A refund that takes money from the cards that its order sold. */
export interface Taking extends Reasoned {
  readonly orderId: number;
  /** The attempt that refunds. */
  readonly attemptUuid: string;
  readonly parts: readonly TakenPart[];
}

const taken = z.object({ count: int });

/** Takes the parts from their cards, which it locks by id. Returns the number of cards that had enough; if it is too low, roll back. */
export async function takeParts(
  tx: Db,
  { orderId, attemptUuid, parts, reason = null, author = null, now }: Taking,
): Promise<number> {
  const sent = JSON.stringify(parts.map(({ storedValueId: id, amount }) => ({ id, amount })));
  const { count } = await tx.one(sql.type(taken)`
    with held as materialized (
      select v.stored_value_id, v.balance, (part.amount || 'e-' || v.decimals)::numeric as amount
      from stored_value v join jsonb_to_recordset(${sent}::jsonb) as part (id int, amount bigint) on part.id = v.stored_value_id
      where v.state = 'active'
      order by v.stored_value_id for no key update of v
    ), less as (
      update stored_value v set balance = held.balance - held.amount, updated_at = ${time(now)}
      from held where v.stored_value_id = held.stored_value_id and held.balance >= held.amount
      returning v.stored_value_id, held.amount
    ), noted as (
      insert into stored_value_entry (stored_value_id, order_id, attempt_uuid, kind, amount, ${authorColumns}, reason, created_at)
      select stored_value_id, ${orderId}::int, ${attemptUuid}::uuid, 'adjust', -amount, ${authorValues(author)}, ${reason}::text, ${time(now)}
      from less
    )
    select count(*)::int as count from less`);
  return count;
}

/**
 * Makes cards of an order void and takes what is left of them: those of which an attempt has taken everything, or all without one. Forgets
 * codes that were not mailed.
 */
export const voidSoldRows = (
  tx: Db,
  {
    orderId,
    attemptUuid,
    reason = null,
    author = null,
    now,
  }: Omit<Taking, 'parts' | 'attemptUuid'> & {
    readonly attemptUuid: string | null;
  },
): Promise<number> =>
  tx.run(sql.type(noColumns)`
    with held as materialized (
      select v.stored_value_id, v.balance from stored_value v
      where v.order_item_id in (select order_item_id from order_item where order_item_order_id = ${orderId}) and v.state = 'active'
        and (${attemptUuid}::uuid is null or v.balance = 0 and exists (
          select from stored_value_entry e
          where e.order_id = ${orderId} and e.stored_value_id = v.stored_value_id and e.attempt_uuid = ${attemptUuid}::uuid))
      order by v.stored_value_id for no key update of v
    ), ended as (
      update stored_value v set balance = 0, state = 'void', sealed_code = null, updated_at = ${time(now)}
      from held where v.stored_value_id = held.stored_value_id
      returning v.stored_value_id, held.balance
    )
    insert into stored_value_entry (stored_value_id, order_id, attempt_uuid, kind, amount, ${authorColumns}, reason, created_at)
    select stored_value_id, ${orderId}::int, ${attemptUuid}::uuid, 'void', -balance, ${authorValues(author)}, ${reason}::text, ${time(now)}
    from ended`);

/**
 * Returns common table expressions that give back what a refused refund has taken from cards, for a statement that has `closed` with one row if
 * the refund has just ended.
 */
export const givenBack = (orderId: number, attemptUuid: string): SqlFragment => sql.fragment`, lost as (
    select e.stored_value_id, -sum(e.amount) as amount from stored_value_entry e cross join closed
    where e.order_id = ${orderId} and e.attempt_uuid = ${attemptUuid}::uuid and e.kind in ('adjust', 'release')
    group by e.stored_value_id having sum(e.amount) < 0
  ), regained as (
    insert into stored_value_entry (stored_value_id, order_id, attempt_uuid, kind, amount, created_at)
    select stored_value_id, ${orderId}::int, ${attemptUuid}::uuid, 'release', amount, now() from lost
    returning stored_value_id, amount, created_at
  ), whole_again as (
    update stored_value v set balance = v.balance + regained.amount, updated_at = regained.created_at
    from regained where v.stored_value_id = regained.stored_value_id
  )`;
