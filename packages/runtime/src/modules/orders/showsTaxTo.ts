import type { AppContext } from '../../platform/contracts/context.ts';
import { appForBuyer, arePricesPlain, basisInCountry } from '../catalog/index.ts';
import { readGroupIds } from '../customers/index.ts';
import type { Order } from './order.ts';

/**
 * Reports whether emails show the amounts of an order with tax, as the pages do that its buyer sees: never to an exempt buyer, else as a group
 * of the buyer, the country that it is sent to, or the shop says, and otherwise as prices are stored.
 */
export async function showsTaxTo(
  app: AppContext,
  order: Order,
  priceIncludingTax: boolean,
): Promise<boolean> {
  if (order.tax_exempt) return false;
  const { customer_id: customer } = order;
  const groups = customer === null || arePricesPlain(app) ? [] : await readGroupIds(app.db, customer);
  const shown = appForBuyer(app, app.config.shop.currency, { groups });
  const address = order.shipping_address ?? order.billing_address;
  const basis = basisInCountry(shown, address?.country ?? null);
  return basis === null ? priceIncludingTax : basis === 'gross';
}
