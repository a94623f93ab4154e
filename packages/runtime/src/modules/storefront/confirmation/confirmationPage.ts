import type { Reply } from '../../../platform/http/reply.ts';
import type { Call } from '../../../platform/http/route.ts';
import { paymentStatusOf } from '../../payments/index.ts';
import type { PaymentStatus } from '../../payments/index.ts';
import { answerPage } from '../answerPage.ts';
import { addressOf } from '../checkout/addressForm.ts';
import { ownOrder } from '../checkout/paymentPage.ts';
import { isPayable, paymentPath } from '../checkout/placeSeen.ts';
import { contentsOf } from '../contents.ts';

/** Nothing to thank for any more. */
const GONE: ReadonlySet<PaymentStatus['phase']> = new Set(['failed', 'canceled', 'refunded']);

/**
 * Says that an order was placed, and how its payment stands. Throws 404 for all but who placed it: the customer, the session,
 * or who has the order's token.
 */
export async function confirmationPage(
  call: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
  uuid: string,
  token: string | null,
): Promise<Reply> {
  const { app, db } = call;
  const order = await ownOrder(call, uuid, token);
  const pricesIncludeTax = await app.setting('priceIncludingTax', db);
  const { code, label, phase } = paymentStatusOf(app, order.payment_status);
  const isFailed = phase === 'failed' && order.canceled_at === null;
  return answerPage(
    call,
    'confirmation',
    {
      kind: 'confirmation',
      route: 'checkoutSuccess',
      urn: null,
      path: `/checkout/success/${order.uuid}`,
      title: GONE.has(phase) ? `Order ${order.order_number}` : 'Thank you',
      description: null,
      order: {
        ...contentsOf(order, order.items, pricesIncludeTax),
        uuid: order.uuid,
        order_number: order.order_number,
        created_at: order.created_at,
        email: order.customer_email,
        shipping_address: order.shipping_address && addressOf(order.shipping_address),
        billing_address: order.billing_address && addressOf(order.billing_address),
        shipping_method: order.shipping_method_data?.snapshot.name ?? null,
        payment_method: order.payment_method_name,
        payment_status: { code, label, phase },
        is_placed: order.placed_at !== null,
        payment_path: isPayable(app, order) || isFailed ? paymentPath(order) : null,
      },
    },
    { isPrivate: true },
  );
}
