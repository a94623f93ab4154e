import { z } from 'zod';
import { kind } from '../../platform/openApi/fieldKinds.ts';

const amount = (description: string) =>
  z.string().meta(kind('money', `${description}, in \`currency\`, as a decimal string.`));
const date = (description: string) => z.string().meta({ format: 'date', description });
const count = (description: string) => z.int().describe(description);

const revenue = amount('Captured payments minus refunds, including tax');

const period = z.object({
  from: date('The first day.'),
  to: date('The last day.'),
  orders: count('The number of orders placed, excluding canceled and superseded orders.'),
  revenue,
  average_order_value: amount('The average grand total of these orders (null if there are none)').nullable(),
  new_customers: count('The number of new customer accounts.'),
});

const day = z.object({
  date: date('The day.'),
  orders: count('The number of orders placed on that day.'),
  revenue,
});

const bestProduct = z.object({
  product_id: count('The integer ID of the product.'),
  uuid: z.string().nullable().describe('The UUID of the product. Null if it was deleted.'),
  sku: z.string().describe('The SKU.'),
  name: z.string().describe('The name.'),
  qty: count('The number of units ordered in the period and not refunded.'),
  total: amount('The price of these units after discounts, including tax'),
  edit_url: z
    .string()
    .nullable()
    .describe('The path of the product page in the admin. Null if the product was deleted.'),
});

/** The dashboard figures, as returned by the REST API. */
export const dashboardAnswer = z.object({
  timezone: z.string().describe('The time zone of the shop, in which the days are.'),
  currency: z
    .string()
    .describe(
      'The ISO 4217 code of the shop currency. Amounts in other currencies are divided by the rate at which they were ordered; without a rate they are not included.',
    ),
  period: period.describe('The requested period.'),
  previous: period.describe('The preceding period of the same length.'),
  days: z.array(day).describe('Each day of the period.'),
  orders_to_ship: count('The current number of placed orders with units to ship.'),
  unpaid_orders: count(
    'The current number of orders without a captured payment, including cash on delivery and authorized payments.',
  ),
  payment_methods_to_review: z
    .array(z.string())
    .describe(
      'The names of payment methods that shoppers can use although the merchant has not yet decided whether to offer them.',
    ),
  low_stock: count('The low stock threshold: the setting `dashboardLowStock`.'),
  products_low_in_stock: count('The current number of enabled products that are low in stock.'),
  products_out_of_stock: count('The current number of enabled products that are out of stock.'),
  best_products: z.array(bestProduct).describe('The five best-selling products of the period, by units.'),
});
export type Dashboard = z.output<typeof dashboardAnswer>;
