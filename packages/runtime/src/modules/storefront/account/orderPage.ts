import { notFound, Refusal } from '../../../platform/errors.ts';
import { showFormAgain } from '../../../platform/http/forms/rejectedForm.ts';
import type { CustomerCaller } from '../../../platform/contracts/caller.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { addToOwnCart, lineName } from '../../carts/index.ts';
import type { LineInputs } from '../../carts/index.ts';
import type { Order } from '../../orders/index.ts';
import { answerPage } from '../page/answerPage.ts';
import { ownOrder } from '../checkout/ownOrder.ts';
import { errorText } from '../errorText.ts';
import { orderDetails } from '../order/orderDetails.ts';
import { accountPage } from './accountPage.ts';

type AccountCall = Pick<Call, 'app' | 'db' | 'caller' | 'request'>;

/** Finds a customer's order. Throws 404 for orders of other customers. */
async function orderOf(call: AccountCall, customer: CustomerCaller, uuid: string): Promise<Order> {
  const order = await ownOrder(call, uuid);
  if (order.customer_id !== customer.id) throw notFound();
  return order;
}

/** Responds with the page of a customer's order. Throws 404 for orders of other customers. */
export async function orderPage(call: AccountCall, customer: CustomerCaller, uuid: string): Promise<Reply> {
  const { app, db } = call;
  const order = await orderOf(call, customer, uuid);
  const title = app.texts()('storefront.order.title', { number: order.order_number });
  const view = {
    ...accountPage(`/account/orders/${order.uuid}`, title),
    order: {
      ...(await orderDetails(app, db, order)),
      status: order.status,
      shipment_status: order.shipment_status,
    },
  };
  return answerPage(call, 'order', view, { isPrivate: true });
}

/**
 * Adds the items of a previous order to the customer's cart at current prices, and redirects to the cart. The cart page lists the items
 * that can no longer be bought.
 */
export async function reorder(call: AccountCall, customer: CustomerCaller, uuid: string): Promise<Reply> {
  const { items } = await orderOf(call, customer, uuid);
  const messages: string[] = [];
  for (const item of items.filter(({ is_gift }) => !is_gift)) {
    const reason = await reasonAgainst(call, {
      sku: item.product_sku,
      qty: item.qty,
      inputs: item.inputs && { ...item.inputs, deliver_at: null },
    });
    if (reason !== null)
      messages.push(call.app.texts()('storefront.order.notBought', { product: lineName(item), reason }));
  }
  if (messages.length > 0) throw showFormAgain(messages);
  return reply.redirect(303, '/cart');
}

/** Adds units of a product to the customer's cart. If they cannot be added, returns the reason as a message for the shopper. */
async function reasonAgainst(
  call: AccountCall,
  item: { readonly sku: string; readonly qty: number; readonly inputs: LineInputs | null },
): Promise<string | null> {
  try {
    await addToOwnCart(call, item);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return errorText(error, call.app.texts());
  }
}
