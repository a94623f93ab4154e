import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Cart, CartItem } from './cart.ts';
import { itemOf } from './cartOf.ts';
import { withLimits } from './cartCurrency.ts';
import { changeCart } from './changeCart.ts';
import type { CartRequest } from './changeCart.ts';
import { giftQtyFixed } from './errors.ts';
import { declinedWith } from './offers/giftsOf.ts';
import { addUnits, changeUnits, itemById, productBySku, unitsToAdd } from './draft.ts';
import type { NewItem, QtyChange } from './draft.ts';
import type { ProductInputs } from './inputs/cartInputs.ts';
import { lineKey } from './lineKey.ts';

/** Adds units of a product. If the cart has a plain line of the product, the quantity of that line increases. */
export async function addItem(app: AppContext, db: Db, request: CartRequest, item: NewItem): Promise<Cart> {
  const change = await changeCart(app, db, { ...request, skus: [item.sku] }, (draft, inputs) => ({
    ...draft,
    lines: addUnits(draft, inputs, [item]),
  }));
  return change.cart;
}

/** Adds units of a product until its line has at least the given quantity, or any units without one. Nothing changes if it has. */
export async function keepItem(app: AppContext, db: Db, request: CartRequest, item: NewItem): Promise<Cart> {
  const change = await changeCart(app, db, { ...request, skus: [item.sku] }, (draft, inputs) => {
    const product = productBySku(inputs.products)(item.sku);
    const line =
      product &&
      draft.lines.find((candidate) => lineKey(candidate) === lineKey({ product_id: product.product_id }));
    const wanted = item.qty ?? (product ? unitsToAdd(item, withLimits(product, inputs, draft)) : 1);
    const qty = wanted - (line?.qty ?? 0);
    return qty > 0 ? { ...draft, lines: addUnits(draft, inputs, [{ ...item, qty }]) } : draft;
  });
  return change.cart;
}

/** Sets, increases or decreases the quantity of a line. */
export async function updateItemQty(
  app: AppContext,
  db: Db,
  request: CartRequest,
  itemId: string,
  change: QtyChange,
): Promise<Cart> {
  const { cart } = await changeCart(app, db, request, (draft, inputs) => {
    const item = itemById(inputs.items, itemId);
    if (item.is_gift) throw giftQtyFixed();
    const limited = (product: ProductInputs) => withLimits(product, inputs, draft);
    return {
      ...draft,
      lines: changeUnits(draft.lines, inputs.products, item, change, inputs.caps, limited),
    };
  });
  return cart;
}

/**
 * Removes a line and returns the line before its removal. Removing the last line leaves an empty cart. A gift that is removed stays away for as
 * long as its promotion gives it.
 */
export async function removeItem(
  app: AppContext,
  db: Db,
  request: CartRequest,
  itemId: string,
): Promise<{ cart: Cart; removed: CartItem }> {
  const { cart, before } = await changeCart(app, db, request, (draft, { items, offers }) => {
    const item = itemById(items, itemId);
    if (item.is_gift) return { ...draft, declined_gifts: declinedWith(draft.declined_gifts, item, offers) };
    const key = lineKey(item);
    return { ...draft, lines: draft.lines.filter((line) => lineKey(line) !== key) };
  });
  return { cart, removed: itemOf(itemById(before.items, itemId), before) };
}
