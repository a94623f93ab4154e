import { z } from '@shop/runtime/extension';

/** Properties of gateway objects that the shop reads. Amounts are in the gateway's units, and currency codes are lowercase. */

export const intentObject = z.object({
  id: z.string(),
  status: z.string().nullish(),
  amount: z.int().nullish(),
  amount_received: z.int().nullish(),
  currency: z.string().nullish(),
  metadata: z.object({ order_id: z.string().nullish() }).nullish(),
  last_payment_error: z.object({ message: z.string().nullish() }).nullish(),
});
export type IntentObject = z.output<typeof intentObject>;

const intentId = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

export const refundObject = z.object({
  id: z.string(),
  amount: z.int(),
  /** Currency of the refund. Default: the payment's currency. */
  currency: z.string().nullish(),
  status: z.string().nullish(),
  payment_intent: intentId,
  metadata: z.object({ attempt: z.string().nullish() }).nullish(),
});
export type RefundObject = z.output<typeof refundObject>;

export const chargeObject = z.object({
  id: z.string(),
  payment_intent: intentId,
  amount_refunded: z.int().nullish(),
  refunds: z.object({ data: z.array(refundObject), has_more: z.boolean().nullish() }).nullish(),
});
export type ChargeObject = z.output<typeof chargeObject>;

export const eventObject = z.object({
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});
