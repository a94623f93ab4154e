import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Cart } from './cart.ts';
import type { CartItem } from './cartLine.ts';
import { itemOf } from './cartOf.ts';
import { withLimits } from './cartCurrency.ts';
import { changeCart } from './changeCart.ts';
import type { CartRequest } from './changeCart.ts';
import { giftQtyFixed } from './errors.ts';
import { shopInputs } from './giftCards/enteredAmount.ts';
import { checkCardsApart } from './giftCards/giftCardLine.ts';
import { declinedWith } from './offers/giftsOf.ts';
import { itemById, productBySku } from './draft.ts';
import { changeUnits } from './changeUnits.ts';
import { addUnits, keyOfNew, unitsToAdd } from './addUnits.ts';
import type { CartDraft } from './draft.ts';
import type { QtyChange } from './changeUnits.ts';
import type { NewItem } from './addUnits.ts';
import type { CartInputs, ProductInputs } from './inputs/cartInputs.ts';
import { lineKey } from './lineKey.ts';

/** Returns the draft with more units. Throws `GIFT_CARD_NOT_ALLOWED` (400) if gift cards would then pay for gift cards. */
function withUnits(draft: CartDraft, inputs: CartInputs, item: NewItem): CartDraft {
  const lines = addUnits(draft, inputs, [item]);
  checkCardsApart(lines, draft.tenders);
  return { ...draft, lines };
}

/** Adds units of a product. If the cart has a line of the product with the same inputs, the quantity of that line increases. */
export async function addItem(app: AppContext, db: Db, request: CartRequest, item: NewItem): Promise<Cart> {
  const change = await changeCart(app, db, { ...request, skus: [item.sku] }, (draft, inputs) =>
    withUnits(draft, inputs, item),
  );
  return change.cart;
}

/** Adds units of a product until its line has at least the given quantity, or any units without one. Nothing changes if it has. */
export async function keepItem(app: AppContext, db: Db, request: CartRequest, item: NewItem): Promise<Cart> {
  const change = await changeCart(app, db, { ...request, skus: [item.sku] }, (draft, inputs) => {
    const product = productBySku(inputs.products)(item.sku);
    const key = product && keyOfNew({ inputs: shopInputs(product, item.inputs, inputs.currencies) }, product);
    const line = draft.lines.find((candidate) => lineKey(candidate) === key);
    const wanted = item.qty ?? (product ? unitsToAdd(item, withLimits(product, inputs, draft)) : 1);
    const qty = wanted - (line?.qty ?? 0);
    return qty > 0 ? withUnits(draft, inputs, { ...item, qty }) : draft;
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
