import { notFound } from '../../../platform/errors.ts';
import type { CustomerCaller } from '../../../platform/http/caller.ts';
import type { Reply } from '../../../platform/http/reply.ts';
import type { Call } from '../../../platform/http/route.ts';
import { answerPage } from '../answerPage.ts';
import { ownOrder } from '../checkout/paymentPage.ts';
import { isPayable, paymentPath } from '../checkout/placeReviewedCart.ts';
import { orderContents } from '../orderContents.ts';
import { accountPage } from './accountPage.ts';

/** Shows one order of a customer. Throws 404 for those of others. */
export async function orderPage(
  call: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
  customer: CustomerCaller,
  uuid: string,
): Promise<Reply> {
  const { app, db } = call;
  const order = await ownOrder(call, uuid);
  if (order.customer_id !== customer.id) throw notFound();
  const title = app.texts()('storefront.order.title', { number: order.order_number });
  const view = {
    ...accountPage(`/account/orders/${order.uuid}`, title),
    order: {
      ...(await orderContents(app, db, order)),
      status: order.status,
      shipment_status: order.shipment_status,
      payment_path: isPayable(app, order) ? paymentPath(app, order) : null,
    },
  };
  return answerPage(call, 'order', view, { isPrivate: true });
}
