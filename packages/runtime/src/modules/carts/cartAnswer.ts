import { z } from 'zod';
import { bool, int, text } from '../../platform/db/columns.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { eachAmount } from '../pricing/index.ts';
import { cartDiscount } from './cart.ts';
import { cartAddressAnswer, newCartAnswer } from './cartAnswers.ts';
import { tenderFields } from './tenders/tendersAnswer.ts';

const amountFields = eachAmount((_name, about) =>
  z.number().meta(kind('money', `${about}, in the currency of the cart.`)),
);

const shippingMethod = {
  provider_code: text.describe('The code of the shipping provider.'),
  code: text.describe('The method code. For the provider `core`, the UUID of the method.'),
  name: text.describe('The method name shown to shoppers.'),
};

const paymentMethod = z.object({
  code: text.describe('The method code.'),
  name: text.describe('The method name shown to shoppers.'),
});

const availableShippingMethod = z.object({
  ...shippingMethod,
  carrier: text.nullable().describe('The carrier name shown to shoppers. Null if there is none.'),
  cost: z
    .object({
      value: z.number().describe('The amount in major units.'),
      text: text.describe("The formatted amount in the shop's locale."),
    })
    .describe('The cost of the method, including or excluding tax like catalog prices.'),
  delivery: z
    .object({
      min_business_days: z
        .number()
        .nullable()
        .describe('The least number of business days. Null if unknown.'),
      max_business_days: z
        .number()
        .nullable()
        .describe('The greatest number of business days. Null if unknown.'),
      estimated_date: text.nullable().describe('The expected date in ISO 8601 format. Null if unknown.'),
    })
    .nullable()
    .describe('The expected delivery time. Null if the provider does not tell it.'),
});

const cartError = z.object({
  code: text.describe('The error code.'),
  message: text.describe('The error message, which is shown to the shopper.'),
  field: text.describe('The field of the cart that the error is about, or `items.<uuid>` for a line.'),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('The values in the message by name. Absent if it has none.'),
});

/** The response for an updated cart: the whole cart, and the methods available for it. */
export const cartAnswer = newCartAnswer.extend({
  customer_email: text
    .nullable()
    .describe('The email address for messages about the order. Null if not set.'),
  customer_full_name: text.nullable().describe('The name of the shopper. Null if not set.'),
  shipping_address: cartAddressAnswer.nullable().describe('The shipping address. Null if not set.'),
  billing_address: cartAddressAnswer.nullable().describe('The billing address. Null if not set.'),
  coupon: text.nullable().describe('The first code, as it was made. Null if the cart has none.'),
  coupons: z.array(text).describe('The codes that the shopper entered, as they were made.'),
  discounts: z
    .array(cartDiscount)
    .describe('The amounts that offers take off, before changes by extensions.'),
  shipping_method: z
    .object(shippingMethod)
    .nullable()
    .describe('The selected shipping method. Null if none is selected.'),
  payment_method: paymentMethod.nullable().describe('The selected payment method. Null if none is selected.'),
  shipping_note: text.nullable().describe("The shopper's delivery note. Null if there is none."),
  no_shipping_required: bool.meta(kind('flag', 'True if no item in the cart needs shipping.')),
  currency: text.describe('The ISO 4217 currency code of all amounts.'),
  total_qty: int.describe('The number of units.'),
  total_weight: z.number().describe("The weight of the goods, in the shop's weight unit."),
  ...amountFields,
  ...tenderFields,
  available_shipping_methods: z
    .array(availableShippingMethod)
    .describe(
      'The shipping methods for the shipping address, in order. Empty if there is no address, nothing to ship, or nothing offered.',
    ),
  available_payment_methods: z
    .array(paymentMethod)
    .describe('The payment methods for the current total, in order.'),
  errors: z
    .array(cartError)
    .describe('The selections that were removed since the last change, and the errors of the lines.'),
});

/** A cart without the methods available for it. */
export const cartState = cartAnswer.omit({
  available_shipping_methods: true,
  available_payment_methods: true,
});
