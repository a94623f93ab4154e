import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { promotionSentences } from '../promotionSentence.ts';
import { promotionOf } from './storedPromotion.ts';
import type { PromotionRow, ToldPromotion } from './storedPromotion.ts';

/** Describes each of the promotions in one sentence, in the language of the shop. Runs one SQL statement, or none. */
export async function toldPromotions(
  app: AppContext,
  db: Db,
  rows: readonly PromotionRow[],
): Promise<readonly ToldPromotion[]> {
  const sentences = await promotionSentences(app, db, rows.map(promotionOf));
  return rows.map((row, index) => ({ ...row, sentence: sentences[index] ?? '' }));
}

/** Describes a promotion as `toldPromotions` does. */
export async function toldPromotion(app: AppContext, db: Db, row: PromotionRow): Promise<ToldPromotion> {
  const [told] = await toldPromotions(app, db, [row]);
  return told as ToldPromotion;
}

/** Describes a promotion as `toldPromotions` does, if there is one. */
export const toldIfAny = async (
  app: AppContext,
  db: Db,
  row: PromotionRow | null,
): Promise<ToldPromotion | null> => row && toldPromotion(app, db, row);
