import type { AppContext } from '../../../platform/contracts/context.ts';
import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { mergeDefined } from '../../../platform/entity/mergeDefined.ts';
import { promotionUsedMoreOften, unknownCurrency } from './errors.ts';
import { findPromotionForUpdate, insertPromotion, updatePromotionRow } from './promotion.repo.ts';
import { checkPromotion } from './promotionBody.ts';
import type { NewPromotion, PromotionPatch } from './promotionBody.ts';
import { checkNames } from './namedRecords.ts';
import { checkKinds, isOwnAction, isOwnCondition } from './partKinds.ts';
import { promotionOf } from './storedPromotion.ts';
import type { PromotionRow } from './storedPromotion.ts';
import { isCurrency } from '../../currencies/index.ts';

/**
 * Checks the body of a new promotion and returns it with the SKUs as the products have them. Throws 400 for unknown kinds, for fields that contradict
 * each other, and for records that do not exist.
 */
export async function checkedPromotion(app: AppContext, db: Db, body: NewPromotion): Promise<NewPromotion> {
  checkParts(app, body);
  checkPromotion({ ...body, actionKind: body.action.kind }, app.config.shop.currency);
  return checkNames(db, body);
}

/** Creates a promotion. Throws as `checkedPromotion` does. */
export async function createPromotion(app: AppContext, db: Db, body: NewPromotion): Promise<PromotionRow> {
  return insertPromotion(db, await checkedPromotion(app, db, body));
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
  checkParts(app, body);
  return onConstraint({ promotion_cap_check: promotionUsedMoreOften }, () =>
    db.transaction(async (tx) => {
      const before = await findPromotionForUpdate(tx, ref);
      if (!before) return null;
      const { class: name, starts_at, ends_at, action } = promotionOf(mergeDefined(before, body));
      const { conditions } = body;
      checkPromotion(
        { class: name, starts_at, ends_at, actionKind: action.kind, conditions, action: body.action },
        app.config.shop.currency,
      );
      return updatePromotionRow(tx, before.promotion_id, await checkNames(tx, body));
    }),
  );
}

function checkParts(app: AppContext, body: PromotionPatch): void {
  checkKinds(app, body);
  for (const [index, part] of (body.conditions ?? []).entries())
    if (isOwnCondition(part)) checkCurrencies(part, `conditions.${index}`);
  if (body.action && isOwnAction(body.action)) checkCurrencies(body.action, 'action');
}

/** Throws 400 `INVALID_CURRENCY` for amounts in a currency that does not exist, wherever they are in a value. `path` is its place in the body. */
function checkCurrencies(value: unknown, path: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value)) {
    if (key === 'amounts') checkCodes(inside, `${path}.${key}`);
    else checkCurrencies(inside, `${path}.${key}`);
  }
}

function checkCodes(amounts: unknown, path: string): void {
  if (typeof amounts !== 'object' || amounts === null) return;
  const unknown = Object.keys(amounts).find((code) => !isCurrency(code));
  if (unknown !== undefined) throw unknownCurrency({ path: `${path}.${unknown}`, value: unknown });
}
