import { z } from 'zod';
import { bool, int, noColumns, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Caller, CustomerCaller } from '../../platform/contracts/caller.ts';
import { columnList } from '../../platform/entity/table.ts';
import { limitedProducts, quantityWithinColumn } from '../catalog/index.ts';
import { savedSettings, savedSettingsColumn } from '../settings/index.ts';
import { ADDRESS_FIELDS } from '../provinces/index.ts';
import { lineColumns } from './cartLine.ts';
import { cartCapKeys } from './cartCaps.ts';
import type { CartCaps } from './cartCaps.ts';

const cartUuid = z.object({ uuid });
const ownedCart = z.object({
  cart_id: int,
  customer_id: int.nullable(),
  is_taken_over: bool,
  saved_caps: savedSettings,
});

/**
 * Orders the carts of a session or customer: those of the session, then one that was taken over and has items, then the newest. So the cart that
 * the visitor had before stands aside, and is the current one again when the other was ordered or emptied.
 */
const currentFirst = (sessionId: string | null) => sql.fragment`
  (sid is not distinct from ${sessionId}::uuid) desc,
  case when taken_over_at is null then 1 when total_qty > 0 then 2 else 0 end desc, cart_id desc`;

/** Finds the UUID of the caller's active cart: the session's cart, or otherwise the customer's newest cart. A caller with neither has none. */
export async function findCartOf(db: Db, { customer, sessionId }: Caller): Promise<string | null> {
  const id = customer?.id ?? null;
  if (id === null && sessionId === null) return null;
  const found = await db.maybeOne(sql.type(cartUuid)`
    select uuid from cart
    where status and (
      (sid = ${sessionId}::uuid and (customer_id is null or customer_id = ${id}::int)) or customer_id = ${id}::int
    )
    order by ${currentFirst(sessionId)} limit 1`);
  return found?.uuid ?? null;
}

const unitsRow = z.object({ units: int });

/** Counts the units in a customer's newest active cart. The session's cart takes precedence. */
export async function countUnits(db: Db, customerId: number, sessionId: string): Promise<number> {
  const { units } = await db.one(sql.type(unitsRow)`
    select coalesce(sum(qty), 0)::int as units from cart_item where cart_id = (
      select cart_id from cart where status and customer_id = ${customerId}
      order by ${currentFirst(sessionId)} limit 1
    )`);
  return units;
}

/** Blocks other requests that would create the customer's first cart until the transaction ends. */
export const lockFirstCart = (tx: Db, customerId: number): Promise<number> =>
  tx.run(sql.type(noColumns)`select pg_advisory_xact_lock(hashtext('shop.first_cart'), ${customerId})`);

/** Locks the active carts of a guest session and of a customer in id order, and returns each cart with the saved limits. */
export const lockCartsOf = (tx: Db, sessionId: string, customerId: number) =>
  tx.any(sql.type(ownedCart)`
    select cart_id, customer_id, taken_over_at is not null and total_qty > 0 as is_taken_over,
      ${savedSettingsColumn(cartCapKeys)} as saved_caps from cart
    where status and ((sid = ${sessionId} and customer_id is null) or customer_id = ${customerId})
    order by cart_id for update`);

/** Assigns a guest cart to a customer. If prices differ for the customer, the totals are recomputed on the next read. */
export const updateCartOwner = (tx: Db, cartId: number, { id, groupId, email, fullName }: CustomerCaller) =>
  tx.run(sql.type(noColumns)`
    update cart set customer_id = ${id}, customer_group_id = ${groupId},
      customer_email = coalesce(customer_email, ${email}), customer_full_name = coalesce(customer_full_name, ${fullName}),
      version = version + 1, updated_at = now()
    where cart_id = ${cartId}`);

/** Finds the UUID of an open cart, such as a cart that was ordered and reopened. Null if the cart is not open. */
export const openCartOf = async (db: Db, cartId: number): Promise<string | null> =>
  (await db.maybeOne(sql.type(cartUuid)`select uuid from cart where cart_id = ${cartId} and status`))?.uuid ??
  null;

/** Assigns the reopened cart of a guest order to the session of the order token bearer. */
export const giveCartOfOrder = (db: Db, orderUuid: string, sessionId: string) =>
  db.run(sql.type(noColumns)`
    update cart set sid = ${sessionId}, updated_at = now()
    where status and customer_id is null and cart_id = (select cart_id from "order" where uuid = ${orderUuid})`);

/** The carts that become one. */
interface MergedCarts {
  readonly from: number;
  readonly into: number;
  readonly customerId: number;
  readonly sessionId: string;
  readonly caps: CartCaps;
  /** The time at which price lists apply. */
  readonly at: Date;
}

/**
 * Moves the lines of a guest cart to another cart and deletes the guest cart. Quantities of equal lines are added up within stock, which
 * all lines of a product share, cart limits and the quantities that the products and the customer's price lists allow, but a quantity already in the cart is never reduced. Lines are moved in sequence until the cart is full.
 * Gifts are not moved: the next read gives them anew. The codes, gift cards, addresses and metafields of the guest cart are copied if the other cart has none. Totals are recomputed on
 * the next read.
 */
export const mergeCart = (tx: Db, { from, into, customerId, sessionId, caps, at }: MergedCarts) =>
  tx.run(sql.type(noColumns)`
    with guest as (
      select item.*, greatest(
        coalesce(own.qty, item.qty),
        ${quantityWithinColumn(sql.fragment`
          least(coalesce(own.qty, 0) + item.qty, case when stock.manage_stock then stock.qty - others.units end, ${caps.cartMaxUnitsPerLine}::int)`)}
      ) as joined_qty, own.qty is not null or ${caps.cartMaxLines}::int >= (
        select count(*) from cart_item known where known.cart_id = ${into}
      ) + row_number() over (partition by own.qty is null order by item.cart_item_id) as has_room
      from cart_item item
      join ${limitedProducts({ customerId, currency: sql.fragment`(select currency from cart where cart_id = ${into})`, at })}
        on p.product_id = item.product_id
      left join cart_item own on own.cart_id = ${into} and own.line_key = item.line_key
      left join product_inventory stock on stock.product_id = item.product_id
      cross join lateral (
        select coalesce(sum(other.qty), 0)::int as units from cart_item other
        where other.product_id = item.product_id and not other.is_gift and (
          (other.cart_id = ${into} and other.line_key <> item.line_key)
          or (other.cart_id = ${from} and other.cart_item_id < item.cart_item_id)
        )
      ) others
      where item.cart_id = ${from} and not item.is_gift
    ), joined as (
      insert into cart_item (${LINE}, cart_id, qty)
      select ${LINE}, ${into}, joined_qty from guest where has_room order by cart_item_id
      on conflict (cart_id, line_key) do update set qty = excluded.qty
    ), addressed as (
      insert into cart_address (${ADDRESS}, cart_id)
      select ${ADDRESS}, ${into} from cart_address where cart_id = ${from}
      on conflict on constraint cart_address_cart_key do nothing
    ), gone as (
      delete from cart where cart_id = ${from}
    )
    update cart set sid = ${sessionId}, version = version + 1, updated_at = now(),
      coupon = coalesce(coupon, (select coupon from cart where cart_id = ${from})),
      tenders = coalesce(tenders, (select tenders from cart where cart_id = ${from})),
      coupons = case when coupon is null then (select coupons from cart where cart_id = ${from}) else coupons end,
      meta_data = coalesce((
        select jsonb_object_agg(namespace, coalesce(guest.fields, '{}') || coalesce(own.fields, '{}'))
        from jsonb_each((select meta_data from cart where cart_id = ${from})) guest (namespace, fields)
        full join jsonb_each(cart.meta_data) own (namespace, fields) using (namespace)
      ), '{}')
    where cart_id = ${into}`);

const LINE = columnList([
  'group_id',
  'line_origin',
  ...Object.keys(lineColumns).filter((column) => column !== 'qty'),
]);
const ADDRESS = columnList(['type', ...ADDRESS_FIELDS]);
