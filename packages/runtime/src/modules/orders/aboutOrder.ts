import type { AppContext } from '../../platform/contracts/context.ts';
import type { ComposedEmail, EmailMessage } from '../mail/index.ts';
import type { Order } from './order.ts';
import { findOrder } from './order.repo.ts';
import { recipientOf } from './orderEmailParts.ts';
import { appForBuyer, arePricesPlain, basisInCountry } from '../catalog/index.ts';
import { readGroupIds } from '../customers/index.ts';

/** Returns the app in the language of an order. */
export const speakingTo = (app: AppContext, { locale }: Order): AppContext =>
  app.inLanguage(locale ?? app.languages.default);

/** Composes an order email in the language of the order. */
export async function aboutOrder(
  app: AppContext,
  orderUuid: string,
  compose: (app: AppContext, order: Order) => EmailMessage | null | Promise<EmailMessage | null>,
): Promise<ComposedEmail | null> {
  const order = await findOrder(app.db, orderUuid);
  const message = order && (await compose(speakingTo(app, order), order));
  return (
    message && {
      entityUuid: order.uuid,
      orderUuid: order.uuid,
      message,
      language: order.locale,
      to: recipientOf(order),
    }
  );
}

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
