import { z } from 'zod';
import {
  bool,
  createdAt,
  decimal,
  entityUuid,
  int,
  text,
  timestamp,
  updatedAt,
  uuid,
} from '../../../platform/db/columns.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { toDecimal } from '../../../platform/money.ts';
import { labelRow } from './returnLabel.ts';
import { imageRow } from './returnImage.ts';
import { returnCeiling } from './returnCeiling.ts';
import { RETURN_ORIGINS, RETURN_STATES } from './returnState.ts';

export const returnItemRow = z.object({
  uuid: entityUuid,
  order_item_id: int.describe('The integer ID of the order line.'),
  requested: int.describe('The number of units that the shopper wants to return.'),
  approved: int.describe('The number of units that may come back. 0 until the return is approved.'),
  received: int.describe('The number of units that came back.'),
  restocked: int.describe('The number of received units that were restocked.'),
  unshipped: int.describe(
    'The number of withdrawn units that had not been shipped. They do not ship, and go back to stock with the refund.',
  ),
  reason: text.nullable().describe('The code of the reason. Null for a withdrawal, which needs none.'),
  condition: text.nullable().describe('The condition in which the units came back. Null if none was noted.'),
});
export type ReturnItemRow = z.output<typeof returnItemRow>;

/** The order line of a return item, as far as it decides the refund. Amounts are decimal strings. */
const pricedLine = z.object({
  order_item_id: int,
  qty: int,
  refunded_qty: int,
  line_total_with_discount_incl_tax: decimal,
});

/** A return with its items, and with what its refund is computed from. */
export const returnRow = z.object({
  return_request_id: int,
  uuid: entityUuid,
  number: text.describe('The return number shown to shoppers and merchants.'),
  order_id: int.describe('The integer ID of the order.'),
  order_uuid: uuid.describe('The UUID of the order.'),
  order_number: text.describe('The number of the order.'),
  customer_email: text.describe('The email address of the order.'),
  customer_full_name: text
    .nullable()
    .describe('The name of the customer of the order. Null if it is unknown.'),
  origin: z
    .enum(RETURN_ORIGINS)
    .describe('Who began it: the shopper, the merchant, or the shopper by withdrawing from the contract.'),
  state: z.enum(RETURN_STATES).describe('The state.'),
  items: z.array(returnItemRow).describe('The units of each order line.'),
  images: z
    .array(imageRow)
    .describe('The images that the shopper added. Their files are at `/api/returns/{id}/images/{image_id}`.'),
  label: labelRow
    .nullable()
    .describe(
      'The label with which it is sent back. Its file is at `/api/returns/{id}/label`. Null if there is none.',
    ),
  comment: text.nullable().describe("The shopper's comment. Null if there is none."),
  declined_reason: text
    .nullable()
    .describe('Why the merchant declined it, as told to the shopper. Null if it was not declined.'),
  declared_at: timestamp.nullable().meta({
    format: 'date-time',
    description: 'The time at which the withdrawal was declared (ISO 8601). Null for other returns.',
  }),
  refund_due_at: timestamp.nullable().meta({
    format: 'date-time',
    description:
      'The time at which the refund of a withdrawal is due: 14 days after it was declared (ISO 8601). Null for other returns.',
  }),
  is_whole: bool,
  exchange_order_id: int
    .nullable()
    .describe('The integer ID of the order with which the goods were exchanged. Null if there is none.'),
  currency: text,
  shipping_fee_incl_tax: decimal,
  lines: z.array(pricedLine),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type ReturnRow = z.output<typeof returnRow>;

/** The schema of a return in the REST API. */
export const returnAnswer = returnRow
  .omit({
    return_request_id: true,
    customer_email: true,
    customer_full_name: true,
    is_whole: true,
    currency: true,
    shipping_fee_incl_tax: true,
    lines: true,
  })
  .extend({
    refund_ceiling: z
      .number()
      .meta(
        kind(
          'money',
          'The amount that a refund of this return may have: the price of the received units or, for a withdrawal, of its units, with the delivery fee if nothing is left of the order. 0 before something is received, and when the return has ended. In the currency of the order.',
        ),
      ),
  });

/** Returns a return as the REST API represents it. */
export function toReturnAnswer(row: ReturnRow): z.output<typeof returnAnswer> {
  const {
    return_request_id: _id,
    customer_email: _email,
    customer_full_name: _name,
    is_whole: _whole,
    currency,
    shipping_fee_incl_tax: _fee,
    lines: _lines,
    ...shown
  } = row;
  return { ...shown, refund_ceiling: Number(toDecimal(returnCeiling(row), currency)) };
}

/** The schema of a return in the list, which names the customer. */
export const listedReturn = returnAnswer.extend(
  returnRow.pick({ customer_email: true, customer_full_name: true }).shape,
);

/** Returns a return as the list represents it. */
export const toListedReturn = (row: ReturnRow): z.output<typeof listedReturn> => ({
  ...toReturnAnswer(row),
  customer_email: row.customer_email,
  customer_full_name: row.customer_full_name,
});
