import type { AppContext } from '../../../platform/contracts/context.ts';
import type { PromotionActionKind, PromotionConditionKind } from '../contract.ts';

/** The conditions and actions of extensions by their kinds. */
export interface PromotionKinds {
  readonly conditions: ReadonlyMap<string, PromotionConditionKind>;
  readonly actions: ReadonlyMap<string, PromotionActionKind>;
}

/** No conditions and actions besides the shop's own. */
export const NO_KINDS: PromotionKinds = { conditions: new Map(), actions: new Map() };

const byKind = <T extends { readonly kind: string }>(kinds: readonly T[]): ReadonlyMap<string, T> =>
  new Map(kinds.map((one) => [one.kind, one]));

const known = new WeakMap<object, PromotionKinds>();

/** Returns the conditions and actions of the installed extensions. They do not change while a shop runs. */
export function promotionKinds(app: Pick<AppContext, 'registry'>): PromotionKinds {
  const [conditions, actions] = [app.registry('promotionConditions'), app.registry('promotionActions')];
  const kept = known.get(conditions);
  if (kept) return kept;
  const kinds = { conditions: byKind(conditions.list()), actions: byKind(actions.list()) };
  known.set(conditions, kinds);
  return kinds;
}
