import { z } from 'zod';
import { oneLine } from '../../platform/http/forms/oneLine.ts';
import { addressFields, withPlaceRules } from '../customers/index.ts';
import { withOptionalParts } from '../provinces/index.ts';
import { addFault } from '../../platform/http/forms/addFault.ts';
import { email, text, fullName, words, currency } from './bodies.ts';

export const contactBody = z.object({ email });

const addressType = z
  .enum(['shipping', 'billing'], "Type is required. It must be either 'shipping' or 'billing'")
  .describe('The address type.');

/** The address request body. The API documents `type` as an address field, but older clients send it next to the address. */
export const addressBody = z
  .object({
    address: withPlaceRules(
      z.object(
        { ...addressFields, type: addressType.optional().describe('The address type.') },
        'Address is required',
      ),
    ).describe('The address.'),
    type: addressType.optional().describe('The address type, for clients that send it outside the address.'),
  })
  .transform(({ address: { type: inner, ...address }, type }, context) => {
    const chosen = type ?? inner;
    if (chosen) return { type: chosen, address: withOptionalParts(address) };
    addFault(context, {
      path: ['address', 'type'],
      rule: 'required',
      message: "Type is required. It must be either 'shipping' or 'billing'",
    });
    return z.NEVER;
  });

const note = text('Note is invalid', 2000).describe(
  "The shopper's delivery note. An empty string removes it.",
);

/** A complete address, as stored on carts and orders. */
export const wholeAddress = withPlaceRules(z.object(addressFields, 'Address is required')).transform(
  withOptionalParts,
);

/** The checkout request body. Details that the cart already has can be omitted. A shipping method requires both of its codes. */
export const checkoutBody = z
  .object({
    customer: z
      .object({
        email: email.optional().describe('The email address for messages about the order.'),
        full_name: fullName.optional().describe('The name of the customer.'),
      })
      .describe('The contact of the order.'),
    shippingAddress: wholeAddress.describe('The shipping address.'),
    billingAddress: wholeAddress.describe('The billing address. Defaults to the shipping address.'),
    shippingProvider: words('Missing provider_code or method_code').describe(
      'The code of the shipping provider.',
    ),
    shippingMethod: words('Missing provider_code or method_code').describe('The method code.'),
    paymentMethod: words('Method code is required').describe('The code of the payment method.'),
    note,
  })
  .partial()
  .transform(({ customer, shippingProvider, shippingMethod, ...parts }, context) => {
    const contact = { email: customer?.email, fullName: customer?.full_name };
    if (shippingProvider === undefined && shippingMethod === undefined) return { ...contact, ...parts };
    if (shippingProvider !== undefined && shippingMethod !== undefined) {
      const method = { provider_code: shippingProvider, method_code: shippingMethod };
      return { ...contact, ...parts, shippingMethod: method };
    }
    addFault(context, { rule: 'required', message: 'Missing provider_code or method_code' });
    return z.NEVER;
  });

export const paymentMethodBody = z.object({
  method_code: words('Method code is required').describe('The code of the payment method.'),
  method_name: words('Method name is required').describe(
    "The name of the method, accepted for compatibility. The shop's own name is stored.",
  ),
});

export const couponBody = z.object({
  coupon: words('Coupon is required').check(oneLine('Coupon')).describe('The code of the coupon.'),
});

/** Creates the schema of a selected code. */
const chosen = (name: string) =>
  z
    .string({ error: ({ input }) => `${name} is ${input == null ? 'required' : 'invalid'}` })
    .max(255, `${name} is invalid`);

const providerCode = chosen('provider_code').describe('The code of the shipping provider.');
const methodCode = chosen('method_code').describe(
  'The method code. For the provider `core`, the UUID of the method.',
);

/** The shipping method request body. The required properties depend on the request path; see the route. */
export const shippingMethodBody = z.object({
  provider_code: providerCode.optional(),
  method_code: methodCode.optional(),
  method_name: text('method_name is invalid')
    .optional()
    .describe('The name of the method, in place of a provider. Only accepted under `/api/cart/`.'),
});

export const shippingNoteBody = z.object({ note });

/**
 * The request body of a cart update: the checkout details, each with the same schema as in its own route. Absent details do not change.
 * Output: `CheckoutDetails`.
 */
export const cartPatchBody = z
  .strictObject({
    customer_email: email,
    customer_full_name: fullName,
    shipping_address: wholeAddress.describe(
      'The complete shipping address. The selected shipping method is quoted again for it.',
    ),
    billing_address: wholeAddress.describe(
      'The complete billing address. An order of a cart without one is billed to the shipping address.',
    ),
    coupon: couponBody.shape.coupon
      .nullable()
      .describe('The code of the coupon, which replaces the current one. Null removes the coupon.'),
    shipping_method: z
      .object(
        { provider_code: providerCode, method_code: methodCode },
        'Missing provider_code or method_code',
      )
      .describe('The shipping method, quoted for the cart with the other details.'),
    payment_method: z
      .object(
        { ...paymentMethodBody.shape, method_name: paymentMethodBody.shape.method_name.optional() },
        'Method code is required',
      )
      .describe('The payment method, which must be able to charge the resulting total.'),
    shipping_note: note,
    currency: currency.describe(
      'The ISO 4217 code of the currency that the cart changes to. Everything is computed in it.',
    ),
  })
  .partial()
  .transform((body) => ({
    email: body.customer_email,
    fullName: body.customer_full_name,
    shippingAddress: body.shipping_address,
    billingAddress: body.billing_address,
    coupon: body.coupon,
    shippingMethod: body.shipping_method,
    paymentMethod: body.payment_method?.method_code,
    note: body.shipping_note,
    currency: body.currency,
  }));
