import { sql } from '../../../platform/db/db.ts';
import { listBrokenPromotions, promotionsOfMissing } from '../../../modules/promotions/index.ts';
import { byQuery } from './invariant.ts';
import type { Invariant } from './invariant.ts';

/** The invariants of promotions and their codes. */
export const promotionInvariants: readonly Invariant[] = [
  byQuery({
    id: 'offerCodes',
    about: 'No code of a promotion is the code of a coupon, whatever its case.',
    fix: 'Change the code of the coupon (/admin/coupons). Until then, the coupon is found.',
    query: sql.fragment`
      select k.code from promotion_code k join coupon c on text_key(c.coupon) = text_key(k.code)`,
  }),
  byQuery({
    id: 'promotionCodeCounts',
    about: 'The number of codes of a promotion is that of its rows in `promotion_code`.',
    fix: 'Set `promotion.code_count` with SQL to the number of its rows in `promotion_code`.',
    query: sql.fragment`
      select p.name from promotion p
      where p.code_count <> (select count(*) from promotion_code k where k.promotion_id = p.promotion_id)`,
  }),
  {
    id: 'promotionRules',
    about: 'The shop can read the conditions and the action of every promotion.',
    fix: 'Save the promotion again with other conditions or another action, or delete it.',
    find: listBrokenPromotions,
  },
  byQuery({
    id: 'promotionRecords',
    about:
      'The products, categories, collections and groups that promotions name exist, where the promotion is on.',
    fix: 'Choose others in the promotion, or switch it off.',
    isCleared: true,
    query: promotionsOfMissing,
  }),
  byQuery({
    id: 'promotionUses',
    about:
      'The usage counts of a promotion and its codes are their numbers of orders that were not canceled.',
    fix: 'Set `promotion.used`, `promotion_code.used` and `promotion_use.used` with SQL to the number of rows in `promotion_redemption`.',
    query: sql.fragment`
      select p.name from promotion p
      where p.used <> (select count(*) from promotion_redemption r where r.promotion_id = p.promotion_id)
        or exists (
          select from promotion_use u where u.promotion_id = p.promotion_id and u.used <> (
            select count(*) from promotion_redemption r
            where r.promotion_id = u.promotion_id and r.customer_key = u.customer_key))
        or exists (
          select from promotion_code k where k.promotion_id = p.promotion_id and k.used <> (
            select count(*) from promotion_redemption r where r.promotion_code_id = k.promotion_code_id))`,
  }),
  byQuery({
    id: 'canceledPromotionUses',
    about: 'No canceled order counts as the use of a promotion.',
    fix: "Delete the order's rows in `promotion_redemption`, and lower the counts of its promotions by one, with SQL.",
    query: sql.fragment`
      select o.order_number from promotion_redemption r join "order" o using (order_id) where o.canceled_at is not null`,
  }),
];
