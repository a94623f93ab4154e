import { z } from 'zod';
import { oneLine } from '../../platform/http/oneLine.ts';
import { addressFields } from '../customers/index.ts';
import { MAX_QTY } from './cartCaps.ts';

const text = (error: string, max = 255) => z.string(error).max(max, error);

/** A text that says something. It is stored as it was sent. */
const words = (error: string, max?: number) =>
  text(error, max).refine((value) => value.trim() !== '', { error, abort: true });

const QTY = 'Qty is invalid';

/** A whole number from 1 to 100000, or its plain text. */
export const qty = z.union(
  [
    z.int(QTY).min(1, QTY).max(MAX_QTY, QTY),
    z
      .string(QTY)
      .regex(/^[1-9]\d{0,5}$/, QTY)
      .transform(Number)
      .refine((value) => value <= MAX_QTY, QTY),
  ],
  QTY,
);

const fullName = text('Full name is invalid').check(oneLine('Full name'));
const sku = words('Sku is required').check(oneLine('Sku'));
const email = text('Email is invalid').pipe(z.email('Email is invalid'));

const NO_ITEMS = 'Must provide at least one item';

export const newCartBody = z.object({
  items: z.array(z.object({ sku, qty }), NO_ITEMS).min(1, NO_ITEMS).max(100, 'Too many items requested'),
  customer_full_name: fullName.nullish(),
  customer_email: email.nullish(),
});

export const itemBody = z.object({ sku, qty });

/** `{ qty }` sets the quantity, `{ action, qty }` moves it. */
export const itemQtyBody = z.object({
  action: z
    .enum(['increase', 'decrease'], "Action is required. It must be either 'increase' or 'decrease'")
    .optional(),
  qty,
});

export const contactBody = z.object({ email });

const addressType = z.enum(
  ['shipping', 'billing'],
  "Type is required. It must be either 'shipping' or 'billing'",
);

/** The interface lists `type` with the fields of the address; clients of old send it beside the address. */
export const addressBody = z
  .object({
    address: z.object(
      {
        ...addressFields,
        type: addressType.optional(),
      },
      'Address is required',
    ),
    type: addressType.optional(),
  })
  .transform(({ address: { type: inner, address_2, ...address }, type }, context) => {
    const chosen = type ?? inner;
    if (chosen) return { type: chosen, address: { ...address, address_2: address_2 ?? null } };
    context.addIssue({
      code: 'custom',
      path: ['address', 'type'],
      message: "Type is required. It must be either 'shipping' or 'billing'",
    });
    return z.NEVER;
  });

const wholeAddress = z
  .object(addressFields, 'Address is required')
  .transform(({ address_2, ...address }) => ({ ...address, address_2: address_2 ?? null }));

/** All of it may be in the cart already. A shipping method needs both of its codes. */
export const checkoutBody = z
  .object({
    customer: z.object({ email: email.optional(), full_name: fullName.optional() }),
    shippingAddress: wholeAddress,
    billingAddress: wholeAddress,
    shippingProvider: words('Missing provider_code or method_code'),
    shippingMethod: words('Missing provider_code or method_code'),
    paymentMethod: words('Method code is required'),
    note: text('Note is invalid', 2000),
  })
  .partial()
  .transform(({ customer, shippingProvider, shippingMethod, ...parts }, context) => {
    const contact = { email: customer?.email, fullName: customer?.full_name };
    if (shippingProvider === undefined && shippingMethod === undefined) return { ...contact, ...parts };
    if (shippingProvider !== undefined && shippingMethod !== undefined) {
      const method = { provider_code: shippingProvider, method_code: shippingMethod };
      return { ...contact, ...parts, shippingMethod: method };
    }
    context.addIssue({ code: 'custom', message: 'Missing provider_code or method_code' });
    return z.NEVER;
  });

export const paymentMethodBody = z.object({
  method_code: words('Method code is required'),
  method_name: words('Method name is required'),
});

export const couponBody = z.object({ coupon: words('Coupon is required').check(oneLine('Coupon')) });

/** Which members it needs, and which is missed first, depends on the path: see the route. */
export const shippingMethodBody = z.object({
  provider_code: text('provider_code is invalid').nullish(),
  method_code: text('method_code is invalid').nullish(),
  method_name: text('method_name is invalid').nullish(),
});

export const shippingNoteBody = z.object({ note: text('Note is invalid', 2000) });
