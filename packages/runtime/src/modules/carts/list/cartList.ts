import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import {
  createdAt,
  entityId,
  entityUuid,
  int,
  text,
  timestamp,
  totalRow,
} from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { columnFilter } from '../../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../../platform/listing/contract.ts';
import { countRows } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import { formatPrice } from '../../../platform/money.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { addressColumns, addressLines, withProvinceName } from '../../provinces/index.ts';
import { lineColumns } from '../cart.ts';

const listedRow = z.object({
  cart_id: entityId,
  uuid: entityUuid,
  customer_id: int.nullable().describe('The integer ID of the customer. Null for a guest.'),
  customer_email: text
    .nullable()
    .describe('The email address that the shopper entered. Null if there is none yet.'),
  customer_full_name: text.nullable().describe('The name of the shopper. Null if there is none yet.'),
  currency: text.describe('The ISO 4217 currency code of the total.'),
  coupon: text.nullable().describe('The coupon code. Null if there is none.'),
  origin: text
    .nullable()
    .describe(
      "The sales channel in which an extension built the cart, such as `agents`. Null for the shop's own pages and its API.",
    ),
  total_qty: int.describe('The number of units.'),
  grand_total: z
    .number()
    .meta(
      kind('money', 'The total when the cart was last saved, in `currency`, as the shopper saw it then.'),
    ),
  created_at: createdAt,
  updated_at: timestamp.meta({
    format: 'date-time',
    description: 'The time at which it was last changed, in ISO 8601 format (UTC).',
  }),
});
type ListedRow = z.output<typeof listedRow>;

/** The response for a cart in the cart list. */
export const listedCart = listedRow.extend({
  grand_total_text: text.describe("The formatted total in the shop's locale."),
});

/** Creates the response for a cart in the cart list. */
export const toListedCart = (cart: ListedRow, { locale }: AppContext) => ({
  ...cart,
  grand_total_text: formatPrice(locale, cart.grand_total, cart.currency),
});

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

/** The filters and sort orders of carts that have not been converted to orders. */
export const cartListing: ListingSpec = {
  filters: {
    email: columnFilter(sql.fragment`c.customer_email`, 'text', ['eq', 'like']),
    customer: columnFilter(sql.fragment`c.customer_id`, 'int', ['eq', 'in']),
    has_email: {
      ...columnFilter(sql.fragment`(c.customer_email is not null)`, 'boolean', ['eq']),
      about: 'True if the shopper left an email address.',
    },
    origin: columnFilter(sql.fragment`c.origin`, 'text', ['eq', 'in']),
    total: columnFilter(sql.fragment`c.grand_total`, 'decimal', ['eq', 'gt', 'gteq', 'lt', 'lteq']),
    updated_at: columnFilter(sql.fragment`c.updated_at`, 'timestamp'),
  },
  sorts: {
    updated_at: {
      column: sql.fragment`c.updated_at`,
      kind: 'timestamp',
      field: 'updated_at',
      direction: 'desc',
    },
    total: { column: sql.fragment`c.grand_total`, kind: 'decimal', field: 'grand_total' },
  },
  defaultSort: 'updated_at',
  id: { column: sql.fragment`c.cart_id`, field: 'cart_id' },
};

/** The SQL condition for active carts with at least one line, which may still be ordered. */
const open = sql.fragment`c.status and c.total_qty > 0`;

const COLUMNS = sql.fragment`
  c.cart_id, c.uuid, c.customer_id, c.customer_email, c.customer_full_name, c.currency, c.coupon, c.origin, c.total_qty,
  c.grand_total::float8 as grand_total, c.created_at, c.updated_at`;

/** Lists one result page of open carts as saved, without recomputing them. */
export const listCarts = (db: Db, { where, orderBy, limit, offset }: Slice): Promise<readonly ListedRow[]> =>
  db.any(sql.type(listedRow)`
    select ${COLUMNS} from cart c where ${open} and ${where}
    order by ${orderBy} limit ${limit} offset ${offset}`);

/**
 * Finds an active cart as saved. The cart is not recomputed, so that the shopper is still notified when totals change
 * without a shopper action.
 */
export const findSavedCart = (db: Db, uuid: string): Promise<SavedCart | null> =>
  db.maybeOne(sql.type(savedRow)`
    select ${COLUMNS}, c.shipping_note,
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

export async function countCarts(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const { total } = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from cart c where ${open} and ${where}`)}`,
  );
  return total;
}
