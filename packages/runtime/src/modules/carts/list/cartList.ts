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

/** The row of a listed cart. */
export const listedRow = z.object({
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

/** The columns of `listedRow`. */
export const LISTED_COLUMNS = sql.fragment`
  c.cart_id, c.uuid, c.customer_id, c.customer_email, c.customer_full_name, c.currency, c.coupon, c.origin, c.total_qty,
  c.grand_total::float8 as grand_total, c.created_at, c.updated_at`;

/** Lists one result page of open carts as saved, without recomputing them. */
export const listCarts = (db: Db, { where, orderBy, limit, offset }: Slice): Promise<readonly ListedRow[]> =>
  db.any(sql.type(listedRow)`
    select ${LISTED_COLUMNS} from cart c where ${open} and ${where}
    order by ${orderBy} limit ${limit} offset ${offset}`);

export async function countCarts(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const { total } = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from cart c where ${open} and ${where}`)}`,
  );
  return total;
}
