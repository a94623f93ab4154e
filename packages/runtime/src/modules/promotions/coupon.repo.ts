import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { noColumns, text, totalRow } from '../../platform/db/columns.ts';
import { table } from '../../platform/entity/table.ts';
import type { ValuesOf } from '../../platform/entity/table.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { couponRow } from './coupon.ts';
import type { Coupon } from './coupon.ts';
import { couponNamed } from './couponUse.repo.ts';

const coupons = table({
  name: 'coupon',
  alias: 'k',
  row: couponRow,
  written: [
    'coupon',
    'status',
    'description',
    'discount_type',
    'discount_amount',
    'amounts',
    'free_shipping',
    'target_products',
    'condition',
    'user_condition',
    'buyx_gety',
    'max_uses_time_per_coupon',
    'max_uses_time_per_customer',
    'start_date',
    'end_date',
  ],
});
export type CouponValues = ValuesOf<typeof coupons>;
const { columns } = coupons;

export const findCoupon = (db: Db, ref: IdRef): Promise<Coupon | null> =>
  db.maybeOne(sql.type(couponRow)`select ${columns} from coupon k where ${coupons.is(ref)}`);

/** Finds a coupon by its code. */
export const findCouponNamed = (db: Db, code: string): Promise<Coupon | null> =>
  db.maybeOne(sql.type(couponRow)`
    select ${columns} from coupon k where k.coupon_id = ${couponNamed(sql.fragment`${code}::text`)}`);

/** Finds a coupon and locks it, so that no order can use it until the transaction ends. */
export const findCouponForUpdate = (tx: Db, ref: IdRef): Promise<Coupon | null> =>
  tx.maybeOne(sql.type(couponRow)`select ${columns} from coupon k where ${coupons.is(ref)} for update`);

const codeRow = z.object({ coupon: text });

/** Finds the stored spelling of a coupon code. */
export const findCode = async (db: Db, code: string): Promise<string | null> => {
  const row = await db.maybeOne(sql.type(codeRow)`
    select coupon from coupon where coupon_id = ${couponNamed(sql.fragment`${code}::text`)}`);
  return row?.coupon ?? null;
};

export const insertCoupon = (db: Db, values: CouponValues): Promise<Coupon> =>
  db.one(sql.type(couponRow)`${coupons.insert(values)} returning ${columns}`);

/** Writes the columns that administrators can change. `used_time` is unchanged. */
export const updateCouponRow = (tx: Db, id: number, values: CouponValues): Promise<Coupon> =>
  tx.one(sql.type(couponRow)`${coupons.update(values)} where ${coupons.is({ id })} returning ${columns}`);

/** Deletes a coupon with its uses and returns the deleted row, or null. Orders keep the coupon code. */
export const deleteCouponRow = (db: Db, ref: IdRef): Promise<Coupon | null> =>
  db.maybeOne(sql.type(couponRow)`delete from coupon k where ${coupons.is(ref)} returning ${columns}`);

export const listCoupons = (db: Db, { where, orderBy, limit, offset }: Slice) =>
  db.any(sql.type(couponRow)`
    select ${columns} from coupon k where ${where} order by ${orderBy} limit ${limit} offset ${offset}`);

export const countCoupons = async (db: Db, { where }: Pick<Listing, 'where'>): Promise<number> => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from coupon k where ${where}`)}`);
  return total;
};

/** Reports whether the shop has any coupons. */
export const hasCoupons = (db: Db): Promise<boolean> => db.exists(sql.type(noColumns)`select from coupon`);

/** Deletes the coupon if it still has these values and was never used. Returns the number of deleted coupons (0 or 1). */
export const deleteEqualCoupon = (
  db: Db,
  { coupon, status, discount_type, discount_amount, description }: CouponValues,
): Promise<number> =>
  db.run(sql.type(noColumns)`
    delete from coupon
    where coupon = ${coupon} and status = ${status} and discount_type = ${discount_type}
      and discount_amount = ${discount_amount}::numeric and description is not distinct from ${description}
      and used_time = 0 and updated_at = created_at`);

/** Selects a row if a coupon has an amount of money: a fixed discount or a minimum order value. */
export const couponsWithAmounts = sql.fragment`select from coupon
  where discount_type in ('fixed_discount_to_entire_order', 'fixed_discount_to_specific_products')
    or condition ->> 'order_total' is not null`;
