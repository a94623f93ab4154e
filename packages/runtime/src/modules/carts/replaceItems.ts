import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Cart } from './cart.ts';
import { changeCart } from './changeCart.ts';
import type { CartRequest } from './changeCart.ts';
import { addUnits } from './addUnits.ts';
import type { DraftLine } from './draft.ts';
import type { NewItem } from './addUnits.ts';
import type { CartInputs } from './inputs/cartInputs.ts';

/** An item that a cart does not take, and why. */
export interface RefusedItem {
  /** The index of the item in the request. */
  readonly index: number;
  readonly refusal: Refusal;
}

/**
 * Replaces all lines of a cart, without the gifts of offers, by the given items. A line whose product stays keeps its ids. Without items,
 * the cart is empty. Throws what adding the items to an empty cart throws, and then changes nothing; with `refused`, see `linesOf`.
 */
export async function replaceItems(
  app: AppContext,
  db: Db,
  request: CartRequest,
  items: readonly NewItem[],
  refused?: RefusedItem[],
): Promise<Cart> {
  const skus = items.map(({ sku }) => sku);
  const { cart } = await changeCart(app, db, { ...request, skus }, (draft, inputs) => ({
    ...draft,
    lines: linesOf(draft.currency, inputs, items, refused),
  }));
  return cart;
}

/**
 * Returns the lines of a cart with the given items. With `refused`, items that cannot be taken are left out and added to it, with the
 * reason; if none can be taken, the first reason is thrown.
 */
export function linesOf(
  currency: string,
  inputs: Pick<CartInputs, 'products' | 'currencies' | 'pricing' | 'caps'>,
  items: readonly NewItem[],
  refused?: RefusedItem[],
): readonly DraftLine[] {
  if (!refused) return addUnits({ lines: [], currency }, inputs, items);
  // The inputs may be loaded again after a race.
  refused.length = 0;
  let lines: readonly DraftLine[] = [];
  for (const [index, item] of items.entries()) {
    try {
      lines = addUnits({ lines, currency }, inputs, [item]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ index, refusal: error });
    }
  }
  const [first] = refused;
  if (first && lines.length === 0) throw first.refusal;
  return lines;
}

/** Returns items with the paths of their quantities in a request, for errors. */
export const itemsAt = (items: readonly NewItem[]): readonly NewItem[] =>
  items.map((item, index) => ({ ...item, at: `items.${index}.qty` }));
