import { sql } from '../../platform/db/db.ts';
import { columnFilter } from '../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../platform/listing/contract.ts';

/** The filters and sort orders of coupon lists. */
export const couponListing: ListingSpec = {
  filters: {
    coupon: columnFilter(sql.fragment`k.coupon`, 'text', ['eq', 'like']),
    status: columnFilter(sql.fragment`(k.status = 1)`, 'boolean', ['eq']),
    discount_type: columnFilter(sql.fragment`k.discount_type`, 'text', ['eq', 'in']),
    free_shipping: columnFilter(sql.fragment`(k.free_shipping = 1)`, 'boolean', ['eq']),
  },
  sorts: {
    coupon: { column: sql.fragment`k.coupon`, kind: 'text', field: 'coupon' },
    status: { column: sql.fragment`k.status`, kind: 'int', field: 'status' },
    used_time: { column: sql.fragment`k.used_time`, kind: 'int', field: 'used_time' },
  },
  id: { column: sql.fragment`k.coupon_id`, field: 'coupon_id' },
};
