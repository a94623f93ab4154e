import type { Reply } from '../../../platform/http/reply.ts';
import type { Call } from '../../../platform/http/route.ts';
import type { PaymentStatus } from '../../payments/index.ts';
import { answerPage } from '../answerPage.ts';
import { ownOrder } from '../checkout/paymentPage.ts';
import { isPayable, paymentPath } from '../checkout/placeSeen.ts';
import { orderContents } from '../orderContents.ts';

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
  const contents = await orderContents(app, db, order);
  const { phase } = contents.payment_status;
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
        ...contents,
        email: order.customer_email,
        is_placed: order.placed_at !== null,
        payment_path: isPayable(app, order) || isFailed ? paymentPath(order) : null,
      },
    },
    { isPrivate: true },
  );
}
