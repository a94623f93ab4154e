import { z } from 'zod';
import {
  bool,
  createdAt,
  decimal,
  entityId,
  entityUuid,
  int,
  text,
  updatedAt,
} from '../../../platform/db/columns.ts';
import { namesOf, table } from '../../../platform/entity/table.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { metaData } from '../../metafields/index.ts';
import { UNITS } from './units.ts';
import { giftCardTerms } from './giftCardTerms.ts';
import { WITHDRAWAL_EXCLUSIONS } from './withdrawalExclusions.ts';
import { CONSUMER_NOTICES } from './consumerNotices.ts';

/** The schema of the product row. */
const ownColumns = z.object({
  product_id: entityId,
  uuid: entityUuid,
  group_id: int.describe('The integer ID of the attribute group.'),
  variant_group_id: int
    .nullable()
    .describe('The integer ID of the variant group. Null if the product is not a variant.'),
  sku: text.describe("The SKU, the merchant's own product code. Must be unique."),
  name: text.describe('The name shown to shoppers.'),
  url_key: text.describe('The last path segment of the product page. Must be unique among products.'),
  price: decimal.meta(
    kind(
      'money',
      'The price of one unit in the shop currency. It includes tax if the setting `priceIncludingTax` is on.',
    ),
  ),
  compare_at_price: decimal
    .nullable()
    .meta(
      kind(
        'money',
        'The price before a reduction, which pages show crossed out if it is above the price. Null if there is none. It is never charged.',
      ),
    ),
  lowest_price_30_days: decimal
    .nullable()
    .meta(
      kind(
        'money',
        'The lowest price of the 30 days before the current reduction, which is what EU law requires pages to show as the price before it. Null if the price is not reduced, or no earlier price is known. Computed when a price is saved.',
      ),
    ),
  unit_amount: decimal
    .nullable()
    .describe(
      'The content of one unit, measured in `unit`, from which pages show the price per base unit. Null if no such price is shown.',
    ),
  unit: z.enum(UNITS).nullable().describe('The unit of `unit_amount`. Null if there is none.'),
  weight: decimal.describe("The weight of one unit, in the shop's weight unit."),
  tax_class: int.nullable().describe('The integer ID of the tax class. Null if the product is not taxed.'),
  status: bool.meta(kind('flag', 'True if it is for sale and has a public page.')),
  visibility: bool.meta(kind('flag', 'True if lists and search results show it.')),
  no_shipping_required: bool.meta(kind('flag', 'True if it needs no shipping, such as a gift card.')),
  return_days: int
    .nullable()
    .describe(
      'The number of days in which it can be returned. 0 if it cannot. Null for the setting `returnDays`.',
    ),
  min_qty: int
    .nullable()
    .describe('The least number of units of an order line. Null if there is no minimum.'),
  max_qty: int
    .nullable()
    .describe('The greatest number of units of an order line. Null if there is no maximum.'),
  qty_step: int
    .nullable()
    .describe(
      'The step in which units are sold, such as 6 for packs of six, counted from `min_qty`, or from 0 without one. Null if there is none.',
    ),
  withdrawal_excluded: z
    .enum(WITHDRAWAL_EXCLUSIONS)
    .nullable()
    .describe(
      'Why the law excludes it from the right to withdraw from the contract: `perishable`, `hygiene`, `custom_made`, `sealed_media`, `press`, `dated` or `digital`. Null if it does not.',
    ),
  consumer_notice_type: z
    .enum(CONSUMER_NOTICES)
    .nullable()
    .describe(
      'The kind of the notice in `consumer_notice`: `legal_disclaimer`, `safety_warning` or `prop_65`. Null if there is none.',
    ),
  consumer_notice: text
    .nullable()
    .describe(
      'A notice that the law requires with the product, as plain text. Its page, product feeds and assistants show it. Null if there is none.',
    ),
  gift_card: giftCardTerms
    .nullable()
    .describe(
      'The terms of a gift card: the amounts for which it is sold. Null if it is none. The price of a gift card is its least amount.',
    ),
  description: text.nullable().meta(kind('rich_text', 'The description on its page. Null if there is none.')),
  short_description: text.nullable().describe('A short description of the product. Null if there is none.'),
  meta_title: text.nullable().describe('The title for search engines. Defaults to the name if null.'),
  meta_description: text.nullable().describe('The description for search engines. Null if there is none.'),
  meta_keywords: text.nullable().describe('The keywords for search engines. Null if there are none.'),
  meta_data: metaData,
  created_at: createdAt,
  updated_at: updatedAt,
});

/** The schema of a product's inventory columns. */
const inventoryColumns = z.object({
  qty: int.describe('The number of units in stock.'),
  manage_stock: bool.meta(
    kind('flag', 'True if orders reduce the stock. If not, the product never runs out.'),
  ),
  stock_availability: bool.meta(
    kind('flag', 'True if units in stock can be sold. It has no effect if stock is not managed.'),
  ),
});

/** The schema of the product row and its inventory. */
export const productColumns = ownColumns.extend(inventoryColumns.shape);

/** The columns that the database generates, and the columns that SQL statements look up. */
export const lookedUp = {
  product_id: true,
  uuid: true,
  group_id: true,
  variant_group_id: true,
  tax_class: true,
  lowest_price_30_days: true,
  created_at: true,
  updated_at: true,
} as const;

/** The product columns that SQL statements write unchanged. */
export const WRITTEN_COLUMNS = namesOf(ownColumns.omit(lookedUp));
/** The columns that the database reads as decimal strings. */
export const DECIMAL_COLUMNS = ['price', 'compare_at_price', 'unit_amount', 'weight'] as const;
export const INVENTORY_COLUMNS = namesOf(inventoryColumns);

export const productTable = table({ name: 'product', alias: 'p', row: ownColumns, written: WRITTEN_COLUMNS });
export const inventoryTable = table({
  name: 'product_inventory',
  alias: 'i',
  row: inventoryColumns,
  written: INVENTORY_COLUMNS,
  hasUpdatedAt: false,
});
