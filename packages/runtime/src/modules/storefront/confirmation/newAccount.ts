import type { Call } from '../../../platform/contracts/route.ts';
import { logInVisitor, registerCustomer } from '../../customers/index.ts';
import { attachOrder } from '../../orders/index.ts';
import type { Order } from '../../orders/index.ts';
import { notFound } from '../../../platform/errors.ts';
import { ownOrder } from '../checkout/ownOrder.ts';

type OrderCall = Pick<Call, 'app' | 'db' | 'caller' | 'request'>;

const ENABLED = 1;

/**
 * Reports whether the caller may create an account from an order. Only a guest in the session that placed the order may do so. The order
 * token is not sufficient.
 */
export const canMakeAccount = ({ caller }: Pick<Call, 'caller'>, order: Order): boolean =>
  caller.customer === null &&
  order.customer_id === null &&
  caller.sessionId !== null &&
  order.sid === caller.sessionId;

/**
 * Creates an account with the email address and name from a guest's order, assigns the order to the account in the same transaction, and
 * signs the caller in. Other orders with this email address remain guest orders, because the email address is not verified. Throws 404
 * for other callers' orders, and `EMAIL_TAKEN` (409) like any registration.
 */
export async function makeAccountOf(call: OrderCall, uuid: string, password: string): Promise<Order> {
  const { app, db, caller, request } = call;
  const order = await ownOrder(call, uuid);
  const { sessionId } = caller;
  if (sessionId === null || !canMakeAccount(call, order)) throw notFound();
  const { customer_email: email } = order;
  const address = order.shipping_address ?? order.billing_address;
  const full_name = order.customer_full_name ?? address?.full_name ?? email;
  await registerCustomer(app, db, { email, password, full_name, status: ENABLED }, (tx, customer) =>
    attachOrder(tx, order.uuid, { sessionId, customerId: customer.customer_id }),
  );
  await logInVisitor(app, db, { email, password }, request);
  return order;
}
