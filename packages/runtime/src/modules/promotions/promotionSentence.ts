import type { AppContext } from '../../platform/contracts/context.ts';
import { commaOf } from '../../platform/languages/writing.ts';
import type { Db } from '../../platform/db/db.ts';
import { limits } from './couponSummary.ts';
import { summaryWords } from './summaryWords.ts';
import type { SummaryWords } from './summaryWords.ts';
import { promotionKinds } from './evaluate/promotionKinds.ts';
import type { PromotionKinds } from './evaluate/promotionKinds.ts';
import type { Promotion } from './promotion.ts';
import { loadPromotionNames } from './promotionNames.ts';
import type { PromotionNameOf } from './promotionNames.ts';
import { actionWords } from './sentenceOfAction.ts';
import { conditionWords } from './sentenceOfConditions.ts';

/** The parts of a promotion that its sentence describes. */
export type DescribedPromotion = Omit<
  Promotion,
  'promotion_id' | 'uuid' | 'name' | 'label' | 'used' | 'priority' | 'combines'
>;

/** The language of the sentence of a promotion, and the names of the records that the promotion refers to. */
export interface SentenceWords extends SummaryWords {
  readonly promotionName: PromotionNameOf;
  readonly kinds: PromotionKinds;
}

/** Describes in one sentence what a promotion offers, to whom, and when. Pure. */
export function promotionSentence(promotion: DescribedPromotion, words: SentenceWords): string {
  const { text, locale } = words;
  const sentence = [
    actionWords(promotion, words),
    ...promotion.conditions.map((condition) => conditionWords(condition, words)),
    ...(promotion.code_required ? [text('promotions.sentence.code')] : []),
    ...(promotion.is_exclusive ? [text(`promotions.sentence.exclusive.${promotion.class}`)] : []),
    ...limits(
      {
        max_uses_time_per_customer: promotion.max_uses_per_customer,
        max_uses_time_per_coupon: promotion.max_uses,
        start_date: promotion.starts_at,
        end_date: promotion.ends_at,
      },
      words,
    ),
  ].join(commaOf(locale));
  const end = promotion.status ? '' : ` ${text('promotions.summary.disabled')}`;
  return `${sentence.charAt(0).toLocaleUpperCase(locale)}${sentence.slice(1)}.${end}`;
}

/** Describes promotions in a language such as `de`. Runs one SQL statement, or none if no promotion refers to a record. */
export async function promotionSentences(
  app: Pick<AppContext, 'texts' | 'locale' | 'config' | 'registry'>,
  db: Db,
  promotions: readonly DescribedPromotion[],
  language?: string | null,
): Promise<readonly string[]> {
  const promotionName = await loadPromotionNames(db, promotions);
  const words = { ...summaryWords(app, () => null, language), promotionName, kinds: promotionKinds(app) };
  return promotions.map((promotion) => promotionSentence(promotion, words));
}
