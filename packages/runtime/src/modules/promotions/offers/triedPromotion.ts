import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import type { Promotion } from '../promotion.ts';
import { promotionNotFound } from './errors.ts';
import { findPromotion } from './promotion.repo.ts';
import type { NewPromotion } from './promotionBody.ts';
import { promotionOf } from './storedPromotion.ts';
import { checkedPromotion } from './writePromotion.ts';

const refOf = refOr(promotionNotFound);

/**
 * Returns the promotion to try on a cart: a stored one by its ID, or one that is not stored, whose `uuid` is empty and whose ID is 0. Throws as
 * `createPromotion` does, and 404 for an unknown ID. Changes nothing.
 */
export async function triedPromotion(
  app: AppContext,
  db: Db,
  sent: NewPromotion | string,
): Promise<Promotion> {
  if (typeof sent === 'string') {
    const stored = await findPromotion(db, refOf(sent));
    if (!stored) throw promotionNotFound();
    return promotionOf(stored);
  }
  return { ...(await checkedPromotion(app, db, sent)), promotion_id: 0, uuid: '', used: 0 };
}
