import { z } from 'zod';
import { bool, decimal, entityId, entityUuid, int, text, timestamp } from '../../../platform/db/columns.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { author } from '../../auth/contract.ts';

export const transactionRow = z.object({
  payment_transaction_id: entityId,
  uuid: entityUuid,
  order_id: int.describe('The integer ID of the order.'),
  payment_method: text.describe('The code of the payment method.'),
  transaction_id: text.describe(
    'The ID of the transaction at the gateway, unique within the payment method.',
  ),
  transaction_type: z
    .enum(['online', 'offline'])
    .describe('The kind of payment: through a gateway, or outside the shop, such as in cash.'),
  payment_action: z.enum(['authorize', 'capture', 'refund', 'void']).describe('The payment operation.'),
  amount: decimal.meta(
    kind('money', 'The captured, refunded, authorized or voided amount, in `currency`, including tax.'),
  ),
  currency: text.describe('The ISO 4217 currency code of the amount.'),
  parent_transaction_id: text
    .nullable()
    .describe('The `transaction_id` of the captured or voided authorization, or of the refunded capture.'),
  additional_information: z.unknown().describe('The raw gateway response. Null if there is none.'),
  is_final: bool,
  refunded: decimal,
  reserved: decimal,
  created_at: timestamp.meta({
    format: 'date-time',
    description: 'The time at which it was recorded, in ISO 8601 format (UTC).',
  }),
});
/**
 * A recorded payment transaction. `is_final` is false while the gateway still reviews it. `refunded` is the refunded
 * amount, and `reserved` is the amount set aside for the open refund attempt.
 */
export type TransactionRow = z.output<typeof transactionRow>;

/** A transaction after it is written. `was_reported` means that it was already recorded as final for the same action. */
export const writtenTransaction = transactionRow.extend({ is_new: bool, was_reported: bool });

/** A transaction with the pending gateway request of its order. */
export const transactionWithRequest = transactionRow.extend({
  asked: z.object({ kind: text, amount: decimal, author: author.nullish() }).nullable(),
});
export type TransactionWithRequest = z.output<typeof transactionWithRequest>;
