import { z } from 'zod';
import { decimal, int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { digitsOf } from '../../platform/money.ts';
import type { CodeSecrets } from './codeSecrets.ts';
import { timestampOf } from './storedValue.repo.ts';

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
        c.unit, ${timestampOf(now)}, ${timestampOf(now)}
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
