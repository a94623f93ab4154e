import { appOf, callerOf } from '../../platform/contracts/buyer.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import { outcomeOf, refusedOutcome } from '../../platform/contracts/outcome.ts';
import type { Cart } from './cart.ts';
import { toCartState } from './toCartAnswer.ts';
import type { CartState, CartsService, FilledCart, ItemSaving } from './contract.ts';
import { createCart } from './createCart.ts';
import { itemsAt, replaceItems } from './replaceItems.ts';
import type { RefusedItem } from './replaceItems.ts';
import { reviewDigest } from './reviewDigest.ts';
import { onSavedOf, requestOf, readNewCart, readItems } from './serviceCalls.ts';

/** Creates the methods that fill a cart. */
export const itemServices = (shop: AppContext): Pick<CartsService, 'create' | 'replaceItems'> => ({
  create(buyer, sent, options = {}) {
    const app = appOf(shop, buyer);
    return outcomeOf(async () => {
      const { items, customer_email: email, customer_full_name: fullName, currency } = readNewCart(sent);
      const refused = options.skipRefused ? [] : undefined;
      const cart = await createCart(app, app.db, {
        items: itemsAt(items),
        email,
        fullName,
        currency,
        refused,
        caller: callerOf(buyer),
        userIp: buyer.ip ?? null,
        origin: options.origin,
        ...onSavedOf(options),
      });
      return filledCart(app, cart, items, refused);
    });
  },
  replaceItems(buyer, id, sent, options: ItemSaving = {}) {
    const app = appOf(shop, buyer);
    return outcomeOf(async () => {
      const { items } = readItems({ items: sent });
      const refused = options.skipRefused ? [] : undefined;
      const request = requestOf(buyer, id, options);
      const cart = await replaceItems(app, app.db, request, itemsAt(items), refused);
      return filledCart(app, cart, items, refused);
    });
  },
});

/** Returns a cart as services return it. */
export const cartStateOf = (app: AppContext, cart: Cart): CartState => ({
  ...toCartState(app, cart),
  digest: reviewDigest(cart),
});

const filledCart = (
  app: AppContext,
  cart: Cart,
  items: readonly { readonly sku: string }[],
  refused: readonly RefusedItem[] = [],
): FilledCart => ({
  ...cartStateOf(app, cart),
  refused: refused.map(({ index, refusal }) => {
    const { ok: _ok, ...reason } = refusedOutcome(refusal);
    return { index, sku: items[index]?.sku ?? '', ...reason };
  }),
});
