import { isUuid } from '../../../platform/db/ids.ts';
import { notFound } from '../../../platform/errors.ts';
import { reply } from '../../../platform/http/reply.ts';
import type { Reply } from '../../../platform/http/reply.ts';
import type { Call } from '../../../platform/http/route.ts';
import { MANAGE_CARTS } from '../../carts/index.ts';
import { canReadOrder, findOrder } from '../../orders/index.ts';
import type { Order } from '../../orders/index.ts';
import { paymentStatusOf } from '../../payments/index.ts';
import type { CheckoutForm } from '../../payments/index.ts';
import { answerPage } from '../answerPage.ts';
import type { PageOptions } from '../answerPage.ts';
import { afterPlacing, isPayable, paymentPath } from './placeSeen.ts';

type OrderCall = Pick<Call, 'app' | 'db' | 'caller' | 'request'>;

/**
 * The order of a page that is its shopper's alone, or an administrator's who holds the permission. Throws 404 for everybody
 * else.
 */
export async function ownOrder(
  { app, db, caller }: OrderCall,
  uuid: string,
  token: string | null = null,
  permission?: string,
): Promise<Order> {
  const order = isUuid(uuid) ? await findOrder(db, uuid) : null;
  if (!order || !canReadOrder(order, caller, token, app.config, permission)) throw notFound();
  return order;
}

/** The order of a page that may open its cart again, which is a change of that cart. */
const payableOrder = (call: OrderCall, uuid: string): Promise<Order> =>
  ownOrder(call, uuid, null, MANAGE_CARTS);

/**
 * Where the shopper pays an order: leads on to the gateway, or shows the form of the payment method. One that is not to be
 * paid any more leads on to where it stands. A gateway that does not answer is 502, with a way out.
 */
export async function paymentPage(call: OrderCall, uuid: string): Promise<Reply> {
  const { app } = call;
  const order = await payableOrder(call, uuid);
  if (!isPayable(app, order)) return reply.redirect(303, await afterPayment(call, order));
  const form = await askForm(call, order);
  if (form === null) return show(call, order, false, { status: 502 });
  if ('redirectTo' in form) return reply.redirect(303, form.redirectTo);
  const { markup, scripts, sources } = form;
  return show(call, order, true, {
    body: markup,
    ...(scripts && { scripts }),
    ...(sources && { sources }),
  });
}

/**
 * Lets the shopper choose another way to pay: the payment is ended at the gateway, and the cart is open again. An order that
 * was paid meanwhile leads to its confirmation. Throws `GATEWAY_UNAVAILABLE` (503) where nobody knows.
 */
export async function payOtherwise(call: OrderCall, uuid: string): Promise<Reply> {
  const order = await payableOrder(call, uuid);
  const outcome = await call.app.payments.end(order.uuid);
  const now = await payableOrder(call, uuid);
  if (outcome === 'paid') return reply.redirect(303, await afterPayment(call, now));
  await call.app.carts.reactivate(call.db, order.uuid);
  const isOpen = now.placed_at === null && now.canceled_at === null;
  return reply.redirect(303, isOpen ? '/checkout?step=payment' : await afterPayment(call, now));
}

/** The cart of one whose payment failed is opened again, as at the way back from its gateway. */
async function afterPayment({ app, db }: OrderCall, order: Order): Promise<string> {
  const { phase } = paymentStatusOf(app, order.payment_status);
  if (phase === 'failed') await app.carts.reactivate(db, order.uuid);
  return phase === 'failed' || phase === 'canceled' ? '/checkout' : afterPlacing(app, order);
}

/** Null: it could not be begun. */
async function askForm({ app, request }: OrderCall, order: Order): Promise<CheckoutForm | null> {
  const method = app.registry('paymentMethods').get(order.payment_method);
  try {
    return (await method?.checkoutForm?.({ app, order, signal: request.signal })) ?? null;
  } catch (error) {
    app.log.error({ err: error, order: order.uuid, method: order.payment_method }, 'payment did not begin');
    return null;
  }
}

const show = (call: OrderCall, order: Order, has_begun: boolean, options: PageOptions): Promise<Reply> =>
  answerPage(
    call,
    'payment',
    {
      kind: 'payment',
      route: 'checkoutPayment',
      urn: null,
      path: paymentPath(order),
      title: 'Payment',
      description: null,
      order: {
        uuid: order.uuid,
        order_number: order.order_number,
        grand_total: Number(order.grand_total),
        currency: order.currency,
        payment_method: order.payment_method_name,
      },
      has_begun,
    },
    { ...options, isPrivate: true },
  );
