import type { AppContext } from '../../platform/contracts/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { mergeDefined } from '../../platform/entity/mergeDefined.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { Coupon } from './coupon.ts';
import {
  deleteEqualCoupon,
  findCode,
  findCouponForUpdate,
  insertCoupon,
  updateCouponRow,
} from './coupon.repo.ts';
import type { CouponValues } from './coupon.repo.ts';
import type { CouponBody, NewCouponBody } from './couponBody.ts';
import { couponFaults } from './couponFaults.ts';
import { couponExists, couponNotFound, couponUsedMoreOften } from './errors.ts';
import { isPromotionCode, lockCodes } from './offers/promotionCode.repo.ts';

/** The request body for a change. It has no code if many coupons are changed. */
type CouponChange = Omit<CouponBody, 'coupon'> & { readonly coupon?: string };

/** The values of a new coupon for fields missing from its request body. */
const defaults: Omit<CouponValues, 'coupon' | 'status' | 'discount_type' | 'discount_amount'> = {
  description: '',
  amounts: {},
  free_shipping: 0,
  target_products: null,
  condition: null,
  user_condition: null,
  buyx_gety: null,
  max_uses_time_per_coupon: null,
  max_uses_time_per_customer: null,
  start_date: null,
  end_date: null,
};

function valuesOf(body: NewCouponBody): CouponValues {
  const { coupon, status, discount_type, discount_amount } = body;
  return { ...mergeDefined(defaults, body), coupon, status, discount_type, discount_amount };
}

/** Creates the values of a new coupon from its request body. Throws 400 for an invalid combination of fields. */
export function draftOf(body: NewCouponBody, currency: string): CouponValues {
  const values = valuesOf(body);
  check(values, body, currency);
  return values;
}

/** Creates a coupon. Throws 409 `COUPON_EXISTS`, and 400 for an invalid combination of fields. */
export async function createCoupon(app: AppContext, db: Db, body: NewCouponBody): Promise<Coupon> {
  const values = draftOf(body, app.config.shop.currency);
  return withRefusals(db, body, () =>
    db.transaction(async (tx) => {
      await lockCodes(tx);
      await refusePromotionCode(tx, body.coupon);
      return insertCoupon(tx, values);
    }),
  );
}

/** Throws 409 `COUPON_EXISTS` for a code of a promotion. Take `lockCodes` first. */
async function refusePromotionCode(tx: Db, code: string): Promise<void> {
  if (await isPromotionCode(tx, code)) throw couponExists(code);
}

/**
 * Updates the fields in the request body. Throws 404, the errors of `createCoupon`, and 409 `COUPON_USED_MORE_OFTEN` if a
 * limit is below the number of uses.
 */
export async function updateCoupon(app: AppContext, db: Db, ref: IdRef, body: CouponChange): Promise<Coupon> {
  return withRefusals(db, body, () =>
    db.transaction(async (tx) => {
      if (body.coupon !== undefined) await lockCodes(tx);
      const coupon = await findCouponForUpdate(tx, ref);
      if (!coupon) throw couponNotFound();
      if (body.coupon !== undefined) await refusePromotionCode(tx, body.coupon);
      const values = mergeDefined(coupon, body);
      check(values, body, app.config.shop.currency);
      return updateCouponRow(tx, coupon.coupon_id, values);
    }),
  );
}

/**
 * The body fields to which an error at each path applies. A request body without these fields is not rejected because of
 * stored values.
 */
const CONCERNED: Readonly<Record<string, readonly (keyof CouponBody)[]>> = {
  discount_amount: ['discount_amount', 'discount_type', 'free_shipping'],
  end_date: ['start_date', 'end_date'],
  target_products: ['target_products'],
  condition: ['condition'],
  user_condition: ['user_condition'],
};

/** The values of a coupon without errors. */
const FAULTLESS: Omit<CouponValues, 'coupon' | 'status'> = {
  ...defaults,
  discount_type: 'percentage_discount_to_entire_order',
  discount_amount: '1',
};

/** Throws 400 for errors that a change causes for any coupon, because the change includes all fields involved. */
export function checkChange(app: AppContext, body: CouponChange): void {
  const faults = couponFaults(mergeDefined(FAULTLESS, body), app.config.shop.currency).filter(({ path }) =>
    CONCERNED[path.split('.')[0] ?? '']?.every((name) => body[name] !== undefined),
  );
  if (faults.length > 0) throw validationFailed(faults);
}

function check(values: CouponValues, body: CouponChange, currency: string): void {
  const faults = couponFaults(values, currency).filter(({ path }) =>
    CONCERNED[path.split('.')[0] ?? '']?.some((name) => body[name] !== undefined),
  );
  if (faults.length > 0) throw validationFailed(faults);
}

/**
 * Runs a coupon write, and throws the matching rejection if the write violates a constraint. The rejection of a duplicate
 * code shows the spelling of the existing coupon.
 */
async function withRefusals<T>(db: Db, body: CouponChange, work: () => Promise<T>): Promise<T> {
  const code = body.coupon ?? '';
  const taken = () => couponExists(code);
  try {
    return await onConstraint(
      { coupon_code_key: taken, coupon_text_key: taken, coupon_cap_check: couponUsedMoreOften },
      work,
    );
  } catch (error) {
    if (!couponExists.is(error)) throw error;
    throw couponExists((await findCode(db, code)) ?? code);
  }
}

/** Deletes a coupon that has not changed since its creation and was never used. Returns the number of deleted coupons. */
export const deleteUnchangedCoupon = (db: Db, body: NewCouponBody): Promise<number> =>
  deleteEqualCoupon(db, valuesOf(body));
