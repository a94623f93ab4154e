import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/context.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/errors.ts';
import { toMinor } from '../../platform/money.ts';
import { closeCart, invalidCart, loadCart, notEnoughStock, readCart } from '../carts/index.ts';
import type { Cart } from '../carts/index.ts';
import { countCouponUse } from '../promotions/index.ts';
import { beginPayment, logMethodFault, paymentMethodFailed, ZERO_CHECKOUT } from '../payments/index.ts';
import { cartChanged } from './errors.ts';
import { insertOrder, takeStock } from './order.repo.ts';
import type { NewOrder, Order } from './order.repo.ts';
import { orderFacts } from './orderFacts.ts';
import { orderStatus } from './orderStatus.ts';
import { checkOrderable } from './orderable.ts';
import { endPayment } from './payment/endPayment.ts';
import { stockEvent } from './stockEvent.ts';
import { supersedeFormer } from './supersedeFormer.ts';

/** A header is as long as its sender likes. */
const MAX_USER_AGENT = 500;

export interface PlaceOrder {
  readonly cartId: string;
  readonly caller: Caller;
  readonly userIp: string | null;
  readonly userAgent: string | null;
  /** Whether the shopper was shown this cart as it is now. Default: yes, where its figures did not move by themselves. */
  readonly isAsShown?: (cart: Cart) => boolean;
  /** Keeps the answer, last in the transaction. */
  readonly keep?: (tx: Db, order: Order) => Promise<void>;
}

/**
 * Makes the order of a cart. The price is the one that the shopper was last shown: a cart whose figures have moved is
 * saved with the new ones and refused with 409, and a cart becomes one order at most. Before a cart that was opened again is
 * ordered once more, the payment of its order before is ended at the gateway: 503 `GATEWAY_UNAVAILABLE` where that does
 * not answer. Not inside a transaction.
 */
export async function placeOrder(app: AppContext, request: PlaceOrder): Promise<Order> {
  const { cart, isChanged, lostCoupon } = await loadCart(app, app.db, request.cartId, request.caller);
  if (lostCoupon && isUsedUp(lostCoupon)) throw lostCoupon;
  await checkOrderable(app, cart);
  if (isChanged || request.isAsShown?.(cart) === false) throw cartChanged();
  const order = newOrder(app, cart, request);
  let placed = await withCoupon(app, request, (tx) => place(app, tx, cart, order, request));
  if (typeof placed === 'string') {
    if ((await endPayment(app, placed)) === 'paid') throw invalidCart();
    placed = await withCoupon(app, request, (tx) => place(app, tx, cart, order, request));
    // Somebody else ordered the cart in between, and it is open again already.
    if (typeof placed === 'string') throw cartChanged();
  }
  return placed ?? (await refuseMoved(app, request));
}

/** Null: the cart was changed since it was loaded. A text: the uuid of an order whose payment has to be ended first. */
async function place(
  app: AppContext,
  tx: Db,
  cart: Cart,
  order: NewOrder,
  request: PlaceOrder,
): Promise<Order | string | null> {
  const former = await supersedeFormer(app, tx, cart);
  if (former !== null) return former;
  if (!(await closeCart(tx, cart))) return null;
  const saved = await writeOrder(app, tx, order);
  // A product that is deleted takes its lines out of carts without moving their version.
  if (saved.items.length < cart.items.length) throw cartChanged();
  const { short, moves } = await takeStock(tx, saved.order_id);
  if (short > 0) throw notEnoughStock();
  if (saved.coupon) await countCouponUse(tx, redemptionOf(saved, saved.coupon));
  await app.emit(tx, ...orderEvents(saved, order), ...moves.map(stockEvent));
  await request.keep?.(tx, saved);
  return saved;
}

/** Throws `PAYMENT_METHOD_FAILED` (503) where the transaction id of the payment method is that of another order. */
const writeOrder = (app: AppContext, tx: Db, order: NewOrder): Promise<Order> =>
  onConstraint(
    {
      payment_transaction_key: () => {
        const fault = `answered the transaction id ${JSON.stringify(order.record?.transactionId)}, which is that of another transaction`;
        const { payment_method: code, payment_method_name: name } = order;
        logMethodFault(app, code, 'onOrderPlaced', new Error(`Payment method "${code}" ${fault}`));
        return paymentMethodFailed(name);
      },
    },
    () => insertOrder(tx, order),
  );

/** A coupon that others used up meanwhile comes off the cart, and its refusal is the answer. */
async function withCoupon<T>(
  app: AppContext,
  { cartId, caller }: PlaceOrder,
  place: (tx: Db) => Promise<T>,
): Promise<T> {
  try {
    return await app.db.transaction(place);
  } catch (error) {
    if (error instanceof Refusal && isUsedUp(error)) await readCart(app, app.db, cartId, caller);
    throw error;
  }
}

const USED_UP: readonly string[] = ['COUPON_USED_UP', 'COUPON_CUSTOMER_LIMIT'];
const isUsedUp = ({ code }: Refusal): boolean => USED_UP.includes(code);

const redemptionOf = (order: Order, code: string) => ({
  orderId: order.order_id,
  code,
  customerId: order.customer_id,
  email: order.customer_email,
});

/** Somebody was faster: the cart was ordered, or it was changed. */
async function refuseMoved(app: AppContext, { cartId, caller }: PlaceOrder): Promise<never> {
  await readCart(app, app.db, cartId, caller);
  throw cartChanged();
}

function newOrder(app: AppContext, cart: Cart, request: PlaceOrder): NewOrder {
  const isFree = toMinor(cart.grand_total, cart.currency) === 0;
  const method = isFree
    ? { payment_method: ZERO_CHECKOUT, payment_method_name: 'No payment required' }
    : {
        payment_method: cart.payment_method as string,
        payment_method_name: cart.payment_method_name as string,
      };
  const uuid = randomUUID();
  const payment = beginPayment(app, {
    ...method,
    order_id: null,
    uuid,
    order_number: null,
    currency: cart.currency,
    grand_total: cart.grand_total,
    payment_status: 'pending',
    customer_email: cart.customer_email as string,
  });
  const shipment = cart.no_shipping_required ? 'delivered' : 'unfullfilled';
  return {
    ...method,
    uuid,
    cartId: cart.cart_id,
    status: orderStatus(payment.status.phase, shipment),
    payment_status: payment.status.code,
    shipment_status: shipment,
    userIp: request.userIp,
    userAgent: request.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
    isPlaced: payment.isPlaced,
    activities: ['Order has been created', ...(payment.activity ? [payment.activity] : [])],
    record: payment.record,
  };
}

function orderEvents(order: Order, { isPlaced }: NewOrder) {
  const payload = orderFacts(order);
  const created = { name: 'order_created', payload } as const;
  return isPlaced ? [created, { name: 'order_placed', payload } as const] : [created];
}
