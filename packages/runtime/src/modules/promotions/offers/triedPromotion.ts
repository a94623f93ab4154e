import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import type { Promotion } from '../promotion.ts';
import { promotionNotFound } from './errors.ts';
import { findPromotion } from './promotion.repo.ts';
import type { NewPromotion } from './promotionBody.ts';
import { checkedPromotion } from './writePromotion.ts';

const refOf = refOr(promotionNotFound);

/**
 * Returns the promotion to try on a cart, as it would be stored. With the ID of a stored promotion, it takes the place of that one. Without,
 * its `uuid` is empty and its ID is 0. Throws as `createPromotion` does, and 404 for an unknown ID. Changes nothing.
 */
export async function triedPromotion(
  app: AppContext,
  db: Db,
  sent: NewPromotion,
  id?: string,
): Promise<Promotion> {
  const checked = await checkedPromotion(app, db, sent);
  if (id === undefined) return { ...checked, promotion_id: 0, uuid: '', used: 0 };
  const stored = await findPromotion(db, refOf(id));
  if (!stored) throw promotionNotFound();
  const { promotion_id, uuid, used } = stored;
  return { ...checked, promotion_id, uuid, used };
}
