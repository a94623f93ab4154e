import { appOf } from '../../platform/contracts/buyer.ts';
import type { Buyer } from '../../platform/contracts/buyer.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import { outcomeOf } from '../../platform/contracts/outcome.ts';
import type { Outcome } from '../../platform/contracts/outcome.ts';
import type { Cart } from './cart.ts';
import { toOffersAnswer } from './toCartAnswer.ts';
import { cartMethods } from './cartMethods.ts';
import { reopenCart } from './openCart.repo.ts';
import { readCartMetafields, writeCartMetafield } from './cartMetafields.ts';
import type { CartRequest } from './changeCart.ts';
import { enterCoupon, removeCoupon } from './changeCoupon.ts';
import type { CartSaving, CartState, CartsService } from './contract.ts';
import { beginExpress } from './express/beginExpress.ts';
import { deleteHandOversOf } from './handOver/handOver.repo.ts';
import { handOverCart } from './handOver/handOverCart.ts';
import { readCart } from './readCart.ts';
import { addGiftCard, removeGiftCard } from './tenders/changeTenders.ts';
import { updateDetails } from './updateCart.ts';
import { requestOf, readDetails, readDestination, readCoupon, readGiftCard } from './serviceCalls.ts';
import { cartStateOf, itemServices } from './itemServices.ts';

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
