import { z } from 'zod';
import { kind } from '../../platform/openApi/fieldKinds.ts';

const amount = (description: string) =>
  z.string().meta(kind('money', `${description}, in \`currency\`, decimal text.`));
const date = (description: string) => z.string().meta({ format: 'date', description });
const count = (description: string) => z.int().describe(description);

const revenue = amount('The money that was captured less what was refunded, with tax');

const period = z.object({
  from: date('The first day.'),
  to: date('The last day.'),
  orders: count('The number of orders that were placed, without canceled and superseded ones.'),
  revenue,
  average_order_value: amount('The average grand total of these orders; null: there are none').nullable(),
  new_customers: count('The number of customers who registered.'),
});

const day = z.object({
  date: date('The day.'),
  orders: count('The number of orders that were placed on it.'),
  revenue,
});

const bestProduct = z.object({
  product_id: count('The integer id of the product.'),
  uuid: z.string().nullable().describe('The UUID of the product; null: it was deleted.'),
  sku: z.string().describe('The SKU.'),
  name: z.string().describe('The name.'),
  qty: count('The number of units that were ordered in the period and not refunded.'),
  total: amount('What these units cost, after discount, with tax'),
  edit_url: z.string().nullable().describe('The path of its page in the admin; null: it was deleted.'),
});

/** The dashboard figures, as returned by REST. */
export const dashboardAnswer = z.object({
  timezone: z.string().describe('The time zone of the days: `shop.timezone` of the configuration.'),
  currency: z
    .string()
    .describe('The currency of the shop by its ISO 4217 code; amounts in others do not count.'),
  period: period.describe('The period that was asked for.'),
  previous: period.describe('The period of the same length before it.'),
  days: z.array(day).describe('Every day of the period.'),
  orders_to_ship: count('The number of placed orders that have units to ship, now.'),
  unpaid_orders: count(
    'The number of orders whose money has not come, cash on delivery and held money among them, now.',
  ),
  payment_methods_to_review: z
    .array(z.string())
    .describe(
      'The names of payment methods that shoppers are offered although the merchant has never decided whether to offer them.',
    ),
  low_stock: count(
    'The number of units up to which a product is low in stock: the setting `dashboardLowStock`.',
  ),
  products_low_in_stock: count('The number of enabled products that are low in stock, now.'),
  products_out_of_stock: count('The number of enabled products that are out of stock, now.'),
  best_products: z
    .array(bestProduct)
    .describe('The five products of which the most units were sold in the period.'),
});
export type Dashboard = z.output<typeof dashboardAnswer>;
