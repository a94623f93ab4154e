import type { Db } from '../../../platform/db/db.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { promotionNotFound } from './errors.ts';
import { findPromotion } from './promotion.repo.ts';

const refOf = refOr(promotionNotFound);

/** Returns the integer ID of the promotion with an ID or UUID. Throws `PROMOTION_NOT_FOUND` (404). */
export async function promotionIdOf(db: Db, id: string): Promise<number> {
  const promotion = await findPromotion(db, refOf(id));
  if (!promotion) throw promotionNotFound();
  return promotion.promotion_id;
}
