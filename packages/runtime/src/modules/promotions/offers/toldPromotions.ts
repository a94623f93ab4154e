import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { promotionSentences } from '../promotionSentence.ts';
import { promotionOf } from './storedPromotion.ts';
import type { PromotionRow } from './storedPromotion.ts';

/** A promotion with its description in one sentence. */
export interface ToldPromotion extends PromotionRow {
  readonly sentence: string;
}

/** Describes each of the promotions in one sentence, in the language of the shop. Runs one SQL statement, or none. */
export async function toldPromotions(
  app: AppContext,
  db: Db,
  rows: readonly PromotionRow[],
): Promise<readonly ToldPromotion[]> {
  const sentences = await promotionSentences(app, db, rows.map(promotionOf));
  return rows.map((row, index) => ({ ...row, sentence: sentences[index] ?? '' }));
}

/** Describes a promotion as `toldPromotions` does. Null stays null. */
export async function toldPromotion(
  app: AppContext,
  db: Db,
  row: PromotionRow | null,
): Promise<ToldPromotion | null> {
  const [told = null] = row ? await toldPromotions(app, db, [row]) : [];
  return told;
}
