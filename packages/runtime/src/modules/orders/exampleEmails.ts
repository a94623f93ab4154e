import type { AppContext } from '../../platform/contracts/context.ts';
import { holdsPermission } from '../../platform/contracts/caller.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import type { EmailMessage, ExampleEmail } from '../mail/index.ts';
import type { ShipmentRow } from './fulfilment/shipment.ts';
import { findLastPlacedOrder } from './order.repo.ts';
import type { Order } from './order.ts';
import { exampleOrder } from './exampleOrder.ts';

/** Creates an order email preview. Uses the last placed order if the caller may read orders, or otherwise an example order. */
export const exampleOf =
  (compose: (app: AppContext, order: Order) => EmailMessage | Promise<EmailMessage>) =>
  async (app: AppContext, caller: Caller): Promise<ExampleEmail> => {
    const last = holdsPermission(caller, 'getOrder') ? await findLastPlacedOrder(app.db) : null;
    return { message: await compose(app, last ?? exampleOrder(app)), about: last?.order_number ?? null };
  };

/** Creates an example shipment that contains everything in an order, for email previews. */
export const exampleShipment = (app: AppContext, order: Order): ShipmentRow => {
  const now = app.clock.now().toISOString();
  return {
    shipment_id: 1,
    shipment_order_id: order.order_id,
    uuid: order.uuid,
    status: 'shipped',
    carrier_name: 'Example Parcel',
    carrier_code: null,
    tracking_number: '1Z 999 AA1',
    tracking_url: null,
    label_url: null,
    shipped_at: now,
    delivered_at: null,
    canceled_at: null,
    created_at: now,
    updated_at: now,
    items: order.items.map(({ order_item_id, qty, uuid }, index) => ({
      shipment_item_id: index + 1,
      uuid,
      shipment_id: 1,
      order_item_id,
      qty,
    })),
  };
};
