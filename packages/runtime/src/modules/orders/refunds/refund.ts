import { z } from 'zod';
import { bool, decimal, entityUuid, int, text, timestamp, uuid } from '../../../platform/db/columns.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';

export const REFUND_STATUSES = ['pending', 'done', 'refused', 'unknown'] as const;

const itemRow = z.object({ order_item_id: int, qty: int, net: decimal, tax: decimal, gross: decimal });

/** A row of `refund` with its items, and the payment method of its order. Amounts are decimal strings in major units. */
export const refundRow = z.object({
  refund_id: int,
  uuid,
  order_id: int,
  payment_method: text,
  payment_attempt_id: int.nullable(),
  payment_transaction_id: int.nullable(),
  amount: decimal,
  currency: text,
  reason: text.nullable(),
  return_id: int.nullable(),
  return_uuid: uuid.nullable(),
  status: z.enum(REFUND_STATUSES),
  shipping_net: decimal,
  shipping_tax: decimal,
  shipping_gross: decimal,
  adjustment_net: decimal,
  adjustment_tax: decimal,
  adjustment_gross: decimal,
  adjustment_tax_rate: decimal.nullable(),
  adjustment_label: text.nullable(),
  carried_over: bool,
  created_at: timestamp,
  items: z.array(itemRow),
  /** The targets of the money. Empty if it all goes back through the payment method. */
  tenders: z.array(z.object({ id: text, amount: decimal })),
});
export type RefundRow = z.output<typeof refundRow>;

const money = (description: string) => z.number().meta(kind('money', `${description}, in \`currency\`.`));

const taxed = (what: string) => ({
  net: money(`${what}, excluding tax`),
  tax: money('The tax in it'),
  gross: money(`${what}, including tax`),
});

/** The schema of a refund in the REST API. */
export const refundAnswer = z.object({
  uuid: entityUuid,
  order_id: int.describe('The integer ID of the order.'),
  amount: money('The refunded amount, including tax'),
  currency: text.describe('The ISO 4217 currency code of all amounts.'),
  reason: text.nullable().describe('The refund reason. Null if there is none.'),
  return_id: uuid
    .nullable()
    .describe('The UUID of the return that the refund is for. Null if it is for none.'),
  status: z
    .enum(REFUND_STATUSES)
    .describe(
      'The refund state: `pending` while the payment method is called, `done`, `refused` if nothing was refunded, or `unknown` until the shop knows the outcome.',
    ),
  items: z
    .array(
      z.object({
        order_item_id: int.describe('The integer ID of the order line.'),
        qty: int.describe('The number of refunded units. 0 if only an amount of the line was refunded.'),
        ...taxed('The refunded amount of the line'),
      }),
    )
    .describe('The refunded amounts of the lines.'),
  shipping: z
    .object(taxed('The refunded amount of the shipping fee'))
    .describe('The part of the shipping fee.'),
  adjustment: z
    .object({
      ...taxed('The amount, below 0 for a fee'),
      tax_rate: z.number().meta(kind('percent', 'The tax rate of the adjustment.')),
      label: text.nullable().describe('The reason of the adjustment, as printed. Null if there is none.'),
    })
    .nullable()
    .describe('An amount that is not of a line or the shipping fee. Null if there is none.'),
  tenders: z
    .array(
      z.object({
        id: text.describe(
          'The payment method, or the UUID of the tender, that the amount went back to, or `credit` if it went to credit instead.',
        ),
        amount: money('The amount'),
      }),
    )
    .describe('The destinations of the money.'),
  created_at: timestamp.meta({
    format: 'date-time',
    description: 'The time at which it was requested, in ISO 8601 format (UTC).',
  }),
});

/** The schema of a refund that was not made: without UUID. */
export const plannedRefundAnswer = refundAnswer.omit({ uuid: true });

/** Returns a refund as the REST API represents it. */
export const toRefundAnswer = ({ uuid: id, ...row }: RefundRow): z.output<typeof refundAnswer> => ({
  uuid: id,
  ...toPlannedAnswer(row),
});

/** Returns a refund without UUID as the REST API represents it. */
export const toPlannedAnswer = (row: Omit<RefundRow, 'uuid'>): z.output<typeof plannedRefundAnswer> => ({
  order_id: row.order_id,
  amount: Number(row.amount),
  currency: row.currency,
  reason: row.reason,
  return_id: row.return_uuid,
  status: row.status,
  items: row.items.map(({ order_item_id, qty, net, tax, gross }) => ({
    order_item_id,
    qty,
    net: Number(net),
    tax: Number(tax),
    gross: Number(gross),
  })),
  shipping: {
    net: Number(row.shipping_net),
    tax: Number(row.shipping_tax),
    gross: Number(row.shipping_gross),
  },
  adjustment:
    row.adjustment_tax_rate === null
      ? null
      : {
          net: Number(row.adjustment_net),
          tax: Number(row.adjustment_tax),
          gross: Number(row.adjustment_gross),
          tax_rate: Number(row.adjustment_tax_rate),
          label: row.adjustment_label,
        },
  tenders:
    row.tenders.length === 0
      ? [{ id: row.payment_method, amount: Number(row.amount) }]
      : row.tenders.map(({ id, amount }) => ({ id, amount: Number(amount) })),
  created_at: row.created_at,
});
