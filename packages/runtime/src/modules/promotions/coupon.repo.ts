import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/idRef.ts';
import { totalRow } from '../../platform/db/rows.ts';
import { countRows } from '../../platform/graphql/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/graphql/listing/parseListing.ts';
import { couponRow } from './coupon.ts';
import type { Coupon, CouponValues } from './coupon.ts';

const couponOf = (ref: IdRef) =>
  'id' in ref ? sql.fragment`k.coupon_id = ${ref.id}` : sql.fragment`k.uuid = ${ref.uuid}`;

export const findCoupon = (db: Db, ref: IdRef): Promise<Coupon | null> =>
  db.maybeOne(sql.type(couponRow)`select k.* from coupon k where ${couponOf(ref)}`);

/** Holds the row until the transaction ends: no order can use it meanwhile. */
export const findCouponForUpdate = (tx: Db, ref: IdRef): Promise<Coupon | null> =>
  tx.maybeOne(sql.type(couponRow)`select k.* from coupon k where ${couponOf(ref)} for update`);

const COLUMNS = [
  'coupon',
  'status',
  'description',
  'discount_type',
  'discount_amount',
  'free_shipping',
  'target_products',
  'condition',
  'user_condition',
  'buyx_gety',
  'max_uses_time_per_coupon',
  'max_uses_time_per_customer',
  'start_date',
  'end_date',
] as const satisfies readonly (keyof CouponValues)[];

const columns = sql.fragment`${sql.join(
  COLUMNS.map((name) => sql.identifier([name])),
  sql.fragment`, `,
)}`;
const nextColumns = sql.fragment`${sql.join(
  COLUMNS.map((name) => sql.identifier(['next', name])),
  sql.fragment`, `,
)}`;

/** One JSON parameter, so that the text of the statement stays the same. JSON null is SQL's null. */
const rowOf = (values: CouponValues) => {
  const row = Object.fromEntries(COLUMNS.map((name) => [name, values[name]]));
  return sql.fragment`jsonb_populate_record(null::coupon, ${JSON.stringify(row)}::jsonb) next`;
};

export const insertCoupon = (db: Db, values: CouponValues): Promise<Coupon> =>
  db.one(sql.type(couponRow)`
    insert into coupon (${columns}) select ${nextColumns} from ${rowOf(values)} returning *`);

/** Writes every column that an administrator writes; `used_time` stays. */
export const updateCouponRow = (tx: Db, couponId: number, values: CouponValues): Promise<Coupon> =>
  tx.one(sql.type(couponRow)`
    update coupon set (${columns}, updated_at) = (select ${nextColumns}, now() from ${rowOf(values)})
    where coupon_id = ${couponId}
    returning *`);

/** The row as it was, or null. What was used of it goes with it; orders keep its code. */
export const deleteCouponRow = (db: Db, ref: IdRef): Promise<Coupon | null> =>
  db.maybeOne(sql.type(couponRow)`delete from coupon k where ${couponOf(ref)} returning *`);

export const listCoupons = (db: Db, { where, orderBy, limit, offset }: Slice) =>
  db.any(sql.type(couponRow)`
    select k.* from coupon k where ${where} order by ${orderBy} limit ${limit} offset ${offset}`);

export const countCoupons = async (db: Db, { where }: Pick<Listing, 'where'>): Promise<number> => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from coupon k where ${where}`)}`);
  return total;
};
