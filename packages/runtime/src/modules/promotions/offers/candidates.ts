import { z } from 'zod';
import { int, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import type { Promotion, PromotionCode } from '../promotion.ts';
import { promotionOf, promotionRow } from './storedPromotion.ts';

/** The automatic promotions, as `automaticPromotionsColumn` reads them. */
export const automaticPromotions = z.array(promotionRow);

/**
 * Selects the promotions that are on and need no code, for the statement that loads the inputs of a cart. Processes may keep them while the content
 * does not change: `used` may then be stale, but whether a promotion is used up is not.
 */
export const automaticPromotionsColumn: SqlFragment = sql.fragment`(
  select coalesce(jsonb_agg(to_jsonb(p) order by p.promotion_id), '[]')
  from promotion p where p.status and not p.code_required)`;

/** The promotions of entered codes, as `enteredPromotionsColumn` reads them. */
export const enteredPromotions = z.array(
  z.object({ code: text, max_uses: int.nullable(), used: int, promotion: promotionRow }),
);

/**
 * Creates a column with the codes that a cart has and their promotions, whether these are on or not. `codes` is an expression of type `text[]`. It
 * finds codes by index, without regard to case. Codes that no promotion has are left out.
 */
export const enteredPromotionsColumn = (codes: SqlFragment): SqlFragment => sql.fragment`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'code', k.code, 'max_uses', k.max_uses, 'used', k.used, 'promotion', to_jsonb(p)) order by entered.place), '[]')
  from unnest(${codes}) with ordinality as entered (code, place)
  join promotion_code k on text_key(k.code) = text_key(entered.code)
  join promotion p on p.promotion_id = k.promotion_id)`;

/** The promotions that a cart is evaluated with, and its codes in the order in which they were entered. */
export interface PromotionCandidates {
  readonly promotions: readonly Promotion[];
  readonly codes: readonly PromotionCode[];
}

/** Joins automatic promotions with those of the entered codes. Pure. */
export function candidatesOf(
  automatic: z.output<typeof automaticPromotions>,
  entered: z.output<typeof enteredPromotions>,
): PromotionCandidates {
  const rows = new Map(automatic.map((row) => [row.promotion_id, row]));
  for (const { promotion } of entered) rows.set(promotion.promotion_id, promotion);
  return {
    promotions: [...rows.values()].map(promotionOf),
    codes: entered.map(({ code, max_uses, used, promotion }) => ({
      code,
      promotion_id: promotion.promotion_id,
      max_uses,
      used,
    })),
  };
}
