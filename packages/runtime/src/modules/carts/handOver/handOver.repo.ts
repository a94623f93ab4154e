import { z } from 'zod';
import { bool, int, noColumns, text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import type { CustomerCaller } from '../../../platform/contracts/caller.ts';
import { hashOf, time } from '../../credentials/index.ts';

const cartId = z.object({ cart_id: int });

/** Number of keys of a cart that hold at the same time. */
const MOST_KEYS = 20;

interface NewHandOver {
  readonly cartUuid: string;
  readonly key: string;
  readonly now: Date;
  readonly endsAt: Date;
}

/** Stores a key for an open cart of a guest, and ends the oldest ones above the limit. Returns false if there is no such cart. */
export async function insertHandOver(db: Db, { cartUuid, key, now, endsAt }: NewHandOver): Promise<boolean> {
  if (!isUuid(cartUuid)) return false;
  const added = await db.run(sql.type(cartId)`
    with added as (
      insert into cart_hand_over (cart_id, key_hash, expires_at, created_at)
      select cart_id, ${hashOf(key)}, ${time(endsAt)}, ${time(now)} from cart
      where uuid = ${cartUuid} and status and customer_id is null
      returning cart_id
    ), gone as (
      delete from cart_hand_over where cart_hand_over_id in (
        select known.cart_hand_over_id from cart_hand_over known join added using (cart_id)
        order by known.cart_hand_over_id desc offset ${MOST_KEYS - 1}
      )
    )
    select cart_id from added`);
  return added > 0;
}

/** Ends all keys of a cart. */
export async function deleteHandOversOf(db: Db, cartUuid: string): Promise<void> {
  if (!isUuid(cartUuid)) return;
  await db.run(sql.type(noColumns)`
    delete from cart_hand_over where cart_id = (select cart_id from cart where uuid = ${cartUuid})`);
}

/** Deletes keys that ended before a time, up to `limit`. Returns their number. */
export const deleteHandOversBefore = (db: Db, before: Date, limit: number): Promise<number> =>
  db.run(sql.type(noColumns)`
    delete from cart_hand_over where cart_hand_over_id in (
      select cart_hand_over_id from cart_hand_over where expires_at <= ${time(before)}
      order by expires_at limit ${limit} for update skip locked)
    returning cart_hand_over_id`);

const handedOverRow = z.object({
  cart_id: int,
  uuid,
  sid: uuid.nullable(),
  customer_id: int.nullable(),
  is_taken_over: bool,
  total_qty: int,
});

/** A cart that a key opens: one that is open and was never ordered. */
export type HandedOverRow = z.output<typeof handedOverRow>;

const openedBy = (key: string, now: Date) => sql.fragment`
  cart c join cart_hand_over h using (cart_id)
  where h.key_hash = ${hashOf(key)} and h.expires_at > ${time(now)} and c.status
    and not exists (select from "order" o where o.cart_id = c.cart_id)`;

const ROW = sql.fragment`
  c.cart_id, c.uuid, c.sid, c.customer_id, c.taken_over_at is not null as is_taken_over, c.total_qty`;

const shownRow = handedOverRow.extend({
  items: z.array(
    z.object({ product_name: text, variant_options: text.nullable(), thumbnail: text.nullable(), qty: int }),
  ),
});
export type ShownHandOver = z.output<typeof shownRow>;

/** Finds the cart of a key with its lines, as it was last saved. Nothing is computed, so that a look at the page changes nothing. */
export const findShownHandOver = (db: Db, key: string, now: Date): Promise<ShownHandOver | null> =>
  db.maybeOne(sql.type(shownRow)`
    select ${ROW}, coalesce((
      select json_agg(json_build_object(
        'product_name', i.product_name, 'variant_options', i.variant_options, 'thumbnail', i.thumbnail, 'qty', i.qty
      ) order by i.cart_item_id)
      from cart_item i where i.cart_id = c.cart_id
    ), '[]') as items
    from ${openedBy(key, now)}`);

/** Finds the cart of a key, and locks it until the transaction ends, so that one browser takes it over. */
export const lockHandedOver = (tx: Db, key: string, now: Date): Promise<HandedOverRow | null> =>
  tx.maybeOne(sql.type(handedOverRow)`select ${ROW} from ${openedBy(key, now)} for update of c`);

/** The browser that takes a cart over: its session, and the customer who is signed in there. */
interface NewOwner {
  readonly sessionId: string;
  readonly customer: CustomerCaller | null;
  readonly now: Date;
}

/** Gives a cart to a browser. What was chosen stays. Prices that differ for the customer are computed on the next read. */
export const updateHandedOver = (tx: Db, id: number, { sessionId, customer, now }: NewOwner) =>
  tx.run(sql.type(noColumns)`
    update cart set sid = ${sessionId}::uuid, taken_over_at = ${time(now)}, customer_id = ${customer?.id ?? null}::int,
      customer_group_id = ${customer?.groupId ?? null}::int,
      customer_email = coalesce(customer_email, ${customer?.email ?? null}::text),
      customer_full_name = coalesce(customer_full_name, ${customer?.fullName ?? null}::text),
      version = version + 1, updated_at = now()
    where cart_id = ${id}`);
