import type { z } from 'zod';
import { appOf, callerOf } from '../../platform/contracts/buyer.ts';
import type { Buyer } from '../../platform/contracts/buyer.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import { outcomeOf, refusedOutcome } from '../../platform/contracts/outcome.ts';
import type { Outcome } from '../../platform/contracts/outcome.ts';
import { validator } from '../../platform/http/forms/validation.ts';
import { cartPatchBody, couponBody, destinationBody, newCartBody, replacedItemsBody } from './bodies.ts';
import type { Cart } from './cart.ts';
import { toCartState, toOffersAnswer } from './cartAnswer.ts';
import { cartMethods } from './cartMethods.ts';
import { reopenCart } from './cart.repo.ts';
import { readCartMetafields, writeCartMetafield } from './cartMetafields.ts';
import type { CartRequest } from './changeCart.ts';
import { enterCoupon, removeCoupon } from './changeCoupon.ts';
import type { CartSaving, CartState, CartsService, FilledCart, ItemSaving } from './contract.ts';
import { createCart } from './createCart.ts';
import { beginExpress } from './express/beginExpress.ts';
import { deleteHandOversOf } from './handOver/handOver.repo.ts';
import { handOverCart } from './handOver/handOverCart.ts';
import { readCart } from './readCart.ts';
import { itemsAt, replaceItems } from './replaceItems.ts';
import type { RefusedItem } from './replaceItems.ts';
import { reviewDigest } from './reviewDigest.ts';
import { addGiftCard, removeGiftCard } from './tenders/changeTenders.ts';
import { giftCardBody } from './tenders/tenderRoutes.ts';
import { updateDetails } from './updateCart.ts';

/** Returns the function that checks input as the body of a route. */
const bodyReader = <Schema extends z.ZodType>(schema: Schema) =>
  validator(schema, 'body') as (sent: unknown) => z.output<Schema>;

const readNewCart = bodyReader(newCartBody);
const readItems = bodyReader(replacedItemsBody);
const readDetails = bodyReader(cartPatchBody);
const readCoupon = bodyReader(couponBody);
const readGiftCard = bodyReader(giftCardBody);
const readDestination = bodyReader(destinationBody);

/** Creates the services that the module adds to `app`. */
export const cartServices = (app: AppContext): { carts: CartsService } => ({
  carts: {
    ...buyerServices(app),
    endHandOvers: deleteHandOversOf,
    metafields: readCartMetafields,
    writeMetafield: (db, field, value) => writeCartMetafield(app, db, field, value),
    beginExpress: (request) => beginExpress(app, request),
    async reactivate(db, orderUuid) {
      await reopenCart(db, orderUuid);
    },
  },
});

type BuyerMethod =
  | 'create'
  | 'handOver'
  | 'read'
  | 'replaceItems'
  | 'update'
  | 'methods'
  | 'applyCoupon'
  | 'removeCoupon'
  | 'addGiftCard'
  | 'removeGiftCard';

/** Creates the methods on behalf of buyers. Each calls the use case of its route. */
function buyerServices(shop: AppContext): Pick<CartsService, BuyerMethod> {
  const changed = async (
    buyer: Buyer,
    id: string,
    options: CartSaving | undefined,
    change: (app: AppContext, request: CartRequest) => Promise<Cart>,
  ): Promise<Outcome<CartState>> => {
    const app = appOf(shop, buyer);
    return outcomeOf(async () => cartStateOf(app, await change(app, requestOf(buyer, id, options))));
  };
  return {
    ...itemServices(shop),
    handOver: (buyer, id, options) => outcomeOf(() => handOverCart(appOf(shop, buyer), id, options)),
    read: (buyer, id) =>
      changed(buyer, id, undefined, (app, request) => readCart(app, app.db, request.id, request.caller)),
    update: (buyer, id, sent, options) =>
      changed(
        buyer,
        id,
        options,
        async (app, request) => (await updateDetails(app, app.db, request, readDetails(sent))).cart,
      ),
    methods(buyer, id, destination = {}) {
      const app = appOf(shop, buyer);
      return outcomeOf(async () =>
        toOffersAnswer(
          app,
          await cartMethods(app, app.db, requestOf(buyer, id), readDestination(destination)),
        ),
      );
    },
    applyCoupon: (buyer, id, code, options) =>
      changed(buyer, id, options, async (app, request) => {
        const { coupon } = readCoupon({ coupon: code });
        return (await enterCoupon(app, app.db, request, coupon)).cart;
      }),
    removeCoupon: (buyer, id, code, options) =>
      changed(buyer, id, options, (app, request) => removeCoupon(app, app.db, request, code)),
    addGiftCard: (buyer, id, code, options) =>
      changed(buyer, id, options, async (app, request) =>
        addGiftCard(app, app.db, request, readGiftCard({ code }).code),
      ),
    removeGiftCard: (buyer, id, card, options) =>
      changed(buyer, id, options, (app, request) => removeGiftCard(app, app.db, request, card)),
  };
}

/** Creates the methods that fill a cart. */
const itemServices = (shop: AppContext): Pick<CartsService, 'create' | 'replaceItems'> => ({
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
        onSaved: options.onSaved,
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

const requestOf = (buyer: Buyer, id: string, { onSaved }: CartSaving = {}): CartRequest => ({
  id,
  caller: callerOf(buyer),
  ...(onSaved && { onSaved }),
});
