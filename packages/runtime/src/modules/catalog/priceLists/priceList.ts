import { z } from 'zod';
import {
  createdAt,
  decimal,
  entityId,
  entityUuid,
  int,
  text,
  timestamp,
  updatedAt,
  uuid,
} from '../../../platform/db/columns.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { priceScope } from './priceScope.ts';

export const PRICE_LIST_KINDS = ['sale', 'override'] as const;

/** A row of `price_list` with its groups. */
export const priceListRow = z.object({
  price_list_id: entityId,
  uuid: entityUuid,
  code: text.describe('The code of the list. Must be unique.'),
  name: text.describe('The name of the list, for administrators.'),
  kind: z
    .enum(PRICE_LIST_KINDS)
    .describe('`sale`: pages strike out the price without it. `override`: its prices replace the others.'),
  currency: text
    .nullable()
    .describe(
      'The ISO 4217 code of the currency of its prices, in which alone it applies. Null: the shop currency, converted in all others.',
    ),
  status: int.meta(kind('flag', '1 if the list applies, else 0.')),
  priority: int.describe('Of several lists that apply, the one with the highest number decides.'),
  groups: z
    .array(uuid)
    .describe(
      'The UUIDs of the customer groups that it is for. Empty: everybody, unless `for_groups` is true.',
    ),
  for_groups: z
    .boolean()
    .meta(kind('flag', 'True if it is for customer groups alone. Without a group left it is for nobody.')),
  percent: decimal
    .nullable()
    .describe('Percent off the price without lists, for products that have no row in it. Null: rows alone.'),
  scope: priceScope
    .nullable()
    .describe(
      'The products that `percent` is for: those in one of the categories or collections, if there are any, that fit all filters. Null: all.',
    ),
  starts_at: timestamp
    .nullable()
    .meta({ format: 'date-time' })
    .describe('The time at which the list begins to apply. Null: it has always applied.'),
  ends_at: timestamp
    .nullable()
    .meta({ format: 'date-time' })
    .describe('The time from which the list no longer applies. Null: it has no end.'),
  min_qty: int
    .nullable()
    .describe(
      'The least quantity in which its buyers may order its products, in place of that of the product. Null: as the product says.',
    ),
  max_qty: int
    .nullable()
    .describe(
      'The greatest quantity of its products, in place of that of the product. Null: as the product says.',
    ),
  qty_step: int
    .nullable()
    .describe(
      'The step of quantities of its products, counted from the least one, in place of that of the product. Null: as the product says.',
    ),
  price_count: int.describe('The number of prices in the list.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type PriceListRow = z.output<typeof priceListRow>;

/** A list in responses, with the percentage as a number. */
export const priceListAnswer = priceListRow.extend({
  percent: z
    .number()
    .nullable()
    .meta(kind('percent', priceListRow.shape.percent.description ?? '')),
});

export const toPriceListAnswer = (row: PriceListRow): z.output<typeof priceListAnswer> => ({
  ...row,
  percent: row.percent === null ? null : Number(row.percent),
});
