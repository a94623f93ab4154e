import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { cartColumns } from '../cartColumns.ts';
import { compareCart } from '../compareCart.ts';
import { loadCartInputs } from '../inputs/loadCartInputs.ts';
import type { CartStep, Turn } from './cartStep.ts';
import { draftOf } from '../draft.ts';
import { activeCartNotFound } from '../errors.ts';
import { allSteps } from './taxFreeSteps.ts';
import { computeCart } from '../recomputeCart.ts';
import { promotionSteps } from './promotionSteps.ts';
import { rememberQuotes } from '../shippingQuotes.ts';

/** The explanation of the values of a cart. */
export interface CartExplanation {
  /** The UUID of the cart. */
  readonly cart: string;
  readonly currency: string;
  /** True if the saved totals differ from the explained totals. The next read of the cart saves the new totals. */
  readonly isStale: boolean;
  readonly steps: readonly CartStep[];
}

/**
 * Explains the current values of an active cart, first by line and then for the cart, and lists the extensions that
 * changed them. Saves nothing. An outdated shipping quote is requested again and then discarded. Runs one SQL statement,
 * plus the statements of the quote. Must not be called inside a transaction. Throws `CART_NOT_FOUND` (404).
 */
export async function explainCart(app: AppContext, db: Db, id: string): Promise<CartExplanation> {
  const inputs = await loadCartInputs(app, db, id, {});
  if (!inputs) throw activeCartNotFound(id);
  const draft = draftOf(inputs);
  const turns: Turn[] = [];
  const computation = await computeCart(app, rememberQuotes(app, db), draft, inputs, (turn, line) =>
    turns.push({ ...turn, line }),
  );
  const computed = cartColumns(draft, computation);
  const promotions = promotionSteps(app, draft, computation);
  const account = { draft, inputs, computation, turns, weightUnit: app.config.shop.weightUnit, promotions };
  return {
    cart: inputs.cart.uuid,
    currency: draft.currency,
    isStale: compareCart(inputs, draft, computed).isVisible,
    steps: allSteps(account),
  };
}
