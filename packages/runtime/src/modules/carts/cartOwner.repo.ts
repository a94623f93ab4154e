import { z } from 'zod';
import { int, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { noColumns } from '../../platform/db/rows.ts';
import type { Caller, CustomerCaller } from '../../platform/http/caller.ts';
import { savedSettings, savedSettingsColumn } from '../settings/index.ts';
import { cartCapKeys } from './cartCaps.ts';
import type { CartCaps } from './cartCaps.ts';

const cartUuid = z.object({ uuid });
const ownedCart = z.object({ cart_id: int, customer_id: int.nullable(), saved_caps: savedSettings });

/** The uuid of the caller's active cart: that of the session, else the newest of the customer. */
export async function findCartOf(db: Db, { customer, sessionId }: Caller): Promise<string | null> {
  const id = customer?.id ?? null;
  const found = await db.maybeOne(sql.type(cartUuid)`
    select uuid from cart
    where status and (
      (sid = ${sessionId}::uuid and (customer_id is null or customer_id = ${id}::int)) or customer_id = ${id}::int
    )
    order by (sid is not distinct from ${sessionId}::uuid) desc, cart_id desc limit 1`);
  return found?.uuid ?? null;
}

/** Holds back others who would make the first cart of the same session or customer, until the transaction ends. */
export const lockFirstCart = (tx: Db, owner: string): Promise<number> =>
  tx.run(sql.type(noColumns)`select pg_advisory_xact_lock(hashtext('shop.first_cart'), hashtext(${owner}))`);

/** The active carts of a guest's session and of a customer, locked by id, each with the saved caps of carts. */
export const lockCartsOf = (tx: Db, sessionId: string, customerId: number) =>
  tx.any(sql.type(ownedCart)`
    select cart_id, customer_id, ${savedSettingsColumn(cartCapKeys)} as saved_caps from cart
    where status and ((sid = ${sessionId} and customer_id is null) or customer_id = ${customerId})
    order by cart_id for update`);

/** Gives a guest's cart to a customer. Its figures follow at the next look, where prices differ for the customer. */
export const updateCartOwner = (tx: Db, cartId: number, { id, groupId, email, fullName }: CustomerCaller) =>
  tx.run(sql.type(noColumns)`
    update cart set customer_id = ${id}, customer_group_id = ${groupId},
      customer_email = coalesce(customer_email, ${email}), customer_full_name = coalesce(customer_full_name, ${fullName}),
      version = version + 1, updated_at = now()
    where cart_id = ${cartId}`);

/**
 * Puts the lines of a guest's cart into another one and deletes it. Quantities add up, as far as stock and cap go and never
 * below what the cart had; the first lines come along until the cart is full. Its coupon and addresses fill what the other lacks. Figures follow at the next look.
 */
export const mergeCart = (
  tx: Db,
  { from, into, sessionId, caps }: { from: number; into: number; sessionId: string; caps: CartCaps },
) =>
  tx.run(sql.type(noColumns)`
    with guest as (
      select item.*, greatest(
        coalesce(own.qty, item.qty),
        least(coalesce(own.qty, 0) + item.qty, case when stock.manage_stock then stock.qty end, ${caps.cartMaxUnitsPerLine}::int)
      ) as joined_qty, own.qty is not null or ${caps.cartMaxLines}::int >= (
        select count(*) from cart_item known where known.cart_id = ${into}
      ) + row_number() over (partition by own.qty is null order by item.cart_item_id) as has_room
      from cart_item item
      left join cart_item own on own.cart_id = ${into} and own.product_id = item.product_id
      left join product_inventory stock on stock.product_id = item.product_id
      where item.cart_id = ${from}
    ), joined as (
      insert into cart_item (${lineColumns}, cart_id, qty)
      select ${lineColumns}, ${into}, joined_qty from guest where has_room order by cart_item_id
      on conflict on constraint cart_item_product_key do update set qty = excluded.qty
    ), addressed as (
      insert into cart_address (${addressColumns}, cart_id)
      select ${addressColumns}, ${into} from cart_address where cart_id = ${from}
      on conflict on constraint cart_address_cart_key do nothing
    ), gone as (
      delete from cart where cart_id = ${from}
    )
    update cart set sid = ${sessionId}, version = version + 1, updated_at = now(),
      coupon = coalesce(coupon, (select coupon from cart where cart_id = ${from}))
    where cart_id = ${into}`);

const lineColumns = sql.fragment`product_id, product_sku, group_id, product_name, thumbnail, product_weight,
  product_price, product_price_incl_tax, final_price, final_price_incl_tax, tax_percent, tax_amount,
  tax_amount_before_discount, discount_amount, line_total, line_total_incl_tax, line_total_with_discount,
  line_total_with_discount_incl_tax, variant_group_id, variant_options, product_custom_options,
  no_shipping_required`;
const addressColumns = sql.fragment`type, full_name, postcode, telephone, country, province, city, address_1,
  address_2`;
