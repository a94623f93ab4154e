import type { z } from 'zod';
import { appOf } from '../../../platform/contracts/buyer.ts';
import type { Buyer } from '../../../platform/contracts/buyer.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { outcomeOf } from '../../../platform/contracts/outcome.ts';
import type { Outcome } from '../../../platform/contracts/outcome.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import { validator } from '../../../platform/http/forms/validation.ts';
import type { ChargedPayment, FinishOptions, PaymentsService, StartOptions } from '../contract.ts';
import { orderNotFound } from '../errors.ts';
import type { Order } from '../order.ts';
import { findOrder, getOrder } from '../order.repo.ts';
import { updateReturnUrl } from '../orderState.repo.ts';
import { chargeOrder, findOrderCharge } from './chargeOrder.ts';
import type { ChargeRequest } from './beginCharge.ts';
import { finishPayment } from './finishPayment.ts';
import { chargeFields, finishFields, startFields } from './paymentBodies.ts';
import { paymentState, shownStep } from './paymentState.ts';
import type { OrderPayment, StartedPayment } from './paymentState.ts';
import { checkReturnUrl } from './returnAddress.ts';
import { startPayment } from './startPayment.ts';

/** The signal of a call whose caller cannot disconnect. */
const NEVER = new AbortController().signal;

/**
 * Starts the payment of an order, or finds the started one, and returns its state with the next step of the shopper. Throws what
 * `startPayment` throws, and `RETURN_URL_NOT_ALLOWED` (400).
 */
export async function startOrderPayment(
  app: AppContext,
  order: Order,
  { returnUrl, signal = NEVER }: StartOptions,
): Promise<StartedPayment> {
  const checked = returnUrl ? checkReturnUrl(app, returnUrl) : null;
  const step = await startPayment(app, order, { returnUrl: checked, signal });
  const state = await paymentState(app, await getOrder(app.db, order.uuid));
  return { ...state, step: shownStep(step, state) };
}

/** Looks up the outcome of an order's payment by its method, and returns its state. Throws what `finishPayment` throws. */
export const finishOrderPayment = async (
  app: AppContext,
  order: Order,
  { query = {}, signal = NEVER }: FinishOptions,
): Promise<OrderPayment> => paymentState(app, await finishPayment(app, order, { query, signal }));

/** Charges an order with a credential, and returns what became of it with the state. Throws what `chargeOrder` throws. */
async function chargeOrderPayment(
  app: AppContext,
  order: Order,
  { returnUrl, ...request }: ChargeRequest & Pick<StartOptions, 'returnUrl'>,
): Promise<ChargedPayment> {
  const checked = returnUrl ? checkReturnUrl(app, returnUrl) : null;
  if (checked !== null && order.payment_return_url !== checked)
    await updateReturnUrl(app.db, order.uuid, checked);
  const charge = await chargeOrder(app, order, request);
  return { ...charge, payment: await paymentState(app, await getOrder(app.db, order.uuid)) };
}

const readStart = validator(startFields, 'body') as (sent: unknown) => z.output<typeof startFields>;
const readFinish = validator(finishFields, 'body') as (sent: unknown) => z.output<typeof finishFields>;
const readCharge = validator(chargeFields, 'body') as (sent: unknown) => z.output<typeof chargeFields>;

/** Creates the payment services on behalf of buyers. Each does what the route of the order's payment does. */
export function buyerPayments(
  shop: AppContext,
): Pick<PaymentsService, 'start' | 'finish' | 'read' | 'payWith' | 'findCharge'> {
  const withOrder = <T>(
    buyer: Buyer,
    uuid: string,
    work: (app: AppContext, order: Order) => Promise<T>,
  ): Promise<Outcome<T>> =>
    outcomeOf(async () => {
      const app = appOf(shop, buyer);
      const order = isUuid(uuid) ? await findOrder(app.db, uuid) : null;
      if (!order) throw orderNotFound();
      return work(app, order);
    });
  return {
    start: (buyer, uuid, { returnUrl, signal } = {}) =>
      withOrder(buyer, uuid, (app, order) => {
        const { return_url } = readStart({ return_url: returnUrl });
        return startOrderPayment(app, order, { returnUrl: return_url, signal });
      }),
    finish: (buyer, uuid, { query, signal } = {}) =>
      withOrder(buyer, uuid, (app, order) =>
        finishOrderPayment(app, order, { query: readFinish({ query }).query, signal }),
      ),
    read: (buyer, uuid) => withOrder(buyer, uuid, paymentState),
    payWith: (buyer, uuid, { attempt, credential, returnUrl }) =>
      withOrder(buyer, uuid, (app, order) => {
        const { return_url, ...charge } = readCharge({ attempt, credential, return_url: returnUrl });
        return chargeOrderPayment(app, order, { ...charge, returnUrl: return_url });
      }),
    findCharge: (buyer, uuid, attempt) =>
      withOrder(buyer, uuid, async (app, order) => {
        const charge = await findOrderCharge(app, order, attempt);
        if (charge === null) return null;
        return { ...charge, payment: await paymentState(app, await getOrder(app.db, order.uuid)) };
      }),
  };
}
