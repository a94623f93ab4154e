import { z } from 'zod';

/**
 * The request parameters that the gateway accepts, based on its published documentation. Unknown keys are rejected to detect
 * misspellings.
 */

const ZERO_DECIMAL = new Set(['HUF', 'JPY', 'TWD']);
const text = (max: number) => z.string().min(1).max(max);

const money = z
  .strictObject({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: z.string().max(32) })
  .superRefine(({ currency_code, value }, context) => {
    const pattern = ZERO_DECIMAL.has(currency_code) ? /^\d+$/ : /^\d+(\.\d{1,3})?$/;
    if (!pattern.test(value)) context.addIssue({ code: 'custom', message: `${value} ${currency_code}` });
  });

const breakdown = z.strictObject({
  item_total: money.optional(),
  shipping: money.optional(),
  handling: money.optional(),
  tax_total: money.optional(),
  insurance: money.optional(),
  shipping_discount: money.optional(),
  discount: money.optional(),
});

const item = z.strictObject({
  name: text(127),
  unit_amount: money,
  tax: money.optional(),
  quantity: z.string().regex(/^[1-9][0-9]{0,9}$/),
  description: z.string().max(127).optional(),
  sku: z.string().max(127).optional(),
  category: z.enum(['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION']).optional(),
});

const address = z.strictObject({
  address_line_1: z.string().max(300).optional(),
  address_line_2: z.string().max(300).optional(),
  admin_area_2: z.string().max(120).optional(),
  admin_area_1: z.string().max(300).optional(),
  postal_code: z.string().max(60).optional(),
  country_code: z.string().regex(/^([A-Z]{2}|C2)$/),
});

const purchaseUnit = z
  .strictObject({
    reference_id: text(256).optional(),
    description: text(127).optional(),
    custom_id: text(127).optional(),
    invoice_id: text(127).optional(),
    soft_descriptor: text(22).optional(),
    amount: z.strictObject({ ...money.shape, breakdown: breakdown.optional() }),
    items: z.array(item).optional(),
    shipping: z
      .strictObject({
        type: z.enum(['SHIPPING', 'PICKUP_IN_PERSON']).optional(),
        name: z.strictObject({ full_name: z.string().max(300) }).optional(),
        address: address.optional(),
      })
      .optional(),
  })
  .superRefine((unit, context) => {
    const fault = totalFault(unit);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

interface Unit {
  readonly amount: z.output<typeof money> & {
    readonly breakdown?: Readonly<Record<string, z.output<typeof money> | undefined>> | undefined;
  };
  readonly items?: readonly z.output<typeof item>[] | undefined;
}

/** Checks that the amount's breakdown and the items add up to their totals. */
function totalFault({ amount, items }: Unit): string | null {
  const parts = amount.breakdown;
  if (!parts) return items ? 'ITEM_TOTAL_REQUIRED' : null;
  const of = (name: string) => thousandths(parts[name]?.value ?? '0');
  const plus = ['item_total', 'shipping', 'handling', 'tax_total', 'insurance'].map(of);
  const minus = ['discount', 'shipping_discount'].map(of);
  if (add(plus) - add(minus) !== thousandths(amount.value)) return 'AMOUNT_MISMATCH';
  const all = [amount, ...Object.values(parts), ...(items ?? []).map(({ unit_amount }) => unit_amount)];
  if (all.some((one) => one && one.currency_code !== amount.currency_code)) return 'CURRENCY_MISMATCH';
  if (!items) return null;
  const total = add(items.map(({ unit_amount, quantity }) => thousandths(unit_amount.value) * +quantity));
  return total === of('item_total') ? null : 'ITEM_TOTAL_MISMATCH';
}

const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Converts an amount to thousandths. The result is exact because no currency of the gateway has more than three decimal places. */
export function thousandths(value: string): number {
  const [whole = '0', fraction = ''] = value.split('.');
  return Number(whole + fraction.slice(0, 3).padEnd(3, '0'));
}

const webUrl = z.url({ protocol: /^https?$/ });

export const orderBody = z.strictObject({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z.array(purchaseUnit).min(1).max(10),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      experience_context: z.strictObject({
        brand_name: text(127).optional(),
        locale: z.string().optional(),
        shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']).optional(),
        return_url: webUrl,
        cancel_url: webUrl,
        landing_page: z.enum(['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE']).optional(),
        user_action: z.enum(['CONTINUE', 'PAY_NOW']).optional(),
        payment_method_preference: z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']).optional(),
      }),
    }),
  }),
});
export type OrderBody = z.output<typeof orderBody>;

/** The body of a request that captures or authorizes an order. */
export const emptyBody = z.strictObject({});

export const captureBody = z.strictObject({
  amount: money.optional(),
  invoice_id: text(127).optional(),
  final_capture: z.boolean().optional(),
  note_to_payer: text(255).optional(),
  soft_descriptor: text(22).optional(),
});
export type CaptureBody = z.output<typeof captureBody>;

export const refundBody = z.strictObject({
  amount: money.optional(),
  custom_id: text(127)
    .regex(/^[A-Za-z0-9\-_.,]*$/)
    .optional(),
  invoice_id: text(127).optional(),
  note_to_payer: text(255).optional(),
});
export type RefundBody = z.output<typeof refundBody>;

const word = z.string().regex(/^(?!\d+$)\w+\S+/);

export const verifyBody = z.strictObject({
  auth_algo: z
    .string()
    .max(100)
    .regex(/^[a-zA-Z0-9]+$/),
  cert_url: z.url().max(500),
  transmission_id: word.max(50),
  transmission_sig: word.max(500),
  transmission_time: z.iso.datetime({ offset: true }),
  webhook_id: z
    .string()
    .max(50)
    .regex(/^[a-zA-Z0-9]+$/),
  webhook_event: z.looseObject({
    id: z.string().optional(),
    create_time: z.iso.datetime({ offset: true }).optional(),
    event_version: z
      .string()
      .regex(/^([0-9]+.[0-9]+)$/)
      .optional(),
    event_type: z.string().optional(),
    resource: z.looseObject({}).optional(),
  }),
});
export type VerifyBody = z.output<typeof verifyBody>;

/** The `PayPal-Request-Id` header. */
export const requestId = text(108);
