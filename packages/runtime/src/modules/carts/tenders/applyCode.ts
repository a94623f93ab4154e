import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { giftCardInvalid } from '../../storedValue/index.ts';
import type { CartRequest } from '../changeCart.ts';
import { applyCoupon } from '../changeCoupon.ts';
import type { EnteredCoupon } from '../changeCoupon.ts';
import { addGiftCard } from './changeTenders.ts';

const INVALID = giftCardInvalid().code;

/**
 * Applies a code that a shopper typed into the only box of a page: as a coupon or, if no coupon has it, as a gift card. Returns the coupon, or
 * null for a gift card. Throws what the coupon says if it is neither.
 */
export async function applyCode(
  app: AppContext,
  db: Db,
  request: CartRequest,
  code: string,
): Promise<EnteredCoupon | null> {
  try {
    return await applyCoupon(app, db, request, code);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'COUPON_NOT_FOUND') throw error;
    await addGiftCard(app, db, request, code).catch((other: unknown) => {
      throw other instanceof Refusal && other.code === INVALID ? error : other;
    });
    return null;
  }
}
