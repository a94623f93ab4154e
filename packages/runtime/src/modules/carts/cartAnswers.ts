import { z } from 'zod';
import { int, text } from '../../platform/db/columns.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { cartAddressRow } from './cart.ts';
import { cartItemRow } from './cartLine.ts';
import type { Cart } from './cart.ts';
import type { CartItem } from './cartLine.ts';

/** A line in a REST response. */
export const cartItemAnswer = cartItemRow.omit({ line_origin: true }).extend({
  total: z
    .number()
    .meta(
      kind('money', 'Same as `line_total_incl_tax`: the line total, including tax and before discounts.'),
    ),
  min_qty: int.nullable().describe('The least quantity. Null if the product has no minimum.'),
  max_qty: int.nullable().describe('The greatest quantity. Null if the product has no maximum.'),
  qty_step: int
    .nullable()
    .describe(
      'The step of the quantity, counted from `min_qty`, or from 0 without one. Null if there is none.',
    ),
  productUrl: text.describe('The path of the product page.'),
  removeUrl: text.describe('The path of the REST route that removes the line.'),
});

const count = z.int().describe('The number of lines in the cart.');
const cartId = text.meta({ format: 'uuid', description: 'The UUID of the cart.' });
const lines = z.array(cartItemAnswer).describe('All lines in the cart.');

/** The response for a new cart. */
export const newCartAnswer = z.object({ items: lines, count, cartId });

/** The response for an added or changed line: all lines. */
export const linesAnswer = z.object({ item: lines, count, cartId });

/** The response for a removed line, with the line before its removal. */
export const removedAnswer = z.object({
  item: cartItemAnswer.describe('The removed line.'),
  count,
  cartId,
});

/** A cart address in a REST response. */
export const cartAddressAnswer = cartAddressRow.omit({ type: true }).extend({
  province_name: text.describe('The name of the province, such as `California`.'),
});

export const shippingMethodAnswer = z.object({
  method: z
    .object({
      code: text.describe('The method code. For the provider `core`, the UUID of the method.'),
      provider_code: text.optional().describe('The provider code, if the request specified it.'),
      name: text.optional().describe('The method name, if the request did not specify a provider.'),
    })
    .describe('The selected shipping method.'),
});

export const paymentMethodAnswer = z.object({
  method: z
    .object({
      code: text.describe('The method code.'),
      name: text.describe('The method name shown to shoppers.'),
    })
    .describe('The selected payment method.'),
});

/** Creates the response of a line. */
export const toItemAnswer = (
  cartUuid: string,
  { product_url, errors: _errors, line_origin: _origin, ...item }: CartItem,
): z.output<typeof cartItemAnswer> => ({
  ...item,
  total: item.line_total_incl_tax,
  productUrl: product_url,
  removeUrl: `/api/cart/${cartUuid}/items/${item.uuid}`,
});

/** Creates the responses of all cart lines. */
export const toItemAnswers = (cart: Cart) => cart.items.map((item) => toItemAnswer(cart.uuid, item));

/** Creates the response for a new cart. */
export const toNewCart = (cart: Cart): z.output<typeof newCartAnswer> => ({
  items: toItemAnswers(cart),
  count: cart.items.length,
  cartId: cart.uuid,
});
