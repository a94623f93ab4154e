import { notFound } from '../../../platform/errors.ts';
import type { CustomerCaller } from '../../../platform/http/caller.ts';
import type { Reply } from '../../../platform/http/reply.ts';
import type { Call } from '../../../platform/http/route.ts';
import { paymentStatusOf } from '../../payments/index.ts';
import { answerPage } from '../answerPage.ts';
import { addressOf } from '../checkout/addressForm.ts';
import { ownOrder } from '../checkout/paymentPage.ts';
import { isPayable, paymentPath } from '../checkout/placeSeen.ts';
import { contentsOf } from '../contents.ts';
import { accountPage } from './accountPage.ts';

/** One order of a customer. Throws 404 for those of others. */
export async function orderPage(
  call: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
  customer: CustomerCaller,
  uuid: string,
): Promise<Reply> {
  const { app, db } = call;
  const order = await ownOrder(call, uuid);
  if (order.customer_id !== customer.id) throw notFound();
  const pricesIncludeTax = await app.setting('priceIncludingTax', db);
  const { code, label, phase } = paymentStatusOf(app, order.payment_status);
  const view = {
    ...accountPage(`/account/orders/${order.uuid}`, `Order ${order.order_number}`),
    order: {
      ...contentsOf(order, order.items, pricesIncludeTax),
      uuid: order.uuid,
      order_number: order.order_number,
      created_at: order.created_at,
      status: order.status,
      shipment_status: order.shipment_status,
      payment_method: order.payment_method_name,
      payment_status: { code, label, phase },
      payment_path: isPayable(app, order) ? paymentPath(order) : null,
      shipping_method: order.shipping_method_data?.snapshot.name ?? null,
      shipping_address: order.shipping_address && addressOf(order.shipping_address),
      billing_address: order.billing_address && addressOf(order.billing_address),
    },
  };
  return answerPage(call, 'order', view, { isPrivate: true });
}
