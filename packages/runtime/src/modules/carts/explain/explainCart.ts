import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { compareCart } from '../cartChanges.ts';
import { cartColumns } from '../cartColumns.ts';
import type { CartStep, Turn } from './cartStep.ts';
import { cartSteps } from './cartSteps.ts';
import { draftOf } from '../draft.ts';
import { activeCartNotFound } from '../errors.ts';
import { loadFacts } from '../facts.ts';
import { lineSteps } from './lineSteps.ts';
import { computeCart } from '../recomputeCart.ts';
import { rememberQuotes } from '../shippingQuotes.ts';

export interface CartExplanation {
  /** The uuid. */
  readonly cart: string;
  readonly currency: string;
  /** The saved figures differ from these: whoever looks at the cart next saves them. */
  readonly isStale: boolean;
  readonly steps: readonly CartStep[];
}

/**
 * How each figure of an active cart comes about as things stand now, line by line and then for the cart, and which
 * extension changed it. Nothing is saved; a quote that is stale is asked for again and dropped. One statement, and those of
 * such a quote. Never call it inside a transaction. Throws `CART_NOT_FOUND` (404).
 */
export async function explainCart(app: AppContext, db: Db, id: string): Promise<CartExplanation> {
  const facts = await loadFacts(app, db, id, {});
  if (!facts) throw activeCartNotFound(id);
  const draft = draftOf(facts, app.config.shop.currency);
  const turns: Turn[] = [];
  const computation = await computeCart(app, rememberQuotes(app, db), draft, facts, (turn, productId) =>
    turns.push({ ...turn, productId }),
  );
  const { products, figures, shipping, coupon } = computation;
  const computed = cartColumns(draft, products, figures, { shipping, coupon });
  const account = { draft, facts, computation, turns, weightUnit: app.config.shop.weightUnit };
  return {
    cart: facts.cart.uuid,
    currency: draft.currency,
    isStale: compareCart(facts, draft, computed).isVisible,
    steps: [...products.flatMap((_, index) => lineSteps(account, index)), ...cartSteps(account)],
  };
}
