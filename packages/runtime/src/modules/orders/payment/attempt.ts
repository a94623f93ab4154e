import { z } from 'zod';
import { decimal, int, text, timestamp, uuid } from '../../../platform/db/columns.ts';
import { ticketRow } from '../../../platform/contracts/idempotency.ts';
import { author } from '../../auth/contract.ts';
import type { LockedOrder } from '../order.ts';
import type { TransactionRow } from './transaction.ts';
import { storedTextColumn } from '../../../platform/messages/storedText.ts';

export const attemptRow = z.object({
  payment_attempt_id: int,
  uuid,
  order_id: int,
  kind: z.enum(['capture', 'refund', 'void', 'end', 'take']),
  state: z.enum(['open', 'succeeded', 'refused']),
  payment_transaction_id: int.nullable(),
  amount: decimal,
  currency: text,
  request: z.object({
    /** The order's newest transaction at the time of the attempt. */
    known_until: int.nullish(),
    reason: z.union([text, storedTextColumn]).nullish(),
    /** The author of the attempt. Null if the shop itself made the attempt. */
    author: author.nullish(),
    /** The UUID of the order that remains valid, if money is refunded because the cart was paid twice. */
    duplicate_of: uuid.nullish(),
    /** The UUID of the return that is refunded. */
    return_uuid: uuid.nullish(),
    /** True if the refund goes to the credit of the customer. */
    to_credit: z.boolean().nullish(),
    /** The charge with a credential that a program brought, of a `take` attempt. */
    charge: z
      .object({
        /** The caller's key of the attempt. */
        key: text,
        /** The answer to a repeated call. Absent while the outcome is unknown, and if nothing was charged. */
        answer: z
          .union([
            z.object({ outcome: z.enum(['paid', 'action']) }),
            z.object({ outcome: z.literal('declined'), code: text, message: text }),
          ])
          .nullish(),
      })
      .nullish(),
    items: z.array(z.object({ order_item_id: int, qty: int, restock: z.boolean() })).nullish(),
  }),
  /** The ticket of the request that created the attempt. Null if the request had no Idempotency-Key. */
  ticket: ticketRow.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type AttemptRow = z.output<typeof attemptRow>;
/** An attempt that calls the payment method function that `kind` specifies. */
export type CallRow = AttemptRow & { readonly kind: 'capture' | 'refund' | 'void' };
/** An attempt that ends the open payment of an order, or takes money that the shopper approved. */
export type ClaimRow = AttemptRow & { readonly kind: 'end' | 'take' };

export const isClaim = (row: AttemptRow): row is ClaimRow => row.kind === 'end' || row.kind === 'take';

/** An attempt that charges a credential. */
export type ChargeRow = ClaimRow & { readonly request: { readonly charge: Charge } };
type Charge = NonNullable<AttemptRow['request']['charge']>;
/** The answer to a repeated call of a closed charge. */
export type ChargeAnswer = NonNullable<Charge['answer']>;

export const isCharge = (row: AttemptRow): row is ChargeRow => Boolean(row.request.charge);

/** A committed attempt, with its order and payment. */
export interface Attempt<R extends AttemptRow = CallRow> {
  readonly row: R;
  readonly order: LockedOrder;
  /** The authorization or capture. Null if nothing has been recorded for the order yet. */
  readonly transaction: TransactionRow | null;
  /** True if an earlier call for this attempt has an unknown outcome. */
  readonly isRetry: boolean;
}
