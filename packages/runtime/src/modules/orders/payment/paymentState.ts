import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { openCartOf } from '../../carts/index.ts';
import { paymentStatusOf } from '../../payments/index.ts';
import type { PaymentStep } from '../../payments/contract.ts';
import { orderRow } from '../order.ts';
import type { Order } from '../order.ts';
import { instructionsOf } from './instructionsOf.ts';
import { isPayable } from './payable.ts';

const instructionsAnswer = z.object({
  text: z.string().describe('One or two sentences in the language of the order.'),
  details: z
    .array(
      z.object({
        key: z.string().describe('The machine-readable name, such as `iban`.'),
        label: z.string().describe('The name shown to shoppers.'),
        value: z.string().describe('The value, formatted for shoppers.'),
      }),
    )
    .describe('The payment details that the shopper needs.'),
});

/** The state of an order's payment, as sent to shoppers and their front ends. */
export const paymentStateAnswer = z.object({
  order_id: orderRow.shape.uuid.describe('The UUID of the order.'),
  order_number: orderRow.shape.order_number,
  payment_method: orderRow.shape.payment_method,
  payment_status: orderRow.shape.payment_status,
  phase: z
    .enum(['unpaid', 'authorized', 'paid', 'refunded', 'failed', 'canceled'])
    .describe('The meaning of the status. `failed` orders may still be payable.'),
  grand_total: z.number().meta(orderRow.shape.grand_total.meta() ?? {}),
  currency: orderRow.shape.currency,
  is_payable: z.boolean().describe('True if the shopper can start a payment for this order.'),
  is_placed: z
    .boolean()
    .describe('True if the order is placed: it is paid, authorized, or payment is promised.'),
  instructions: instructionsAnswer
    .nullable()
    .describe('The payment instructions for the shopper, such as a bank account. Null if there are none.'),
  cart_id: z
    .string()
    .nullable()
    .describe("The UUID of the order's cart if it was reopened and can be ordered again, else null."),
});

export const paymentStepAnswer = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('redirect').describe('The shopper pays at another URL and returns to `return_url`.'),
      url: z.string().describe('The URL to redirect the shopper to.'),
    }),
    z.object({
      kind: z.literal('client').describe("The front end completes the payment with the gateway's script."),
      data: z
        .record(z.string(), z.unknown())
        .describe('The data that the script needs, as documented for the payment method.'),
    }),
    z.object({
      kind: z.literal('instructions').describe('The shopper pays according to the `instructions`.'),
    }),
    z.object({ kind: z.literal('none').describe('No action is required from the shopper.') }),
  ])
  .describe("The shopper's next step.");

/** The state of a payment that was started, with the shopper's next step. */
export const startedPaymentAnswer = paymentStateAnswer.extend({ step: paymentStepAnswer });

/** The state of an order's payment, as the REST API answers it. */
export type OrderPayment = z.output<typeof paymentStateAnswer>;
export type StartedPayment = z.output<typeof startedPaymentAnswer>;

/** Returns the state of an order's payment. */
export async function paymentState(
  app: AppContext,
  order: Order,
): Promise<z.output<typeof paymentStateAnswer>> {
  const instructions = await instructionsOf(app, order);
  return {
    order_id: order.uuid,
    order_number: order.order_number,
    payment_method: order.payment_method,
    payment_status: order.payment_status,
    phase: paymentStatusOf(app, order.payment_status).phase,
    grand_total: Number(order.grand_total),
    currency: order.currency,
    is_payable: isPayable(app, order),
    is_placed: order.placed_at !== null && order.canceled_at === null,
    instructions: instructions && { text: instructions.text, details: [...instructions.details] },
    cart_id: order.superseded_at === null ? await openCartOf(app.db, order.cart_id) : null,
  };
}

/**
 * Returns the payment step in the form sent to front ends. An order that needs no step may have payment instructions.
 */
export const shownStep = (
  step: PaymentStep,
  { instructions }: z.output<typeof paymentStateAnswer>,
): z.output<typeof paymentStepAnswer> => {
  if (step.kind === 'none') return { kind: instructions ? 'instructions' : 'none' };
  return step.kind === 'redirect'
    ? { kind: 'redirect', url: step.url }
    : { kind: 'client', data: { ...step.data } };
};
