import type { AppContext } from '../../platform/contracts/context.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { closeCart, invalidCart, loadCart, noteCart, notEnoughStock, readCart } from '../carts/index.ts';
import type { Cart, OrderOrigin } from '../carts/index.ts';
import { promisedDelivery } from '../catalog/index.ts';
import { countOfferUses, couponCustomerLimit, couponUsedUp } from '../promotions/index.ts';
import { logMethodFault, paymentMethodFailed } from '../payments/index.ts';
import { cartChanged, tooManyUnpaidOrders } from './errors.ts';
import { issueCards } from './giftCards/issueCards.ts';
import { inventoryUpdated, orderPayload } from './events.ts';
import { insertOrder } from './insertOrder.repo.ts';
import type { AcceptedTerms, NewOrder } from './newOrder.ts';
import type { Order } from './order.ts';
import { checkOrderable } from './orderable.ts';
import { allocateStock } from './orderStock.repo.ts';
import { endPayment } from './payment/endPayment.ts';
import { redeemedEvents, redeemTenders } from './tenders/redeemTenders.ts';
import { supersedePreviousOrder } from './supersedePreviousOrder.ts';
import { newOrder } from './newOrder.ts';
import { offerUseOf } from './offerUse.ts';

export interface PlaceOrder {
  readonly cartId: string;
  readonly caller: Caller;
  readonly userIp: string | null;
  readonly userAgent: string | null;
  /**
   * Reports whether the shopper saw the cart in its current state. Default: true, unless the totals changed without a
   * request.
   */
  readonly isAsShown?: (cart: Cart) => boolean;
  /**
   * Returns the terms that the shopper accepts by ordering this cart. Throws if they were not accepted. Default:
   * acceptance is not required.
   */
  readonly acceptedTerms?: (cart: Cart) => AcceptedTerms | null;
  /** The sales channel. Default: that of the cart, which is none for a cart of the shop's own pages and its API. */
  readonly origin?: OrderOrigin | undefined;
  /** Stores the response, as the last step of the transaction. */
  readonly keep?: (tx: Db, order: Order) => Promise<void>;
}

/**
 * Places the order for a cart, at the price last shown to the shopper. If the totals have changed, saves the cart with the
 * new totals and throws 409. A cart is converted to at most one order. If a reopened cart is ordered again, the payment of
 * its previous order is first ended at the gateway; throws `GATEWAY_UNAVAILABLE` (503) if the gateway does not respond.
 * Must not be called inside a transaction.
 */
export async function placeOrder(app: AppContext, request: PlaceOrder): Promise<Order> {
  const loaded = await loadCart(app, app.db, request.cartId, request.caller);
  const { cart, isChanged, lostCoupon } = loaded;
  if (isUsedUp(lostCoupon)) throw lostCoupon;
  const orderable = await checkOrderable(app, loaded);
  if (isChanged || request.isAsShown?.(cart) === false) throw cartChanged();
  const delivery = promisedDelivery(app, loaded.settings, cart.shipping_method_data?.snapshot.delivery);
  const order = newOrder(app, orderable, request, delivery);
  let placement = await savingLoss(app, request, (tx) => place(app, tx, cart, order, request));
  if (placement.kind === 'superseding') {
    if ((await endPayment(app, placement.uuid)) === 'paid') throw invalidCart();
    placement = await savingLoss(app, request, (tx) => place(app, tx, cart, order, request));
  }
  switch (placement.kind) {
    case 'placed':
      return placement.order;
    case 'superseding':
      // Another request has ordered the cart since it was loaded, and the cart has already been reopened.
      throw cartChanged();
    case 'stale':
      return rejectChangedCart(app, request);
  }
}

type Placement =
  | { readonly kind: 'placed'; readonly order: Order }
  /** The previous order of the cart has this uuid. Its payment must be ended first. */
  | { readonly kind: 'superseding'; readonly uuid: string }
  /** The cart has changed since it was loaded. */
  | { readonly kind: 'stale' };

/** Writes the order in a transaction. */
async function place(
  app: AppContext,
  tx: Db,
  cart: Cart,
  order: NewOrder,
  request: PlaceOrder,
): Promise<Placement> {
  const previous = await supersedePreviousOrder(app, tx, cart);
  if (previous !== null) return previous;
  if (!(await closeCart(tx, cart))) return { kind: 'stale' };
  const saved = await writeOrder(app, tx, order);
  // Deleting a product removes its lines from carts without changing the cart version.
  if (saved.items.length < cart.items.length) throw cartChanged();
  const limit = order.unpaidLimit;
  const { short, changes, unpaid } = await allocateStock(tx, saved.order_id, limit);
  if (limit && unpaid > limit.most) throw tooManyUnpaidOrders();
  if (short > 0) throw notEnoughStock();
  if (!(await countOfferUses(tx, offerUseOf(saved)))) throw cartChanged();
  await redeemTenders(app, tx, saved, order.tenders);
  await app.emit(tx, ...orderEvents(saved, order), ...changes.map(inventoryUpdated));
  await issueCards(app, tx, saved, { status: saved.payment_status });
  noteCart(request.caller, { ...cart, items: [] });
  await request.keep?.(tx, saved);
  return { kind: 'placed', order: saved };
}

/**
 * Inserts the order. Throws `PAYMENT_METHOD_FAILED` (503) if the payment method's transaction id belongs to another order.
 */
const writeOrder = (app: AppContext, tx: Db, order: NewOrder): Promise<Order> =>
  onConstraint(
    {
      payment_transaction_key: () => {
        const fault = `returned the transaction ID ${JSON.stringify(order.record?.transactionId)}, which belongs to another transaction`;
        const { payment_method: code, payment_method_name: name } = order;
        logMethodFault(app, code, 'onOrderPlaced', new Error(`Payment method "${code}" ${fault}`));
        return paymentMethodFailed(name);
      },
    },
    () => insertOrder(tx, order),
  );

/** Runs the transaction that places an order. If an offer was used up or a gift card emptied by other orders, saves the cart without it and throws the error. */
async function savingLoss<T>(
  app: AppContext,
  { cartId, caller }: PlaceOrder,
  place: (tx: Db) => Promise<T>,
): Promise<T> {
  try {
    return await app.db.transaction(place);
  } catch (error) {
    if (isUsedUp(error) || cartChanged.is(error)) await readCart(app, app.db, cartId, caller);
    throw error;
  }
}

const isUsedUp = (error: unknown): boolean => couponUsedUp.is(error) || couponCustomerLimit.is(error);

/** Throws the error for a cart that another request has ordered or changed. */
async function rejectChangedCart(app: AppContext, { cartId, caller }: PlaceOrder): Promise<never> {
  await readCart(app, app.db, cartId, caller);
  throw cartChanged();
}

function orderEvents(order: Order, { isPlaced, tenders }: NewOrder) {
  const payload = orderPayload(order);
  const created = { name: 'order_created', payload } as const;
  const redeemed = redeemedEvents(order, tenders);
  return isPlaced
    ? [created, ...redeemed, { name: 'order_placed', payload } as const]
    : [created, ...redeemed];
}
