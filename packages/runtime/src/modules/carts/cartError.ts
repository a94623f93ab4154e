import { z } from 'zod';
import { text } from '../../platform/db/columns.ts';
import type { Refusal } from '../../platform/errors.ts';
import { storedTextColumn } from '../../platform/messages/storedText.ts';

/**
 * A message for the shopper about a choice that was removed when the cart was recomputed, or a line that cannot be ordered
 * in its current state.
 */
export const cartError = z.object({
  code: text,
  message: text,
  /** The column that the message applies to, or `items.<uuid>` for a line. */
  field: text,
  /** The message values by name, such as `{ max: 20 }`. Absent if the message has none. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** The reason for which a code gives nothing yet. Absent from other messages, and from those of earlier versions. */
  reason: storedTextColumn.optional(),
});

/** Creates a cart error from a `Refusal`. */
export const cartErrorOf = ({ code, message, values }: Refusal, field: string): CartError => ({
  code,
  message,
  field,
  ...(values && { values }),
});

/** The `field` of coupon errors. */
export const COUPON_FIELD = 'coupon';
/** The `field` of shipping method errors. */
export const SHIPPING_FIELD = 'shipping_method_data';

export type CartError = z.output<typeof cartError>;
