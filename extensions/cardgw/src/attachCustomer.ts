import { invalidOrder } from '@shop/runtime/extension';
import type { AppContext, CustomerCaller } from '@shop/runtime/extension';
import { findGatewayCustomer } from './cardgwCustomer.repo.ts';
import { findIntent } from './cardgwIntent.repo.ts';
import { cardNotSaved } from './errors.ts';
import type { OpenGateway } from './gateway.ts';
import { forgetGatewayCustomer, isGone, openGatewayCustomer } from './gatewayCustomer.ts';

interface Attachment {
  readonly order_id: string;
  /** True if the gateway keeps the card that pays. If false, the intent can be paid with a card that was saved before. */
  readonly save: boolean;
}

/**
 * Connects the open intent of a customer's own order with the customer at the gateway. Only a customer who saves a card gets one there.
 * Throws `INVALID_ORDER` (400) unless the order is the customer's and is awaiting a card payment, and 502 if the gateway does not accept it.
 */
export async function attachCustomer(
  app: AppContext,
  openGateway: OpenGateway,
  caller: CustomerCaller,
  { order_id, save }: Attachment,
): Promise<void> {
  const order = await app.orders.find(app.db, { uuid: order_id });
  if (order?.payment_method !== 'cardgw' || order.customer_id !== caller.id) throw invalidOrder();
  const stored = await findIntent(app.db, order.order_id);
  if (!stored || order.payment_ended_at || order.superseded_at || order.canceled_at) throw invalidOrder();
  let customer = await findGatewayCustomer(app.db, caller.uuid);
  if (customer === null && !save) return;
  try {
    const gateway = await openGateway(app);
    customer ??= await openGatewayCustomer(app, gateway, caller);
    await gateway.paymentIntents.update(stored.intent_id, {
      customer,
      setup_future_usage: save ? 'on_session' : '',
    });
  } catch (error) {
    // Another object of the call, such as the intent, may be the one that is gone.
    if (customer !== null && isGone(error) && error.param === 'customer')
      await forgetGatewayCustomer(app, customer);
    app.log.error({ err: error, order: order.uuid }, 'card customer not connected with the payment');
    throw cardNotSaved();
  }
}
