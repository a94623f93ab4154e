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

/** The body of a change, without the code where many coupons are changed. */
type CouponChange = Omit<CouponBody, 'coupon'> & { readonly coupon?: string };

/** The values of a new coupon for members that its body does not carry. */
const defaults: Omit<CouponValues, 'coupon' | 'status' | 'discount_type' | 'discount_amount'> = {
  description: '',
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

/** Creates the values of a new coupon from its body. Throws 400 for members that do not go together. */
export function draftOf(body: NewCouponBody, currency: string): CouponValues {
  const values = valuesOf(body);
  check(values, body, currency);
  return values;
}

/** Creates a coupon. Throws 409 `COUPON_EXISTS`, and 400 for members that do not go together. */
export async function createCoupon(app: AppContext, db: Db, body: NewCouponBody): Promise<Coupon> {
  const values = draftOf(body, app.config.shop.currency);
  return withRefusals(db, body, () => insertCoupon(db, values));
}

/**
 * Updates the members that the body carries. Throws 404, what creating throws, and 409 `COUPON_USED_MORE_OFTEN` for a limit
 * below the uses.
 */
export async function updateCoupon(app: AppContext, db: Db, ref: IdRef, body: CouponChange): Promise<Coupon> {
  return withRefusals(db, body, () =>
    db.transaction(async (tx) => {
      const coupon = await findCouponForUpdate(tx, ref);
      if (!coupon) throw couponNotFound();
      const values = mergeDefined(coupon, body);
      check(values, body, app.config.shop.currency);
      return updateCouponRow(tx, coupon.coupon_id, values);
    }),
  );
}

/** The members of the body that a fault at a path concerns: a stored value causes no refusal of a body without it. */
const CONCERNED: Readonly<Record<string, readonly (keyof CouponBody)[]>> = {
  discount_amount: ['discount_amount', 'discount_type', 'free_shipping'],
  end_date: ['start_date', 'end_date'],
  target_products: ['target_products'],
  condition: ['condition'],
  user_condition: ['user_condition'],
};

/** The members of a coupon that has no fault. */
const FAULTLESS: Omit<CouponValues, 'coupon' | 'status'> = {
  ...defaults,
  discount_type: 'percentage_discount_to_entire_order',
  discount_amount: '1',
};

/** Throws 400 for faults of a change that hold whatever coupon it is for: all members that they concern are in it. */
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

/** Runs a write of a coupon, and throws the refusal of a constraint that it breaks. That of a code names it as the other coupon has it. */
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

/** Deletes a coupon that is as it was made, and was never used. Returns how many there were. */
export const deleteUnchangedCoupon = (db: Db, body: NewCouponBody): Promise<number> =>
  deleteEqualCoupon(db, valuesOf(body));
