import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { promotionKinds } from '../evaluate/promotionKinds.ts';
import { action } from './actions.ts';
import { condition } from './conditions.ts';
import { isOwnAction, isOwnCondition, kindFaults } from './partKinds.ts';
import { listStoredRules } from './promotion.repo.ts';

/** Lists the names of promotions with a condition or an action that neither the shop nor an installed extension can read. */
export async function listBrokenPromotions(
  db: Db,
  app: Pick<AppContext, 'registry'>,
): Promise<readonly string[]> {
  const kinds = promotionKinds(app);
  const rows = await listStoredRules(db);
  return rows
    .filter(
      ({ conditions, action: given }) =>
        (isOwnAction(given) && !action.safeParse(given).success) ||
        conditions.some((one) => isOwnCondition(one) && !condition.safeParse(one).success) ||
        kindFaults(kinds, { conditions, action: given }).length > 0,
    )
    .map(({ name }) => name);
}
