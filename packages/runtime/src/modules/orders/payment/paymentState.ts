import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { openCartOf } from '../../carts/index.ts';
import { paymentStatusOf } from '../../payments/index.ts';
import type { PaymentStep } from '../../payments/index.ts';
import { orderRow } from '../order.ts';
import type { Order } from '../order.ts';
import { instructionsOf } from './instructionsOf.ts';
import { isPayable } from './payable.ts';

const instructionsAnswer = z.object({
  text: z.string().describe('A sentence or two in the language of the order.'),
  details: z
    .array(
      z.object({
        key: z.string().describe('The name for programs, such as `iban`.'),
        label: z.string().describe('The name for shoppers.'),
        value: z.string().describe('The value, as the shopper needs it.'),
      }),
    )
    .describe('The facts that the shopper needs.'),
});

/** The state of an order's payment, as sent to shoppers and their front ends. */
export const paymentStateAnswer = z.object({
  order_id: orderRow.shape.uuid.describe('The UUID of the order.'),
  order_number: orderRow.shape.order_number,
  payment_method: orderRow.shape.payment_method,
  payment_status: orderRow.shape.payment_status,
  phase: z
    .enum(['unpaid', 'authorized', 'paid', 'refunded', 'failed', 'canceled'])
    .describe('What the status means: `failed` may still be payable.'),
  grand_total: z.number().meta(orderRow.shape.grand_total.meta() ?? {}),
  currency: orderRow.shape.currency,
  is_payable: z.boolean().describe('Whether the shopper may start a payment of this order.'),
  is_placed: z.boolean().describe('Whether the order counts: its money came, is held, or is promised.'),
  instructions: instructionsAnswer
    .nullable()
    .describe('What the shopper reads to pay, such as an account; null: there is nothing to read.'),
  cart_id: z
    .string()
    .nullable()
    .describe(
      'The UUID of the cart of the order, where it is open again and may be ordered once more; else null.',
    ),
});

export const paymentStepAnswer = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z
        .literal('redirect')
        .describe('The shopper pays at another address, and comes back to `return_url`.'),
      url: z.string().describe('The address to send the shopper to.'),
    }),
    z.object({
      kind: z.literal('client').describe('The front end pays by the script of the gateway.'),
      data: z
        .record(z.string(), z.unknown())
        .describe('What the script needs, by the documentation of the payment method.'),
    }),
    z.object({
      kind: z.literal('instructions').describe('The shopper pays by the `instructions`.'),
    }),
    z.object({ kind: z.literal('none').describe('The shopper has nothing to do.') }),
  ])
  .describe('What the shopper does next.');

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

/** Returns the step in the form sent to front ends: an order that needs no step may have instructions. */
export const shownStep = (
  step: PaymentStep,
  { instructions }: z.output<typeof paymentStateAnswer>,
): z.output<typeof paymentStepAnswer> => {
  if (step.kind === 'none') return { kind: instructions ? 'instructions' : 'none' };
  return step.kind === 'redirect'
    ? { kind: 'redirect', url: step.url }
    : { kind: 'client', data: { ...step.data } };
};
