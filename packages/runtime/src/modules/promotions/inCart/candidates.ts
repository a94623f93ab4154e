import { z } from 'zod';
import { bool, int, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { PROMOTION_CLASSES } from '../promotion.ts';
import type { Action, Condition } from '../promotion.ts';

const promotionClass = z.enum(PROMOTION_CLASSES);

/** A promotion as carts read it, with the product that it gives. */
export const cartPromotion = z.object({
  promotion_id: int,
  uuid: text,
  name: text,
  label: text,
  status: bool,
  class: promotionClass,
  code_required: bool,
  priority: int,
  is_exclusive: bool,
  combines: z.array(promotionClass),
  conditions: z.array(z.custom<Condition>()),
  action: z.custom<Action>(),
  starts_at: text.nullable(),
  ends_at: text.nullable(),
  max_uses: int.nullable(),
  max_uses_per_customer: int.nullable(),
  used: int,
  /** The product that a gift consists of. Null for other promotions, and if there is no such product. */
  gift_product_id: int.nullable(),
});
export type CartPromotion = z.output<typeof cartPromotion>;

const giftProduct = sql.fragment`case when offer.action ->> 'kind' = 'gift' then (
    select offered.product_id from product offered where offered.sku = offer.action ->> 'sku') end`;

/** Builds the JSON object that `cartPromotion` parses, from the row `offer` of `promotion`. */
export const promotionObject: SqlFragment = sql.fragment`jsonb_build_object(
  'promotion_id', offer.promotion_id, 'uuid', offer.uuid, 'name', offer.name, 'label', offer.label, 'status', offer.status,
  'class', offer.class, 'code_required', offer.code_required, 'priority', offer.priority, 'is_exclusive', offer.is_exclusive,
  'combines', to_jsonb(offer.combines), 'conditions', offer.conditions, 'action', offer.action, 'starts_at', offer.starts_at,
  'ends_at', offer.ends_at, 'max_uses', offer.max_uses, 'max_uses_per_customer', offer.max_uses_per_customer,
  'used', offer.used, 'gift_product_id', ${giftProduct})`;

/**
 * Selects a text that is another one when a promotion that may apply without a code was written, is used up or is no longer, or gives another
 * product. It costs a small part of what reading the promotions does.
 */
const candidatesState = sql.fragment`(
  select count(*) || ' ' || coalesce(sum(hashtextextended(
    concat_ws(' ', offer.promotion_id, offer.updated_at, offer.used >= offer.max_uses, ${giftProduct}), 0)), 0)
  from promotion offer where offer.status and not offer.code_required)`;

/**
 * Selects the promotions that may apply without a code, those that are on and not over, and their state. They are content, so that a process
 * keeps them until a promotion changes, or one is used up or is no longer. Null if the state is still the known one.
 */
export const candidatesColumns = (now: Date, known: string | null): SqlFragment => sql.fragment`
  case when ${candidatesState} = ${known}::text then null else coalesce((
    select json_agg(${promotionObject} order by offer.promotion_id) from promotion offer
    where offer.status and not offer.code_required and (offer.ends_at is null or offer.ends_at > ${now.toISOString()}::timestamptz)
  ), '[]') end as promotions, ${candidatesState} as promotions_state`;

/** The categories, collections and options of a product that promotions select by. */
export const promotionTraits = z.object({
  categories: z.array(text),
  collections: z.array(text),
  attributes: z.array(z.object({ code: text, option: text, text })),
});

/** Builds the JSON object that `promotionTraits` parses, for the product `p`. */
export const traitsObject: SqlFragment = sql.fragment`json_build_object(
  'categories', array(
    select found.uuid::text from product_category link join category found using (category_id) where link.product_id = p.product_id),
  'collections', array(
    select found.uuid::text from product_collection link join collection found using (collection_id) where link.product_id = p.product_id),
  'attributes', coalesce((
    select json_agg(json_build_object('code', found.attribute_code, 'option', choice.uuid, 'text', choice.option_text))
    from product_attribute_value link join attribute found using (attribute_id)
    join attribute_option choice on choice.attribute_option_id = link.option_id
    where link.product_id = p.product_id), '[]'))`;
