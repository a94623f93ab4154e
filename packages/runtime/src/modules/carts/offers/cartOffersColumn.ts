import { z } from 'zod';
import { bool, int, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { groupIdsOf } from '../../customers/index.ts';
import { cartPromotion, customerKey, promotionObject } from '../../promotions/index.ts';
import type { PromotionNeeds } from '../../promotions/index.ts';

/** The stock of a product, which is read from the database each time. */
export const productStock = z.object({
  product_id: int,
  stock: int,
  manage_stock: bool,
  stock_availability: bool,
});

/** Builds the JSON object that `productStock` parses, from a product's id and its row `stock`. */
export const stockObject = (productId: SqlFragment): SqlFragment => sql.fragment`json_build_object(
  'product_id', ${productId}, 'stock', coalesce(stock.qty, 0), 'manage_stock', coalesce(stock.manage_stock, true),
  'stock_availability', coalesce(stock.stock_availability, true))`;

/** The values that promotions depend on besides the products: the entered codes, the buyer, and what an order of the cart already uses. */
export const cartOffers = z.object({
  codes: z.array(
    z.object({
      promotion_code_id: int,
      code: text,
      max_uses: int.nullable(),
      used: int,
      promotion: cartPromotion,
      /** The stock of the product that it gives. */
      gift: productStock.nullable(),
    }),
  ),
  /** Null if no promotion can apply. */
  buyer: z
    .object({
      groups: z.array(text),
      /** True if the buyer has ordered before. Null if it is not known who buys. */
      has_ordered: bool.nullable(),
      uses: z.array(z.object({ promotion_id: int, used: int })),
    })
    .nullable(),
  /** The uses of the order that the next order of the cart supersedes. */
  own: z.array(z.object({ promotion_id: int, promotion_code_id: int.nullable(), is_same_buyer: bool })),
});
export type CartOffers = z.output<typeof cartOffers>;

/** The known values of a cart, as SQL expressions of the enclosing statement. */
export interface OfferLookup {
  /** The entered codes, as a JSON array. Null if it is known that there are none. */
  readonly codes: SqlFragment | null;
  /** The id of the cart. Null if it is not written yet. */
  readonly cartId: SqlFragment;
  readonly customerId: SqlFragment;
  readonly email: SqlFragment;
  /** The needs of the promotions that need no code. Null if it is known that there are none. */
  readonly needs: PromotionNeeds | null;
}

/**
 * Creates a column that `cartOffers` parses. It reads of the buyer what promotions depend on. What is known to be unnecessary is left out, because
 * PostgreSQL prepares each part of a statement for each run, also those that it does not run.
 */
export function cartOffersColumn(lookup: OfferLookup): SqlFragment {
  const { codes, needs } = lookup;
  const asked = (isNeeded: boolean, column: SqlFragment, otherwise: SqlFragment): SqlFragment => {
    if (isNeeded) return column;
    return codes === null
      ? otherwise
      : sql.fragment`case when jsonb_array_length(${codes}) > 0 then ${column} else ${otherwise} end`;
  };
  const { customerId, email } = lookup;
  const buyer = sql.fragment`jsonb_build_object(
    'groups', ${asked(
      needs?.groups ?? false,
      sql.fragment`array(
        select buyer_group.uuid::text from customer_group buyer_group
        where buyer_group.customer_group_id in (${groupIdsOf(customerId)}))`,
      sql.fragment`'{}'::text[]`,
    )},
    'has_ordered', ${asked(needs?.orders ?? false, hasOrdered(lookup), sql.fragment`null::boolean`)},
    'uses', ${asked(
      needs?.uses ?? false,
      sql.fragment`coalesce((
        select jsonb_agg(jsonb_build_object('promotion_id', use.promotion_id, 'used', use.used))
        from promotion_use use where use.customer_key = ${customerKey(customerId, email)}), '[]')`,
      NO_LIST,
    )})`;
  return sql.fragment`jsonb_build_object(
    'codes', ${asked(false, enteredCodes(codes ?? NO_LIST), NO_LIST)},
    'buyer', ${asked(needs !== null, buyer, sql.fragment`null::jsonb`)},
    'own', ${asked(needs !== null, ownUses(lookup), NO_LIST)})`;
}

const NO_LIST = sql.fragment`'[]'::jsonb`;

/** Selects the entered codes with their promotions. */
const enteredCodes = (codes: SqlFragment): SqlFragment => sql.fragment`(
  select coalesce(jsonb_agg(jsonb_build_object('promotion_code_id', offered.promotion_code_id, 'code', offered.code,
    'max_uses', offered.max_uses, 'used', offered.used, 'promotion', ${promotionObject}, 'gift', (
      select ${stockObject(sql.fragment`gifted.product_id`)}
      from product gifted left join product_inventory stock using (product_id)
      where gifted.sku = offer.action ->> 'sku' and offer.action ->> 'kind' = 'gift'))), '[]')
  from jsonb_array_elements_text(${codes}) typed (code)
  join promotion_code offered on text_key(offered.code) = text_key(typed.code)
  join promotion offer on offer.promotion_id = offered.promotion_id)`;

/** Reports whether the buyer has ordered before. Null if it is not known who buys. */
const hasOrdered = ({ customerId, email, cartId }: OfferLookup): SqlFragment => sql.fragment`case
  when ${customerId} is not null then exists (
    select from "order" earlier where earlier.customer_id = ${customerId} and ${isEarlierThan(cartId)})
  when ${email} is not null then exists (
    select from "order" earlier where lower(earlier.customer_email) = lower(${email}) and ${isEarlierThan(cartId)})
end`;

/** Selects the uses of the order that the next order of the cart supersedes. */
const ownUses = ({ customerId, email, cartId }: OfferLookup): SqlFragment => sql.fragment`coalesce((
  select jsonb_agg(jsonb_build_object('promotion_id', redeemed.promotion_id, 'promotion_code_id', redeemed.promotion_code_id,
    'is_same_buyer', coalesce(redeemed.customer_key = ${customerKey(customerId, email)}, false)))
  from "order" placed join promotion_redemption redeemed using (order_id)
  where placed.cart_id = ${cartId} and placed.superseded_at is null), '[]')`;

/** Selects the orders `earlier` that count as orders of a buyer: not canceled, and not of the cart itself. */
const isEarlierThan = (cartId: SqlFragment): SqlFragment => sql.fragment`
  earlier.canceled_at is null and earlier.superseded_at is null and earlier.cart_id is distinct from ${cartId}`;

/** Selects the products that promotions give, those without a code and those of the entered codes. */
export const giftIds = (codes: SqlFragment): SqlFragment => sql.fragment`
  select gifted.product_id from promotion offer join product gifted on gifted.sku = offer.action ->> 'sku'
  where offer.status and offer.action ->> 'kind' = 'gift' and (not offer.code_required or exists (
    select from jsonb_array_elements_text(${codes}) typed (code)
    join promotion_code offered on text_key(offered.code) = text_key(typed.code)
    where offered.promotion_id = offer.promotion_id))`;

/** The entered codes of a cart that does not exist yet. */
export const NO_CODES = sql.fragment`'[]'::jsonb`;
