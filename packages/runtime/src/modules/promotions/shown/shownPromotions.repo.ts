import { z } from 'zod';
import { text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { cartPromotion, promotionObject, traitsObject } from '../inCart/candidates.ts';

const shownRow = z.object({
  /** The state of the promotions, which is another one when one of them was written. */
  state: text,
  /** Null if the state is the known one. */
  promotions: z.array(cartPromotion).nullable(),
});

/**
 * Reads the promotions on products that apply without a code, those that are over or have not begun included. Reads the state alone if it is
 * still the known one. Runs one SQL statement.
 */
export const readShownPromotions = (db: Db, known: string | null) =>
  db.one(sql.type(shownRow)`
    select now.state, case when now.state = ${known}::text then null else coalesce((
      select json_agg(${promotionObject} order by offer.promotion_id) from promotion offer
      where offer.status and not offer.code_required and offer.class = 'product'), '[]') end as promotions
    from (
      select count(*) || ' ' || coalesce(sum(hashtextextended(concat_ws(' ', promotion_id, updated_at), 0)), 0) as state
      from promotion where status and not code_required and class = 'product'
    ) as now`);

const NOTHING = sql.fragment`null::json`;

/**
 * Selects the JSON value that `offerTraits` of `productOffers.ts` parses, for the product `p`. `limited` are the ids of promotions that may
 * be used up.
 */
export const offerTraitsColumn = (
  needsTraits: boolean,
  limited: readonly number[],
): SqlFragment => sql.fragment`json_build_object(
  'traits', ${needsTraits ? traitsObject : NOTHING},
  'spent', ${
    limited.length === 0
      ? NOTHING
      : sql.fragment`(select json_agg(offer.promotion_id) from promotion offer
    where offer.promotion_id = any(${sql.array([...limited], 'int4')}) and offer.used >= offer.max_uses)`
  })`;
