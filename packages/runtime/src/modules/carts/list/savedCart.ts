import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { formatPrice } from '../../../platform/money.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { addressColumns, addressLines, withProvinceName } from '../../provinces/index.ts';
import { lineColumns } from '../cartLine.ts';
import { listedRow, listedCart, toListedCart, LISTED_COLUMNS } from './cartList.ts';

const savedLine = z.object({
  product_sku: text.describe('The SKU of the product.'),
  product_name: text.describe('The name of the product.'),
  variant_options: lineColumns.variant_options,
  thumbnail: text.nullable().describe('The first image of the product. Null if it has none.'),
  qty: z.int().describe('The number of units.'),
  line_total_incl_tax: z
    .number()
    .meta(kind('money', 'The line total, including tax and before discounts, in the currency of the cart.')),
});
const savedAddress = z.object({
  type: z.enum(['shipping', 'billing']).describe('The address type.'),
  ...addressColumns,
});
const savedRow = listedRow.extend({
  shipping_note: text.nullable().describe("The shopper's delivery note. Null if there is none."),
  items: z.array(savedLine),
  addresses: z.array(savedAddress),
});
type SavedCart = z.output<typeof savedRow>;

/** The response for a saved cart. */
export const savedCartAnswer = listedCart.extend({
  shipping_note: savedRow.shape.shipping_note,
  items: z
    .array(
      savedLine.extend({
        line_total_incl_tax_text: text.describe("The formatted line total in the shop's locale."),
      }),
    )
    .describe('The lines, in the order in which they were added.'),
  addresses: z
    .array(
      savedAddress.extend({
        province_name: text.describe('The name of the province.'),
        formatted: z
          .array(text)
          .describe('The lines of the address as its country writes them, from the name to the country.'),
      }),
    )
    .describe('The addresses that the shopper has entered.'),
});

/** Creates the response for a saved cart. */
export const toSavedCart = ({ items, addresses, ...cart }: SavedCart, app: AppContext) => ({
  ...toListedCart(cart, app),
  items: items.map((item) => ({
    ...item,
    line_total_incl_tax_text: formatPrice(app.locale, item.line_total_incl_tax, cart.currency),
  })),
  addresses: addresses.map((address) => ({
    ...withProvinceName(app.locale, address),
    formatted: addressLines(app.locale, address),
  })),
});

/**
 * Finds an active cart as saved. The cart is not recomputed, so that the shopper is still notified when totals change
 * without a shopper action.
 */
export const findSavedCart = (db: Db, uuid: string): Promise<SavedCart | null> =>
  db.maybeOne(sql.type(savedRow)`
    select ${LISTED_COLUMNS}, c.shipping_note,
      coalesce((
        select json_agg(json_build_object(
          'product_sku', i.product_sku, 'product_name', i.product_name,
          'variant_options', i.variant_options, 'thumbnail', i.thumbnail, 'qty', i.qty,
          'line_total_incl_tax', i.line_total_incl_tax
        ) order by i.cart_item_id)
        from cart_item i where i.cart_id = c.cart_id
      ), '[]') as items,
      coalesce((
        select json_agg(to_jsonb(a) - '{cart_address_id,cart_id,uuid}'::text[] order by a.type desc)
        from cart_address a where a.cart_id = c.cart_id
      ), '[]') as addresses
    from cart c where c.status and c.uuid = ${uuid}`);
