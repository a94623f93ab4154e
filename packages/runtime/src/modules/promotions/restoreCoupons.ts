import { deletionSuperseded } from '../deletions/index.ts';
import type { Restorable } from '../deletions/contract.ts';
import { arePromotionCodes, lockCodes } from './offers/promotionCode.repo.ts';

/** Restores deleted coupons, unless a promotion has the code of one by now. */
export const couponRestorable: Restorable = {
  entityType: 'coupon',
  prepare: lockCodes,
  async restored(_app, tx, uuids) {
    if (await arePromotionCodes(tx, uuids)) throw deletionSuperseded();
  },
};
