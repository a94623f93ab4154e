import type { AppContext } from '../../../platform/contracts/context.ts';
import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { mergeDefined } from '../../../platform/entity/mergeDefined.ts';
import { promotionUsedMoreOften } from './errors.ts';
import { findPromotionForUpdate, insertPromotion, updatePromotionRow } from './promotion.repo.ts';
import { checkPromotion } from './promotionBody.ts';
import type { NewPromotion, PromotionPatch } from './promotionBody.ts';
import { checkNames } from './namedRecords.ts';
import type { PromotionRow } from './storedPromotion.ts';

/** Creates a promotion. Throws 400 for fields that contradict each other, and for records that do not exist. */
export const createPromotion = async (app: AppContext, db: Db, body: NewPromotion): Promise<PromotionRow> =>
  insertPromotion(db, await checkedPromotion(app, db, body));

/** Checks a new promotion, and returns it with the SKUs of products as they are. Throws as `createPromotion` does. Stores nothing. */
export async function checkedPromotion(app: AppContext, db: Db, body: NewPromotion): Promise<NewPromotion> {
  checkPromotion({ ...body, actionKind: body.action.kind }, app.config.shop.currency);
  return checkNames(db, body);
}

/**
 * Updates the given fields of a promotion. Throws as `createPromotion` does, and 409 `PROMOTION_USED_MORE_OFTEN` for a limit below the number of
 * uses. Null if it does not exist.
 */
export async function updatePromotion(
  app: AppContext,
  db: Db,
  ref: IdRef,
  body: PromotionPatch,
): Promise<PromotionRow | null> {
  return onConstraint({ promotion_cap_check: promotionUsedMoreOften }, () =>
    db.transaction(async (tx) => {
      const before = await findPromotionForUpdate(tx, ref);
      if (!before) return null;
      const { class: name, starts_at, ends_at, action } = mergeDefined(before, body);
      const { conditions } = body;
      checkPromotion(
        { class: name, starts_at, ends_at, actionKind: action.kind, conditions, action: body.action },
        app.config.shop.currency,
      );
      return updatePromotionRow(tx, before.promotion_id, await checkNames(tx, body));
    }),
  );
}
