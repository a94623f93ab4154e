import { keyText } from '../../platform/text/keyText.ts';
import { z } from 'zod';
import { oneLine } from '../../platform/http/forms/oneLine.ts';
import { lineInputsBody } from './giftCards/lineInputs.ts';
import { MAX_QTY } from './cartCaps.ts';
import { breaks } from '../../platform/http/forms/addFault.ts';

/** Creates the schema of a text with a maximum length. */
export const text = (error: string, max = 255) => z.string(error).max(max, error);

/** Creates the schema of a non-blank string, which is stored unchanged. */
export const words = (error: string, max?: number) =>
  text(error, max).refine((value) => value.trim() !== '', { ...breaks('required', error), abort: true });

const QTY = 'Qty is invalid';

/** An integer from 1 to 100000, or its decimal string. */
export const qty = z
  .union(
    [
      z.int(QTY).min(1, QTY).max(MAX_QTY, QTY),
      z
        .string(QTY)
        .regex(/^[1-9]\d{0,5}$/, QTY)
        .transform(Number)
        .refine((value) => value <= MAX_QTY, breaks('maximum', QTY, { limit: MAX_QTY })),
    ],
    QTY,
  )
  .describe('The number of units, from 1 to 100000, as a number or a numeric string.');

/** The schema of the customer's name. */
export const fullName = text('Full name is invalid')
  .check(oneLine('Full name'))
  .describe('The name of the customer.');
const sku = text('Sku is required')
  .overwrite(keyText)
  .refine((value) => value !== '', { ...breaks('required', 'Sku is required'), abort: true })
  .check(oneLine('Sku'))
  .describe('The SKU of the product.');
/** The email address of a cart or an order. */
export const email = text('Email is invalid')
  .overwrite(keyText)
  .pipe(z.email('Email is invalid'))
  .describe('The email address for messages about the order.');

const inputs = lineInputsBody
  .nullish()
  .describe(
    'The inputs of the shopper for a gift card. Lines with different inputs live side by side. Null or absent: none.',
  );

const NO_ITEMS = 'Must provide at least one item';

/** The schema of the cart's currency. */
export const currency = z
  .string('Currency is invalid')
  .describe('The ISO 4217 code of the currency, in any case.');

export const newCartBody = z.object({
  items: z
    .array(z.object({ sku, qty, inputs }), NO_ITEMS)
    .min(1, NO_ITEMS)
    .max(100, 'Too many items requested')
    .describe('The initial products.'),
  currency: currency
    .optional()
    .describe(
      'The ISO 4217 code of the currency. One that is unknown or off is ignored and named in `Shop-Ignored-Keys`. Default: the currency in which the request shows prices.',
    ),
  customer_full_name: fullName.optional().describe('The name of the customer.'),
  customer_email: email.optional().describe('The email address for messages about the order.'),
});

export const itemBody = z.object({ sku, qty, inputs });

/** The parts of an address that shipping methods are listed for. */
export const destinationBody = z.object({
  country: text('Country is invalid').nullish(),
  province: text('Province is invalid').nullish(),
  postcode: text('Postcode is invalid').nullish(),
});

/** The items that replace those of a cart. */
export const replacedItemsBody = z.object({
  items: z.array(itemBody).max(100, 'Too many items requested'),
});

/** The request body for a quantity change: `{ qty }` sets the quantity; `{ action, qty }` increases or decreases it. */
export const itemQtyBody = z.object({
  action: z
    .enum(['increase', 'decrease'], "Action is required. It must be either 'increase' or 'decrease'")
    .optional()
    .describe('The direction in which `qty` changes the quantity. If absent, `qty` is the new quantity.'),
  qty,
});
