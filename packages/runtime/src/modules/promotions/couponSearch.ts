import { sql } from '../../platform/db/db.ts';
import { searchHit, wordsMatch } from '../adminSearch/index.ts';
import type { SearchSource } from '../adminSearch/index.ts';

/** Finds coupons by code prefix. */
export const couponSearch: SearchSource = {
  type: 'coupon',
  permission: 'listCoupons',
  editPath: '/admin/coupon/edit/',
  search: (db, text, limit) =>
    db.any(sql.type(searchHit)`
      select uuid, coupon as title, nullif(description, '') as subtitle from coupon
      where ${wordsMatch(sql.fragment`coupon`, text)}
      order by (text_key(coupon) = text_key(${text})) desc, coupon_id desc limit ${limit}`),
};
